import { isOutcomeUnknown, type Failure } from "#domain/failure.ts";
import type { OrderState } from "#domain/entities/cart.ts";
import type { Id } from "#domain/entities/fields.ts";
import { sameId } from "./cart.ts";
import { refusalReason } from "./refusal.ts";

/**
 * What became of one participant's `checkout`. `failed`: the backend has said that nothing was ordered, and they may be
 * tried again by themselves. `unknown`: nobody has said anything, and the backend is to be asked before anything is
 * sent. `gone`: they are in the cart no more, and were not ordered.
 */
export const orderSteps = [
  "waiting",
  "sending",
  "failed",
  "unknown",
  "gone",
  "booked",
  "converted",
  "soldOut",
  "closed",
  "changed",
] as const;
export type OrderStep = (typeof orderSteps)[number];

export interface OrderEntry {
  readonly recipientId: Id;
  readonly step: OrderStep;
}

/** How a `checkout` ended, as far as it decides the step. */
export type CheckoutEnd =
  | { readonly state: "done" }
  | { readonly state: "refused"; readonly refusal: "converted" | { readonly reason: string | null } }
  | { readonly state: "failed"; readonly error: Failure };

/** 409 `duplicate` reads as 403 (contract-public section 4); after a 401 nothing has happened. */
export function stepOf(end: CheckoutEnd): OrderStep {
  switch (end.state) {
    case "done":
      return "booked";
    case "failed":
      if (end.error.status === 401) return "waiting";
      return isOutcomeUnknown(end.error) ? "unknown" : "failed";
    case "refused": {
      const reason = end.refusal === "converted" ? "duplicate" : refusalReason(end.refusal.reason);
      return reason === "duplicate" ? "converted" : (reason ?? "failed");
    }
    default:
      return end satisfies never;
  }
}

/** Booked or converted: never sent again, reloads of the page included. */
export const isOrdered = (step: OrderStep): boolean => step === "booked" || step === "converted";

/** Who is sent next; nobody while a change waits to be confirmed, or once all have an outcome. */
export function nextMove(entries: readonly OrderEntry[]): Id | null {
  if (entries.some(({ step }) => step === "changed")) return null;
  return entries.find(({ step }) => step === "waiting")?.recipientId ?? null;
}

/** The entries with one of them in another step. */
export function withStep(entries: readonly OrderEntry[], recipientId: Id, step: OrderStep): OrderEntry[] {
  return entries.map((entry) => (sameId(entry.recipientId, recipientId) ? { ...entry, step } : entry));
}

/** How far an order has come for one of its participants. */
export const stepIn = (entries: readonly OrderEntry[], recipientId: Id): OrderStep =>
  entries.find((entry) => sameId(entry.recipientId, recipientId))?.step ?? "waiting";

/** The entries without any that waits: who was not sent can be tried again by itself. */
export function withoutWaiting(entries: readonly OrderEntry[]): OrderEntry[] {
  return entries.map((entry) => (entry.step === "waiting" ? { ...entry, step: "failed" } : entry));
}

/** What the backend says of an order: yes, no, or nothing, which is neither (contract-public section 8). */
export function orderedIn(states: readonly OrderState[] | null, recipientId: Id): boolean | null {
  return states?.find((state) => sameId(state.recipientId, recipientId))?.ordered ?? null;
}

/** The entries with what the backend says of those of whom nobody knew what had become. */
export const checkedEntries = (entries: readonly OrderEntry[], states: readonly OrderState[] | null): OrderEntry[] =>
  entries.map((entry) => {
    const ordered = entry.step === "unknown" ? orderedIn(states, entry.recipientId) : null;
    return ordered === null ? entry : { ...entry, step: ordered ? "booked" : "failed" };
  });
