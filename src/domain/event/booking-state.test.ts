import { expect, it } from "vitest";
import { availabilityText } from "#i18n/cart-short.ts";
import { hasTooFewPlaces } from "./booking-state.ts";

it.each([
  ["few", 3, "Nur noch 3 Plätze"],
  ["few", 1, "Nur noch 1 Platz"],
  ["few", 0, "Wenige Plätze"],
  ["few", -2, "Wenige Plätze"],
  ["few", null, "Wenige Plätze"],
  ["open", 0, "Plätze frei"],
  ["closed", 0, "Ausgebucht"],
] as const)("%s with %j places left reads %s", (state, freePlaces, text) => {
  expect(availabilityText(state, freePlaces)).toBe(text);
});

it.each([
  ["few", 3, 4, true],
  ["few", 3, 3, false],
  ["few", 0, 1, false],
  ["open", 0, 2, false],
  ["open", null, 2, false],
  ["waitingList", 0, 1, true],
  ["closed", 0, 1, true],
] as const)("%s with %j places left for %i is too few: %s", (state, freePlaces, wanted, expected) => {
  expect(hasTooFewPlaces({ state, freePlaces }, wanted)).toBe(expected);
});
