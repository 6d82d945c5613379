import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { PortalEvent } from "#domain/entities/event.ts";
import { common } from "#i18n/common.ts";
import { events } from "#i18n/events.ts";
import { buildEvent } from "#test/support/entities.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { EventOverview } from "./event-overview.tsx";

const portal = useMockPortal();

type Fields = Record<string, unknown>;

/** The overview of an event of these fields. */
async function show(fields: Fields): Promise<Rendered> {
  const event: PortalEvent = buildEvent({ eventId: 7, title: "Arbeitszeit", content: {}, ...fields });
  portal.state().events = [event];
  const view = renderInRoot(<EventOverview eventId="7" />);
  await view.findByRole("heading", { level: 2 });
  return view;
}

const facts = (view: Rendered): Record<string, string | null> =>
  Object.fromEntries(
    [...view.wrapper.querySelectorAll("dt")].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent ?? null,
    ]),
  );
const parts = (view: Rendered): (string | null)[] =>
  view.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const links = (view: Rendered): (string | null)[] => view.queryAllByRole("link").map((link) => link.textContent.trim());

const dated = {
  bookingNumber: "B-1",
  startDate: "2026-05-04T08:30:00",
  endDate: "2026-05-06T12:00:00",
  hotel: { city: "Kiel" },
};
const PDFS = [events.noticePdf, events.themePdf];

describe("portal-event-overview", () => {
  it.each<[string, Fields, Record<string, string>]>([
    [
      "a single one",
      dated,
      { Buchungsnummer: "B-1", Beginn: "04.05.2026, 08:30 Uhr", Ende: "06.05.2026, 12:00 Uhr", Ort: "Kiel" },
    ],
    [
      "one in two time zones and years",
      { startDate: "2026-12-31T23:30:00Z", endDate: "2027-01-02", hotelId: -1 },
      { Beginn: "01.01.2027, 00:30 Uhr", Ende: "02.01.2027", Ort: "Online" },
    ],
    [
      "one of a single day",
      { ...dated, endDate: "2026-05-04T17:00:00", hotel: { location: { name: "Förde" }, city: "Kiel" } },
      { Buchungsnummer: "B-1", Beginn: "04.05.2026, 08:30 Uhr", Ende: "04.05.2026, 17:00 Uhr", Ort: "Förde" },
    ],
    [
      "a long series",
      { ...dated, isTrainingSeries: true, endDate: "2026-07-05T12:00:00" },
      { Buchungsnummer: "B-1", Beginn: "04.05.2026, 08:30 Uhr", Ende: "05.07.2026, 12:00 Uhr", Ort: "Kiel" },
    ],
    ["one of which nothing is known", { bookingNumber: " ", hotel: {} }, {}],
    [
      "an in-house one, wherever it may be",
      { ...dated, isInhouse: true, hotel: null, content: null },
      { Zeitraum: "04.–06.05.2026", Buchungsnummer: "B-1" },
    ],
  ])("tells the facts of %s", async (_case, fields, expected) => {
    const view = await show(fields);
    expect(facts(view)).toEqual(expected);
    expect(view.wrapper.querySelectorAll("dl:empty")).toHaveLength(0);
  });

  it.each<[string, Fields, string[]]>([
    ["a single one", { theme: { themeId: 3 } }, [events.calendar, "Kostenrechner", ...PDFS]],
    ["a trade conference", { theme: { themeId: 3, eventType: 3 } }, [events.calendar, ...PDFS]],
    ["a module", { isModule: true, theme: { themeId: 3 } }, [events.calendar, "Kostenrechner"]],
    ["one that is over", { startDate: "2026-03-08", endDate: "2026-03-09" }, []],
    [
      "one that ends today",
      { startDate: "2026-03-09", endDate: "2026-03-10", theme: { themeId: 3 } },
      [events.calendar, "Kostenrechner", ...PDFS],
    ],
    ["an in-house one", { isInhouse: true, theme: { themeId: 3 } }, []],
  ])("has the buttons of %s", async (_case, fields, expected) => {
    expect(links(await show({ ...dated, ...fields }))).toEqual(expected);
  });

  it.each<[string, Fields, string[]]>([
    [
      "modules in the order given, with a number only",
      {
        isTrainingSeries: true,
        modules: [
          { bookingNumber: "M-2", title: "Zwei" },
          { bookingNumber: " " },
          { bookingNumber: "M-1", title: null },
        ],
      },
      ["Modul A: ZweiOnline", "Modul BOnline"],
    ],
    [
      "one module",
      {
        isTrainingSeries: true,
        modules: [{ bookingNumber: "M-1", title: "Eins", startDate: "2026-05-04", hotel: { city: "Kiel" } }],
      },
      ["Modul A: EinsMo., 04.05.2026\u00a0· Kiel"],
    ],
    ["no modules", { isTrainingSeries: true, modules: null }, []],
    [
      "the online follow-up",
      {
        content: { hasOnlineFollowUp: true },
        modules: [{ title: "Hauptteil" }, { title: "Zwei", startDate: "2026-06-01" }],
      },
      ["Online-NachbetreuungMo., 01.06.2026\u00a0· Online"],
    ],
    [
      "no follow-up without a second module",
      { content: { hasOnlineFollowUp: true }, modules: [{ title: "Hauptteil" }] },
      [],
    ],
    ["no modules of what is no series", { modules: [{ bookingNumber: "M-1" }, { bookingNumber: "M-2" }] }, []],
  ])("shows %s", async (_case, fields, expected) => {
    expect(parts(await show({ ...dated, ...fields }))).toEqual(expected);
  });

  it.each([
    ["is over", "2026-03-09", 0],
    ["ends today", "2026-03-10", 1],
  ])("opens a follow-up unless it is over: %s", async (_case, endDate, toggles) => {
    const view = await show({
      ...dated,
      startDate: "2026-01-05",
      content: { hasOnlineFollowUp: true },
      modules: [{}, { startDate: "2026-03-09", endDate }],
    });
    expect(within(view.getByRole("heading", { level: 3 })).queryAllByRole("button", { expanded: false })).toHaveLength(
      toggles,
    );
  });

  it.each(["404", "null"])("says that an unknown one (%s) is over or cancelled", async (kind) => {
    portal.select({ scenario: kind === "404" ? "status-404:event" : "nulls" });
    if (kind === "null") portal.state().events = [];
    expect(await renderInRoot(<EventOverview eventId="7" />).findByText(events.unknown)).toBeInTheDocument();
  });

  it.each(["fail", "offline", "malformed", "html"] as const)(
    "draws a failure (%s) and loads again when asked",
    async (scenario) => {
      portal.select({ scenario });
      const view = renderInRoot(<EventOverview eventId="5002" />);
      await view.findByRole("alert");
      portal.select({ scenario: "normal" });
      await view.user.click(view.getByRole("button", { name: common.retry }));
      expect(await view.findByRole("heading", { name: "Protokollführung im Betriebsrat" })).toBeInTheDocument();
    },
  );

  it("is drawn whole where all lists are empty, and says until then that it loads", async () => {
    portal.select({ scenario: "empty" });
    const view = renderInRoot(<EventOverview eventId="5002" />);
    expect(view.getByText(events.loadingOne)).toBeInTheDocument();
    expect(await view.findByRole("heading", { name: "Protokollführung im Betriebsrat" })).toBeInTheDocument();
  });
});
