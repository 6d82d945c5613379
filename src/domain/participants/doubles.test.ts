import { describe, expect, it } from "vitest";
import type { CartItem } from "#domain/entities/cart.ts";
import { buildEvent, buildRecipient } from "#test/support/entities.ts";
import { doublesOf } from "./doubles.ts";

const at = (startDate: string | null, endDate: string | null = startDate) =>
  buildEvent({ eventId: 1, startDate, endDate });
const people = (...names: string[]) =>
  names.map((name, index) => buildRecipient({ recipientId: index, firstname: name, lastname: name && "Lang" }));
const entry = (itemId: number, event: CartItem["event"], ...names: string[]): CartItem => ({
  itemId,
  type: "booking",
  event,
  recipients: people(...names),
});
const said = (item: CartItem, ...others: CartItem[]) => {
  const { twice, elsewhere } = doublesOf(item, [item, ...others]);
  return {
    twice: twice.map(({ firstname }) => firstname),
    elsewhere: elsewhere.map(({ others: them, people: who }) => [
      them.map(({ itemId }) => itemId),
      ...who.map(({ firstname }) => firstname),
    ]),
  };
};

describe("doubles of an entry", () => {
  it("are people who are in it twice, however they are written, but not those without a name", () => {
    expect(said(entry(1, null, "Eva", "Ida", "eva ", "", ""))).toEqual({ twice: ["Eva"], elsewhere: [] });
  });

  it.each([
    ["on the last day", at("2026-05-04", "2026-05-06"), at("2026-05-06", "2026-05-08"), true],
    ["within", at("2026-05-04", "2026-05-08"), at("2026-05-05"), true],
    ["on the day after", at("2026-05-04", "2026-05-06"), at("2026-05-07"), false],
    ["by Berlin's days", at("2026-05-04", "2026-05-06T21:59:00Z"), at("2026-05-07"), false],
    ["over midnight in Berlin", at("2026-05-04", "2026-05-06T22:00:00Z"), at("2026-05-07"), true],
    ["without dates", at(null), at("2026-05-07"), false],
    [
      "between two modules of a series",
      { ...at("2026-05-04", "2026-07-03"), modules: [at("2026-05-04", "2026-05-06"), at("2026-07-01", "2026-07-03")] },
      at("2026-06-01", "2026-06-03"),
      false,
    ],
  ])("are people who are elsewhere %s: %#", (_when, here, there, isElsewhere) => {
    expect(said(entry(1, here, "Eva", "Ida", "Ina"), entry(2, there, "Ida", "Eva"))).toEqual({
      twice: [],
      elsewhere: isElsewhere ? [[[2], "Eva", "Ida"]] : [],
    });
  });

  it("are named once, with all entries that have them as well", () => {
    const day = at("2026-05-05");
    const others = [entry(2, day, "Eva", "Ida", "Ina"), entry(3, day, "Ida", "Eva")];
    expect(said(entry(1, day, "Eva", "Ida", "Ina", "Ulla"), ...others).elsewhere).toEqual([
      [[2, 3], "Eva", "Ida"],
      [[2], "Ina"],
    ]);
  });
});
