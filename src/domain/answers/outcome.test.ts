import { expect, it } from "vitest";
import type { OrderType } from "#domain/entities/cart.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { buildRecipient } from "#test/support/entities.ts";
import {
  bookingLookedUp,
  cancellingLookedUp,
  orderLookedUp,
  outcomeWord,
  type FailedOutcome,
  type OutcomeWord,
} from "./outcome.ts";

it.each<[string, number, FailedOutcome | undefined, OutcomeWord]>([
  ["network", 0, undefined, "unknown"],
  ["timeout", 0, undefined, "unknown"],
  ["malformed", 200, undefined, "unknown"],
  ["malformed", 302, undefined, "unknown"],
  ["status", 500, undefined, "unknown"],
  ["status", 503, undefined, "unknown"],
  ["status", 204, undefined, "unknown"],
  ["status", 400, undefined, "unsent"],
  ["status", 404, undefined, "unsent"],
  ["status", 429, undefined, "unsent"],
  ["session", 401, undefined, "unsent"],
  ["fault", 0, undefined, "unsent"],
  ["network", 0, "not done", "unsent"],
  ["status", 500, "not done", "unsent"],
  ["status", 403, "unknown", "unknown"],
])("a failure of kind %s with status %i (%s) reads %s", (kind, status, outcome, word) => {
  expect(outcomeWord({ state: "failed", error: { kind, status, outcome } })).toBe(word);
});

it("calls an answer by its name", () => {
  expect(outcomeWord({ state: "done" })).toBe("known");
  expect(outcomeWord({ state: "refused" })).toBe("refused");
});

it.each<[boolean | null, string | null, OrderType, string]>([
  [true, null, "booking", "happened"],
  [true, "booking", "booking", "happened"],
  [true, "reservation", "booking", "not happened"],
  [true, "booking", "reservation", "happened"],
  [true, "BOOKING", "booking", "unknown"],
  [true, "", "booking", "unknown"],
  [true, "other", "reservation", "unknown"],
  [false, "other", "booking", "not happened"],
  [null, "booking", "booking", "unknown"],
])("reads ordered %j as %j where a %s was asked for as %s", (ordered, type, asked, state) => {
  expect(orderLookedUp({ recipientId: 1, ordered, type, orderNumber: null }, asked).state).toBe(state);
});

type Row = Partial<Pick<Recipient, "type" | "approvalState" | "cancelState">>;
const rowOf = (words: Row): Recipient[] => [
  buildRecipient({ recipientId: 1, type: "booking", approvalState: "confirmed", cancelState: "none", ...words }),
];

it.each<[Row, string]>([
  [{ cancelState: "pending" }, "happened"],
  [{ cancelState: "pending", approvalState: "OPEN" }, "happened"],
  [{}, "not happened"],
  [{ type: "waitingList" }, "not happened"],
  [{ cancelState: "rejected" }, "unknown"],
  [{ cancelState: "requested" }, "unknown"],
  [{ cancelState: "PENDING" }, "unknown"],
  [{ cancelState: null }, "unknown"],
])("reads a participant with %j as one whose cancellation has %s", (words, state) => {
  expect(cancellingLookedUp(rowOf(words), 1).state).toBe(state);
});

it.each<[Row, string]>([
  [{ type: "booking" }, "happened"],
  [{ type: "booking", approvalState: "open" }, "happened"],
  [{ type: "reservation" }, "not happened"],
  [{ type: "waitingList" }, "not happened"],
  [{ type: "BOOKING" }, "unknown"],
  [{ type: "booked" }, "unknown"],
  [{ type: null }, "unknown"],
])("reads a participant with %j as one whose booking has %s", (words, state) => {
  expect(bookingLookedUp(rowOf(words), 1).state).toBe(state);
});
