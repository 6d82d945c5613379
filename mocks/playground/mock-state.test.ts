import { describe, expect, it } from "vitest";
import { seed } from "#mocks/data/seed.ts";
import { createPortal } from "#mocks/model/portal.ts";
import { customers } from "#mocks/model/state.ts";
import { askRoute } from "#mocks/testing/ask.ts";
import { changesOf, checkState, stateOf } from "./mock-state.ts";

const today = "2026-03-10";
const start = seed("admin", today);

describe("the mock portal's state", () => {
  it.each(customers)("of %s passes its check unchanged", (customer) => {
    const state = JSON.parse(JSON.stringify(seed(customer, today))) as unknown;
    expect(checkState(state)).toEqual({ state, problem: null });
  });

  it.each([
    [{ bookmarks: 3 }, "bookmarks: Erwartet wird Liste, gefunden wurde Zahl."],
    [{ bookmarks: [{ id: true }] }, "bookmarks.0.id: Erwartet wird Zahl oder Text, gefunden wurde true oder false."],
    [{ events: [{ hotel: { name: 5 } }] }, "events.0.hotel.name: Erwartet wird Text, gefunden wurde Zahl."],
    [
      { events: [{ startDate: "2026-02-31" }] },
      "events.0.startDate: kein gültiges Datum (erwartet wird zum Beispiel 2026-03-10).",
    ],
    [{ selfId: undefined }, "selfId: Erwartet wird Zahl, gefunden wurde nichts."],
    [{ bookmark: [] }, "bookmark: Dieses Feld gibt es hier nicht."],
  ])("is refused with a German sentence for %j", (part, problem) => {
    expect(checkState({ ...start, ...part })).toEqual({ state: null, problem });
  });

  it("survives the way through an address after it was used", async () => {
    const portal = createPortal();
    await askRoute(portal, "bookmarkDelete");
    await askRoute(portal, "saveHotelPreferences");
    const changes = await changesOf("admin", today, portal.state());
    expect(changes.length).toBeLessThan(200);
    expect(await stateOf({ customer: "admin", today, changes })).toEqual({ state: portal.state(), problem: null });
    expect(portal.state()).not.toEqual(start);
  });

  it("needs no word while it is what a customer starts with", async () => {
    expect(await changesOf("large", today, seed("large", today))).toBe("");
  });

  it.each([
    ["cut off", "JcwxDsIwEETRu0w9RSI6d"],
    ["made for others", "newcomer"],
  ])("gives way to the start, with a sentence, when the link is %s", async (_what, given) => {
    const changes =
      given === "newcomer"
        ? await changesOf("admin", today, {
            ...start,
            events: start.events.map((event, index) => (index === 3 ? { ...event, title: "Neu" } : event)),
          })
        : given;
    const { state, problem } = await stateOf({ customer: given === "newcomer" ? "newcomer" : "admin", today, changes });
    expect(state).toBeNull();
    expect(problem).toContain("Gezeigt wird der Anfangsstand.");
  });
});
