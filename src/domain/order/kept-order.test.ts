import * as v from "valibot";
import { expect, it } from "vitest";
import { cartSchema, type Cart } from "#domain/entities/cart.ts";
import { keptOf, keptOrderSchema, orderOfKept } from "./kept-order.ts";
import { outcomeOf, sharedNumber } from "./order-outcome.ts";
import { waitingPerson, linesOf, bookedOf, ordererOf, type OrderPerson, type OrderStep } from "./order-people.ts";

const cart: Cart = v.parse(cartSchema, {
  cartId: "c",
  version: 1,
  items: [
    {
      itemId: 1,
      type: "booking",
      event: {
        eventId: 100,
        title: "Arbeitsrecht",
        startDate: "2026-05-11",
        endDate: "2026-05-13",
        hotel: {
          id: 3,
          name: "Seehotel",
          description: "<p>Lang</p>",
          images: [{ url: "/a.jpg" }],
          prices: [{ catering: 38.5 }],
        },
        content: { description: "<p>Lang</p>", prices: [{ price: 1290, priceParticipantTwo: 1190 }] },
      },
      recipients: [11, 12, 13].map((recipientId) => ({ recipientId, lastname: `N${recipientId}`, comment: "Geheim" })),
    },
  ],
});
const people = (...steps: OrderStep[]): OrderPerson[] =>
  linesOf(cart).map((line, index) => ({ ...waitingPerson(line), step: steps[index] ?? "waiting" }));
const ids = (of: readonly { readonly recipientId: unknown }[]) => of.map(({ recipientId }) => recipientId);

it("keeps names, dates, prices, those of the hotel, and refusals of an order, and no comment, picture or text", () => {
  const [first, second, third] = people("booked", "booked", "soldOut");
  if (first === undefined || second === undefined || third === undefined) throw new Error("The cart has three");
  const order = {
    state: "ended" as const,
    people: [
      { ...first, number: "B-1", purchase: "due" as const },
      { ...second, price: 99_900 },
      { ...third, refusal: { reason: "soldOut" as const, alternatives: [] } },
    ],
    orderer: { company: "Werk", salutation: null, firstname: null, lastname: null, email: "eva@werk.example" },
    customerType: "Gast" as const,
    error: null,
    isCartRead: true,
  };
  const stored = v.parse(keptOrderSchema, JSON.parse(JSON.stringify(keptOf(order))));
  expect(JSON.stringify(stored)).not.toMatch(/Geheim|Lang|a\.jpg/);
  const again = orderOfKept(stored);
  expect(
    again.people.map(({ recipient, item }) => [recipient.lastname, item.event?.startDate, item.event?.hotel?.name]),
  ).toEqual([11, 12, 13].map((id) => [`N${id}`, "2026-05-11", "Seehotel"]));
  expect(bookedOf(again.people).map(({ cents }) => cents)).toEqual([119_000, 99_900]);
  expect(again.people.map(({ refusal, number, purchase }) => [refusal?.reason, number, purchase])).toEqual([
    [undefined, "B-1", "due"],
    [undefined, null, "none"],
    ["soldOut", null, "none"],
  ]);
  expect(again.people[0]?.item.event?.hotel?.prices.map(({ catering }) => catering)).toEqual([38.5]);
  expect(again.orderer?.email).toBe("eva@werk.example");
});

it("tells what did not come about apart from what did", () => {
  const all = people("booked", "failed", "soldOut");
  expect(ids(outcomeOf(all).booked)).toEqual([11]);
  const { soldOut, closed, failed, bookedBefore } = outcomeOf(all);
  expect(soldOut.map(({ lines }) => ids(lines))).toEqual([[13]]);
  expect([closed, ids(failed), bookedBefore]).toEqual([[], [12], []]);
});

it.each([
  [["B-1", "B-1", "B-1"], "B-1"],
  [["B-1", "B-2", "B-1"], null],
  [["B-1", null, null], null],
  [[], null],
])("says the number %j once where all have it", (numbers, expected) =>
  expect(sharedNumber(numbers.map((number) => ({ number })))).toBe(expected),
);

it("knows nobody who ordered without an address", () => expect(ordererOf(null)).toBeNull());
