import { expect, it } from "vitest";
import type { Recipient } from "#domain/entities/recipient.ts";
import { buildRecipient } from "#test/support/entities.ts";
import { bookingLookedUp, cancellingLookedUp } from "./looked-up.ts";

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
  [{ approvalState: "cancelled" }, "unknown"],
  [{ approvalState: "rejected" }, "unknown"],
  [{ type: "cancelled" }, "unknown"],
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
