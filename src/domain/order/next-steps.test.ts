import * as v from "valibot";
import { expect, it } from "vitest";
import { cartSchema } from "#domain/entities/cart.ts";
import { stepsAfterOrder } from "./next-steps.ts";
import { linesOf } from "./order-people.ts";

const now = Date.parse("2026-03-10T12:00:00Z");
const entry = (itemId: number, type: string, startDate: string | null, isOnlineEvent = false, price = 990) => ({
  itemId,
  type,
  event: {
    eventId: itemId,
    title: `T${itemId}`,
    startDate,
    endDate: startDate,
    isOnlineEvent,
    content: { prices: [{ price }] },
  },
  recipients: [{ recipientId: itemId, lastname: "A" }],
});
const steps = (...items: object[]) =>
  stepsAfterOrder(linesOf(v.parse(cartSchema, { cartId: "c", version: 1, items })), now).map(
    ({ kind, day }) => `${kind} ${day ?? "-"}`,
  );

it.each([
  ["a seminar", [entry(1, "booking", "2026-05-11")], ["invoice -", "cancel 2026-05-03", "start 2026-05-11"]],
  [
    "several, each with its own last day",
    [entry(1, "booking", "2026-05-11"), entry(2, "booking", "2026-04-01", true)],
    ["invoice -", "cancel -", "link 2026-03-31", "start 2026-04-01", "start 2026-05-11"],
  ],
  ["one too near to be cancelled", [entry(1, "booking", "2026-03-17")], ["invoice -", "start 2026-03-17"]],
  ["online tomorrow", [entry(1, "booking", "2026-03-11", true)], ["invoice -", "link 2026-03-10", "start 2026-03-11"]],
  ["no date", [entry(1, "booking", null)], ["invoice -"]],
  ["what costs nothing", [entry(1, "booking", null, false, 0)], []],
  [
    "requests",
    [entry(1, "waitingList", "2026-05-11"), entry(2, "reservation", "2026-05-11")],
    ["reservation -", "waitingList -"],
  ],
])("after %s", (_what, items, expected) => expect(steps(...items)).toEqual(expected));
