import { act } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { common } from "#i18n/common.ts";
import { events } from "#i18n/events.ts";
import { nextEventTexts } from "#i18n/next-event.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { NextEventCard } from "./next-event.tsx";

const portal = useMockPortal();

/** Answers with a next event of these fields, however the model would choose one. */
function answerWith(event: Record<string, unknown> | null): void {
  const json = JSON.stringify({ event });
  vi.spyOn(globalThis, "fetch").mockImplementation(() =>
    Promise.resolve(new Response(json, { headers: { "content-type": "application/json" } })),
  );
}

const next = {
  eventId: 7,
  von: "2026-03-12T17:30:00",
  bis: "2026-03-15T12:00:00",
  title: "Arbeitszeit",
  ort: "Hotel am See, Lindau",
  seminarUrl: "/seminare/p/7",
  ortUrl: "/standorte/lindau-7",
};

describe("portal-next-event", () => {
  it("shows countdown, title, dates, location and both buttons", async () => {
    answerWith(next);
    const view = renderInRoot(<NextEventCard />);
    expect(view.getByText(nextEventTexts.loading)).toBeInTheDocument();
    expect(await view.findByRole("heading", { level: 3, name: "Arbeitszeit" })).toBeInTheDocument();
    expect(view.getByRole("heading", { level: 2, name: nextEventTexts.heading })).toBeInTheDocument();
    expect(view.getByText("Noch 2 Tage")).toBeInTheDocument();
    const facts = view.getAllByRole("definition").map((fact) => fact.textContent);
    expect(facts).toEqual(["12.03.2026, 17:30 Uhr", "15.03.2026, 12:00 Uhr", "Hotel am See, Lindau"]);
    expect(view.getByRole("link", { name: nextEventTexts.details })).toHaveAttribute("href", "/seminare/p/7");
    expect(view.getByRole("link", { name: nextEventTexts.place })).toHaveAttribute("href", "/standorte/lindau-7");
  });

  it("asks the contract's call once", async () => {
    const view = renderInRoot(
      <>
        <NextEventCard />
        <NextEventCard />
      </>,
    );
    await view.findAllByRole("heading", { level: 3 });
    expect(portal.calls.map(({ name }) => name)).toEqual(["nextEvent"]);
  });

  it.each([
    ["2026-03-09", "Hat bereits begonnen", true],
    ["2026-03-10T23:30:00", "Startet heute", false],
    ["2026-03-11T00:30:00", "Noch 1 Tag", true],
    ["2026-04-10", "Noch 31 Tage", true],
  ])('of a start at %s says "%s", with details button: %s', async (von, text, details) => {
    answerWith({ ...next, von });
    const view = renderInRoot(<NextEventCard />);
    expect(await view.findByText(text)).toBeInTheDocument();
    expect(view.queryByRole("link", { name: nextEventTexts.details }) !== null).toBe(details);
    expect(view.getByRole("link", { name: nextEventTexts.place })).toBeInTheDocument();
  });

  it.each([
    ["the title Inhouse Seminar", { title: "Inhouse Seminar" }, [nextEventTexts.place]],
    ["no address of the seminar", { seminarUrl: null }, [nextEventTexts.place]],
    ["no address of the location", { ortUrl: "" }, [nextEventTexts.details]],
    ["no address at all", { seminarUrl: undefined, ortUrl: undefined }, []],
    ["an address that would run a script", { seminarUrl: "javascript:alert(1)" }, [nextEventTexts.place]],
  ])("with %s hides the button", async (_case, change, names) => {
    answerWith({ ...next, ...change });
    const view = renderInRoot(<NextEventCard />);
    await view.findByText("Noch 2 Tage");
    expect(view.queryAllByRole("link").map((link) => link.textContent)).toEqual(names);
  });

  it("is right again after midnight without a reload", async () => {
    vi.useFakeTimers({
      toFake: ["Date", "setTimeout", "clearTimeout"],
      now: new Date("2026-03-10T22:59:00Z"),
      shouldAdvanceTime: true,
    });
    answerWith(next);
    const view = renderInRoot(<NextEventCard />);
    await view.findByText("Noch 2 Tage");
    for (const text of ["Noch 1 Tag", "Startet heute", "Hat bereits begonnen"]) {
      act(() => void vi.advanceTimersByTime(24 * 3_600_000));
      expect(view.getByText(text)).toBeInTheDocument();
    }
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("says kindly that nothing is ahead", async () => {
    portal.select({ customer: "newcomer" });
    const view = renderInRoot(<NextEventCard />);
    expect(await view.findByText(nextEventTexts.none)).toBeInTheDocument();
  });

  it("survives an event of which nothing is known", async () => {
    answerWith({});
    const view = renderInRoot(<NextEventCard />);
    expect(await view.findByRole("heading", { level: 3, name: events.untitled })).toBeInTheDocument();
    expect(view.queryAllByRole("definition")).toEqual([]);
    expect(view.queryAllByRole("link")).toEqual([]);
  });

  it.each(["fail", "offline", "malformed", "html"] as const)(
    "draws a failure (%s) and loads again when asked",
    async (scenario) => {
      portal.select({ scenario });
      const view = renderInRoot(<NextEventCard />);
      await view.findByRole("alert");
      portal.select({ scenario: "normal" });
      await view.user.click(view.getByRole("button", { name: common.retry }));
      expect(await view.findByRole("heading", { level: 3 })).toBeInTheDocument();
    },
  );

  it("leads to the event's page in the portal where the site has one, on its first day as well", async () => {
    usePortal.setState({ config: { ...defaultConfig, pages: { portalEvent: "/mein/seminar/{eventId}" } } });
    answerWith({ ...next, von: "2026-03-10T08:00:00" });
    const view = renderInRoot(<NextEventCard />);
    const links = async (): Promise<[string | null, string | null][]> =>
      (await view.findAllByRole("link")).map((link) => [link.textContent, link.getAttribute("href")]);
    expect(await links()).toEqual([
      ["Arbeitszeit", "/mein/seminar/7"],
      [events.toEvent, "/mein/seminar/7"],
      [nextEventTexts.place, "/standorte/lindau-7"],
    ]);
    // Its days are facts, and said once.
    expect(view.queryByText(/10\.–15\.03\.2026/)).toBeNull();
  });
});
