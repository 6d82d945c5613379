import * as v from "valibot";
import { expect, it } from "vitest";
import { cartSchema, type Cart } from "./entities/cart.ts";
import { bothResults, confirmedResult, keepOrder, keptOrderSchema, ordererOf, resultOfKept } from "./kept-order.ts";
import { linesOf } from "./order-lines.ts";
import { bookedCents, outcomeOf, sharedNumber, troublesOf, type OrderResult } from "./order-outcome.ts";
import type { OrderStep } from "./order-run.ts";

const cart = (...people: number[]): Cart =>
  v.parse(cartSchema, {
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
          hotel: { id: 3, name: "Seehotel", description: "<p>Lang</p>", images: [{ url: "/a.jpg" }] },
          content: { description: "<p>Lang</p>", prices: [{ price: 1290, priceParticipantTwo: 1190 }] },
        },
        recipients: people.map((recipientId) => ({ recipientId, lastname: `N${recipientId}`, comment: "Geheim" })),
      },
    ],
  });
const three = cart(11, 12, 13);
const result = (...steps: OrderStep[]): OrderResult => {
  const lines = linesOf(three);
  return {
    lines,
    entries: lines.map(({ recipientId }, index) => ({ recipientId, step: steps[index] ?? "waiting" })),
    refusals: new Map(steps[2] === "soldOut" ? [["13", { reason: "soldOut", alternatives: [] }]] : []),
    numbers: new Map(steps[0] === "booked" ? [["11", "B-1"]] : []),
    orderer: { company: "Werk", salutation: null, firstname: null, lastname: null, email: "eva@werk.example" },
  };
};
const kept = (from: OrderResult) => v.parse(keptOrderSchema, JSON.parse(JSON.stringify(keepOrder(from, "Gast"))));

it("keeps names, dates, prices and refusals of an order, and no comment, picture or text", () => {
  const stored = kept(result("booked", "failed", "soldOut"));
  expect(JSON.stringify(stored)).not.toMatch(/Geheim|Lang|a\.jpg/);
  const again = resultOfKept(stored);
  expect(
    again.lines.map(({ recipient, item }) => [recipient.lastname, item.event?.startDate, item.event?.hotel?.name]),
  ).toEqual([11, 12, 13].map((id) => [`N${id}`, "2026-05-11", "Seehotel"]));
  expect(again.lines.map(bookedCents)).toEqual([119_000, 119_000, 119_000]);
  expect(again.refusals.get("13")?.reason).toBe("soldOut");
  expect(again.numbers.get("11")).toBe("B-1");
  expect(again.orderer?.email).toBe("eva@werk.example");
});

it("leaves out whom another order of the page knows better, and puts both together", () => {
  const later = {
    ...result("booked"),
    lines: linesOf(cart(12)),
    entries: [{ recipientId: 12, step: "booked" as const }],
  };
  const both = bothResults(resultOfKept(kept(result("booked")), later.lines), later);
  expect(both.lines.map(({ recipientId }) => recipientId)).toEqual([11, 13, 12]);
});

const stepsOf = ({ entries }: OrderResult): OrderStep[] => entries.map(({ step }) => step);

it.each<[string, OrderStep[], number[], number[], OrderStep[]]>([
  ["who is ordered by the backend's word", ["sending"], [11], [], ["booked", "gone", "gone"]],
  ["who had been booked before", ["converted"], [11], [], ["converted", "gone", "gone"]],
  ["who is neither ordered nor in the cart", ["booked", "booked"], [11], [13], ["booked", "gone", "waiting"]],
  ["that a place is gone", ["booked", "booked", "soldOut"], [11, 12], [13], ["booked", "booked", "soldOut"]],
  ["no success that the backend denies", ["booked"], [], [11], ["waiting", "gone", "gone"]],
  ["no failure that may be sent again", ["failed"], [], [11], ["waiting", "gone", "gone"]],
  ["that a booking of before may be sent anew", ["converted"], [], [11, 12], ["failed", "waiting", "gone"]],
])("says %s", (_what, steps, ordered, inCart, expected) => {
  const states = [11, 12, 13].map((recipientId) => ({
    recipientId,
    ordered: ordered.includes(recipientId),
    type: null,
    orderNumber: null,
  }));
  expect(stepsOf(confirmedResult(resultOfKept(kept(result(...steps))), states, cart(...inCart)))).toEqual(expected);
});

it.each<[string, Parameters<typeof confirmedResult>[1]]>([
  ["has not answered", null],
  ["knows nothing of them", []],
  [
    "does not say it",
    [11, 12, 13].map((recipientId) => ({ recipientId, ordered: null, type: null, orderNumber: null })),
  ],
])("knows nothing of what was sent where the backend %s", (_what, states) => {
  const before = resultOfKept(kept(result("booked", "failed", "waiting")));
  expect(stepsOf(confirmedResult(before, states, three))).toEqual(["unknown", "unknown", "waiting"]);
});

it("tells what did not come about apart from what did", () => {
  const { lines, entries } = result("booked", "failed", "soldOut");
  expect(outcomeOf(lines, entries).booked.map(({ recipientId }) => recipientId)).toEqual([11]);
  const { soldOut, closed, failed, converted } = troublesOf({ lines, entries });
  expect(soldOut.map(({ lines: people }) => people.map(({ recipientId }) => recipientId))).toEqual([[13]]);
  expect([closed, failed.map(({ recipientId }) => recipientId), converted]).toEqual([[], [12], []]);
});

it.each([
  [["B-1", "B-1", "B-1"], "B-1"],
  [["B-1", "B-2", "B-1"], null],
  [["B-1"], null],
  [[], null],
])("says the number %j once where all have it", (numbers, expected) => {
  const { lines } = result();
  const of = new Map(numbers.map((number, index) => [String(lines[index]?.recipientId), number]));
  expect(sharedNumber(lines, of)).toBe(expected);
});

it("knows nobody who ordered without an address", () => expect(ordererOf(null)).toBeNull());
