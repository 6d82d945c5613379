import { expect, it } from "vitest";
import { buildEvent } from "#test/support/entities.ts";
import { lowestPrice, offeredPrice } from "./offered-price.ts";

const dated = (price: number | null, more = {}) => buildEvent({ content: { prices: [{ price }] }, ...more });

it.each<[string, (number | null)[], number | null, boolean]>([
  ["one price", [900, 900], 90_000, false],
  ["several", [990, 900], 90_000, true],
  ["a price and none", [null, 900], 90_000, true],
  ["none", [null, null], null, false],
])("dates of %s begin at the lowest", (_what, prices, cents, differs) => {
  const lowest = lowestPrice(prices.map((price) => dated(price)));
  expect([lowest.price?.each ?? null, lowest.differs]).toEqual([cents, differs]);
});

it("names no price of what is agreed with a house, unless it is sold elsewhere", () => {
  const house = dated(900, { isInhouse: true });
  expect(offeredPrice(house)).toBeNull();
  expect(offeredPrice(dated(900, { isInhouse: true, theme: { redirectUrl: "/x" } }))?.each).toBe(90_000);
  expect(lowestPrice([house, dated(990), dated(990)])).toMatchObject({ price: { each: 99_000 }, differs: false });
});
