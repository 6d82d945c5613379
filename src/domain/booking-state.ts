import type { BookingState } from "#domain/entities/shop.ts";
import { inBatches } from "#lib/in-batches.ts";

/** Whether an event can be booked (contract-public section 3). */
export type Availability = "open" | "few" | "waitingList" | "closed";

/** Null where the backend names no state that we know: then neither a text nor a button is offered. */
export function availabilityOf(state: Pick<BookingState, "state"> | null): Availability | null {
  const known: readonly Availability[] = ["open", "few", "waitingList", "closed"];
  return known.find((name) => name === state?.state) ?? null;
}

/** Open and few count as free (contract-public section 4, Lists and search). */
export function hasFreePlaces(state: Pick<BookingState, "state"> | null): boolean {
  const availability = availabilityOf(state);
  return availability === "open" || availability === "few";
}

/** Nobody can get a place at once any more; of what nobody tells anything this is not said. */
export function isFull(state: Pick<BookingState, "state"> | null): boolean {
  return availabilityOf(state) !== null && !hasFreePlaces(state);
}

/**
 * Whether fewer places are left than are wanted. A number that says none of an event with free places is no number.
 */
export function isTooFew(state: Pick<BookingState, "state" | "freePlaces"> | null, wanted: number): boolean {
  const left = state?.freePlaces ?? null;
  return left !== null && left < wanted && (left > 0 || !hasFreePlaces(state));
}

/** What a button of that state puts into the cart; null for none. */
export function offerOf(availability: Availability | null): "booking" | "waitingList" | null {
  if (availability === "open" || availability === "few") return "booking";
  return availability === "waitingList" ? "waitingList" : null;
}

/** Ids in groups of at most 50, as many as one call of booking states takes. */
export const inCalls = <T>(ids: readonly T[]): T[][] => inBatches(ids, 50);
