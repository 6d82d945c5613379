import { describe, expect, it } from "vitest";
import {
  isOrdered,
  nextPerson,
  orderStepAfter,
  orderStepNow,
  type CheckoutEnd,
  type OrderStep,
} from "./order-outcome.ts";

const run = (...steps: OrderStep[]) => steps.map((step, index) => ({ id: index + 1, step }));
const refused = (reason: string | null): CheckoutEnd => ({ state: "refused", refusal: { reason } });

it.each<[CheckoutEnd, OrderStep]>([
  [{ state: "done" }, "booked"],
  [{ state: "refused", refusal: "converted" }, "converted"],
  [refused("duplicate"), "converted"],
  [refused("soldOut"), "soldOut"],
  [refused("closed"), "closed"],
  [refused("changed"), "changed"],
  [refused("else"), "failed"],
  [refused(null), "failed"],
  [{ state: "failed", error: { kind: "network", status: 0 } }, "unknown"],
  [{ state: "failed", error: { kind: "session", status: 401 } }, "waiting"],
])("%j makes it %s", (end, step) => expect(orderStepAfter(end)).toBe(step));

it.each<[OrderStep, boolean]>([
  ["booked", true],
  ["converted", true],
  ["failed", false],
  ["soldOut", false],
  ["waiting", false],
])("%s is never sent again: %s", (step, expected) => {
  expect(isOrdered({ step })).toBe(expected);
});

describe("who is sent next", () => {
  it.each<[OrderStep[], number | null]>([
    [["waiting", "waiting"], 1],
    [["booked", "waiting"], 2],
    [["soldOut", "failed", "waiting"], 3],
    [["changed", "waiting"], null],
    [["failed", "booked"], null],
    [[], null],
  ])("of %j", (steps, expected) => expect(nextPerson(run(...steps))?.id ?? null).toBe(expected));
});

it.each<[string, OrderStep, boolean | null, boolean, OrderStep]>([
  ["who is ordered by the backend's word", "sending", true, false, "booked"],
  ["who had been booked before", "converted", true, false, "converted"],
  ["who is neither ordered nor in the cart", "booked", false, false, "gone"],
  ["that a place is gone", "soldOut", false, true, "soldOut"],
  ["no success that the backend denies", "booked", false, true, "waiting"],
  ["no failure that may be sent again", "failed", false, true, "waiting"],
  ["that a booking of before may be sent anew", "converted", false, true, "failed"],
  ["nothing of a booking that the backend does not name", "booked", null, true, "unknown"],
  ["nothing of a failure that it does not name", "failed", null, false, "unknown"],
  ["who was never sent and is still in the cart, whatever it says", "waiting", null, true, "waiting"],
  ["nothing of who was never sent from here and has left the cart", "waiting", null, false, "unknown"],
])("says %s", (_what, step, ordered, isInCart, expected) =>
  expect(orderStepNow(step, ordered, isInCart)).toBe(expected),
);
