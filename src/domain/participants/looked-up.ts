import type { LookedUp } from "#domain/answers/outcome.ts";
import { sameId, type Id } from "#domain/entities/fields.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { statusButtons } from "./recipients.ts";

/**
 * Tells whether a reservation was booked, by the event's participants now: only one whose type is a booking is booked
 * (contract-public section 8). A type that is unknown may be one.
 */
export function bookingLookedUp(recipients: readonly Recipient[] | null, recipientId: Id | null): LookedUp {
  const row = recipients?.find((known) => sameId(known.recipientId, recipientId));
  if (row?.type === "booking") return { state: "happened", answer: undefined };
  return { state: row?.type === "reservation" || row?.type === "waitingList" ? "not happened" : "unknown" };
}

/**
 * Tells whether a participant was cancelled, by the event's participants now. Only one who could still be cancelled was
 * not. Whoever is missing there may have been cancelled at once or be listed elsewhere, an unknown status may mean a
 * cancellation, and a refused one has arrived: all these are neither a yes nor a no.
 */
export function cancellingLookedUp(recipients: readonly Recipient[] | null, recipientId: Id | null): LookedUp {
  const row = recipients?.find((known) => sameId(known.recipientId, recipientId));
  if (row?.cancelState === "pending") return { state: "happened", answer: undefined };
  return { state: row !== undefined && statusButtons(row).includes("cancel") ? "not happened" : "unknown" };
}
