import * as v from "valibot";
import { expect, it } from "vitest";
import { cartSchema } from "./entities/cart.ts";
import { stepsAfterOrder } from "./next-steps.ts";
import { linesOf } from "./order-lines.ts";

const now = Date.parse("2026-03-10T12:00:00Z");
const entry = (itemId: number, type: string, startDate: string | null, isOnlineEvent = false) => ({
  itemId,
  type,
  event: { eventId: itemId, title: `T${itemId}`, startDate, endDate: startDate, isOnlineEvent },
  recipients: [{ recipientId: itemId, lastname: "A" }],
});
const steps = (canCancel: boolean, ...items: object[]) =>
  stepsAfterOrder(linesOf(v.parse(cartSchema, { cartId: "c", version: 1, items })), canCancel, now).map(
    ({ kind, day }) => `${kind} ${day ?? "-"}`,
  );

it.each([
  ["a seminar", false, [entry(1, "booking", "2026-05-11")], ["start 2026-05-11"]],
  ["a customer's", true, [entry(1, "booking", "2026-05-11")], ["cancel 2026-05-03", "start 2026-05-11"]],
  [
    "several, each with its own last day",
    true,
    [entry(1, "booking", "2026-05-11"), entry(2, "booking", "2026-04-01", true)],
    ["cancel -", "link 2026-03-31", "start 2026-04-01", "start 2026-05-11"],
  ],
  ["one too near to be cancelled", true, [entry(1, "booking", "2026-03-17")], ["start 2026-03-17"]],
  ["online tomorrow", false, [entry(1, "booking", "2026-03-11", true)], ["link 2026-03-10", "start 2026-03-11"]],
  ["no date", true, [entry(1, "booking", null)], []],
  [
    "requests",
    true,
    [entry(1, "waitingList", "2026-05-11"), entry(2, "reservation", "2026-05-11")],
    ["reservation -", "waitingList -"],
  ],
])("after %s", (_what, canCancel, items, expected) => expect(steps(canCancel, ...items)).toEqual(expected));
