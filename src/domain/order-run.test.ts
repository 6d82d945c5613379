import { describe, expect, it } from "vitest";
import {
  isOrdered,
  nextMove,
  stepOf,
  withStep,
  type CheckoutEnd,
  type OrderEntry,
  type OrderStep,
} from "./order-run.ts";

const run = (...steps: OrderStep[]): OrderEntry[] => steps.map((step, index) => ({ recipientId: index + 1, step }));
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
])("%j makes it %s", (end, step) => expect(stepOf(end)).toBe(step));

it.each<[OrderStep, boolean]>([
  ["booked", true],
  ["converted", true],
  ["failed", false],
  ["soldOut", false],
  ["waiting", false],
])("%s is never sent again: %s", (step, expected) => {
  expect(isOrdered(step)).toBe(expected);
});

describe("who is sent next", () => {
  it.each<[OrderStep[], number | null]>([
    [["waiting", "waiting"], 1],
    [["booked", "waiting"], 2],
    [["soldOut", "failed", "waiting"], 3],
    [["changed", "waiting"], null],
    [["failed", "booked"], null],
    [[], null],
  ])("of %j", (steps, expected) => expect(nextMove(run(...steps))).toBe(expected));
});

it("moves one participant alone", () =>
  expect(withStep(run("waiting", "waiting"), "2", "sending").map(({ step }) => step)).toEqual(["waiting", "sending"]));
