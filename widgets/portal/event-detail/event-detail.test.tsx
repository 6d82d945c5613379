import { act, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { common } from "#i18n/common.ts";
import { events } from "#i18n/events.ts";
import { menu } from "#i18n/menu.ts";
import { invalidate } from "#state/reads.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { EventDetail } from "./event-detail.tsx";

const portal = useMockPortal();

async function show(eventId: string): Promise<Rendered> {
  const view = renderInRoot(<EventDetail eventId={eventId} />, { id: "portal-event-detail" });
  expect(view.getByText(events.loadingOne)).toBeInTheDocument();
  await view.findByRole("heading", { level: 2 });
  return view;
}

const tabs = (view: Rendered): (string | null)[] => view.queryAllByRole("tab").map((tab) => tab.textContent);
const facts = (view: Rendered): (string | null | undefined)[][] => {
  const [list] = view.wrapper.querySelectorAll(".facts");
  return [...(list?.querySelectorAll("dt") ?? [])].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
};
const links = (view: Rendered): (string | null)[] => {
  const group = view.queryByRole("group", { name: events.linksLabel });
  return group === null
    ? []
    : within(group)
        .getAllByRole("link")
        .map((link) => link.textContent.trim());
};

const CALENDAR = events.calendar;
const COSTS = "Kostenrechner";
const PDFS = [events.noticePdf, events.themePdf];

describe("head", () => {
  it.each([
    ["5001", "Betriebsverfassungsrecht Teil 1", [CALENDAR, COSTS, ...PDFS]],
    ["5005", "Ausbildung zum Mediator im Betrieb", [CALENDAR, COSTS]],
    ["5051", "Konflikte erkennen und ansprechen", [CALENDAR, COSTS]],
    ["5013", "Fachtagung Künstliche Intelligenz im Betrieb", [CALENDAR, ...PDFS]],
    ["5018", "Mobbing vorbeugen (Termin folgt)", [COSTS, ...PDFS]],
    ["5101", "Betriebsrat I: Einstieg ins Amt", []],
    ["5103", "Ausbildung zum Wirtschaftsausschuss kompakt", []],
  ])("%s: %s", async (eventId, title, expected) => {
    const view = await show(eventId);
    expect(view.getByRole("heading", { level: 2 })).toHaveTextContent(title);
    expect(links(view)).toEqual(expected);
  });

  it("shows the facts", async () => {
    expect(facts(await show("5010"))).toEqual([
      ["Buchungsnummer", "S-5010-26"],
      ["Beginn", "28.03.2026, 08:30 Uhr"],
      ["Ende", "29.03.2026, 17:30 Uhr"],
      ["Ort", "Online"],
    ]);
  });

  it("opens the cost calculator in a tab of its own", async () => {
    const link = within(
      await show("5001").then((view) => view.getByRole("group", { name: events.linksLabel })),
    ).getByRole("link", { name: /^Kostenrechner/ });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("href", `${location.origin}/kostenrechner/5001`);
  });

  it("shows the overview of an in-house event instead", async () => {
    const view = await show("5105");
    expect(facts(view)).toEqual([
      ["Zeitraum", "01.–02.10.2025"],
      ["Buchungsnummer", "S-5105-25"],
    ]);
    expect(view.getByRole("heading", { level: 3, name: "Dokumente" })).toBeInTheDocument();
    expect(await view.findByRole("link", { name: "Seminarunterlagen.pdf" })).toBeInTheDocument();
    expect(links(view)).toEqual([]);
  });
});

describe("the own status", () => {
  const own = (view: Rendered): string | null => view.queryByText("Ihr Status")?.parentElement?.textContent ?? null;

  it("stands beside the title as soon as it is known who reads", async () => {
    const view = await show("5001");
    await view.findByText("Ihr Status");
    expect(own(view)).toBe("Ihr Status Buchungsbestätigung ausstehend");
  });

  it("stands there as well once the participants' tab has read them", async () => {
    const view = await show("5004");
    await view.findByText("Ihr Status");
    expect(own(view)).toBe("Ihr Status Gebucht");
  });

  it.each([
    ["who takes no part", "normal", 4711],
    ["whom nobody can name", "fail:user", 1001],
  ] as const)("is not there for %s", async (_who, scenario, userId) => {
    portal.select({ scenario });
    Object.values(portal.state().recipients).forEach((list) => list.forEach((one) => Object.assign(one, { userId })));
    const view = await show("5001");
    await waitFor(() => expect(usePortal.getState().resources.user?.state).toMatch(/ready|failed/));
    expect(own(view)).toBeNull();
  });

  it("has no label of its own where nobody says how the reader stands", async () => {
    Object.values(portal.state().recipients).forEach((list) =>
      list.forEach((one) => Object.assign(one, { type: null, approvalState: null, cancelState: null })),
    );
    const view = await show("5001");
    await view.findByText("Sie");
    expect(own(view)).toBeNull();
  });
});

describe("tabs", () => {
  it.each([
    ["seminar", "5001", ["Mein Gremium", "Inhalt", "Ablaufplan", "Standort / Hotel", "Bilder", "Dokumente"]],
    [
      "rhetoric seminar",
      "5015",
      ["Mein Gremium", "Inhalt", "Ablaufplan", "Standort / Hotel", "Bilder", "Videos", "Dokumente"],
    ],
    ["seminar without topics and schedule", "5017", ["Mein Gremium", "Standort / Hotel", "Bilder", "Dokumente"]],
    ["historic seminar", "5101", ["Inhalt", "Ablaufplan", "Standort / Hotel", "Bilder", "Dokumente"]],
    ["series", "5005", ["Mein Gremium"]],
    ["historic series", "5103", []],
    ["module", "5051", ["Inhalt", "Standort / Hotel", "Bilder", "Dokumente"]],
    ["online seminar", "5010", ["Mein Gremium", "Inhalt", "Ablaufplan", "Dokumente", "Wegweiser Online-Seminare"]],
    ["webinar", "5011", ["Mein Gremium", "Inhalt", "Ablaufplan", "Dokumente", "Wegweiser Webinar"]],
    ["free online event", "5012", ["Mein Gremium", "Inhalt", "Ablaufplan", "Dokumente", "Wegweiser Webinar"]],
    ["historic online seminar", "5104", ["Inhalt", "Ablaufplan", "Dokumente"]],
    ["trade conference", "5013", ["Mein Gremium", "Standort / Hotel", "Bilder", "Dokumente"]],
  ])("of a %s", async (_kind, eventId, expected) => {
    expect(tabs(await show(eventId))).toEqual(expected);
  });

  it("load their data when first shown, and show it at once later", async () => {
    const view = await show("5101");
    expect(portal.calls.map((call) => call.name)).toEqual(["event", "user"]);
    await view.user.click(view.getByRole("tab", { name: "Dokumente" }));
    await view.findByText("Seminarunterlagen.pdf");
    await view.user.click(view.getByRole("tab", { name: "Inhalt" }));
    expect(await view.findByRole("heading", { name: "Themen" })).toBeInTheDocument();
    await view.user.click(view.getByRole("tab", { name: "Dokumente" }));
    expect(view.getByText("Seminarunterlagen.pdf")).toBeInTheDocument();
    expect(portal.calls.map((call) => call.name)).toEqual(["event", "user", "documents"]);
  });
});

describe("the way back", () => {
  it("leads to the own seminars", async () => {
    const view = await show("5001");
    expect(view.getByRole("link", { name: menu.desktop })).toHaveAttribute("href", `${location.origin}/kundenportal`);
  });

  it.each([
    ["", menu.desktop, 0],
    ["https://post.example/mail", menu.desktop, 0],
    ["/kundenportal/login", menu.desktop, 0],
    ["/kundenportal?tab=1", menu.desktop, 1],
    ["/gremium?gremiumsmitglied=1002", "Zurück", 1],
  ])("is a step back to the page of the site that led here (%s)", async (referrer, name, steps) => {
    const address = referrer.startsWith("/") ? location.origin + referrer : referrer;
    vi.spyOn(document, "referrer", "get").mockReturnValue(address);
    history.pushState(null, "", "/");
    const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
    const view = await show("5001");
    view.anchor.addEventListener("click", (event) => event.preventDefault());
    await view.user.click(view.getByRole("link", { name }));
    expect(back).toHaveBeenCalledTimes(steps);
    vi.restoreAllMocks();
  });
});

describe("states", () => {
  it.each(["status-404:event", "empty:event"] as const)(
    "says that an unknown event is over or cancelled (%s)",
    async (scenario) => {
      portal.select({ scenario: scenario === "empty:event" ? "normal" : scenario });
      const view = renderInRoot(<EventDetail eventId={scenario === "empty:event" ? "9999" : "5001"} />);
      expect(await view.findByText(events.unknown)).toBeInTheDocument();
    },
  );

  it.each(["fail", "offline", "malformed", "html"] as const)(
    "draws a failure (%s) and loads again when asked",
    async (scenario) => {
      portal.select({ scenario });
      const view = renderInRoot(<EventDetail eventId="5001" />);
      expect(await view.findByRole("alert")).toBeInTheDocument();
      portal.select({ scenario: "normal" });
      await view.user.click(view.getByRole("button", { name: common.retry }));
      expect(
        await view.findByRole("heading", { level: 2, name: "Betriebsverfassungsrecht Teil 1" }),
      ).toBeInTheDocument();
    },
  );

  it("keeps the page when loading it again fails", async () => {
    const view = await show("5001");
    portal.select({ scenario: "fail" });
    act(() => invalidate("event"));
    expect(await view.findByText(/^Die Inhalte konnten nicht geladen werden/)).toBeInTheDocument();
    expect(view.getByRole("heading", { level: 2 })).toHaveTextContent("Betriebsverfassungsrecht Teil 1");
  });

  it("survives an answer in which everything optional is missing", async () => {
    portal.select({ scenario: "nulls" });
    const view = await show("5001");
    expect(view.getByRole("heading", { level: 2 })).toHaveTextContent(events.untitled);
  });
});
