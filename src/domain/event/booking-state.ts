import type { BookingState } from "#domain/entities/offer.ts";
import { inBatches } from "#lib/in-batches.ts";

/** Whether an event can be booked (contract-public section 3). */
export type Availability = "open" | "few" | "waitingList" | "closed";

/**
 * The availability of an event; null if the backend gives none that we know, and then a sentence stands in place of a
 * button.
 */
export function availabilityOf(state: Pick<BookingState, "state"> | null): Availability | null {
  const known: readonly Availability[] = ["open", "few", "waitingList", "closed"];
  return known.find((name) => name === state?.state) ?? null;
}

/** Whether places are free: `open` and `few` both count (contract-public section 4, Lists and search). */
export function hasFreePlaces(state: Pick<BookingState, "state"> | null): boolean {
  const availability = availabilityOf(state);
  return availability === "open" || availability === "few";
}

/** Whether an event has no place that can be booked at once; false if its state is unknown. */
export function isFull(state: Pick<BookingState, "state"> | null): boolean {
  return availabilityOf(state) !== null && !hasFreePlaces(state);
}

/**
 * Whether fewer places are left than are wanted. The number 0 is ignored for an event whose state says that places are
 * free.
 */
export function hasTooFewPlaces(state: Pick<BookingState, "state" | "freePlaces"> | null, wanted: number): boolean {
  const left = state?.freePlaces ?? null;
  return left !== null && left < wanted && (left > 0 || !hasFreePlaces(state));
}

/** What a button for this availability puts into the cart; null if there is no button. */
export function offerOf(availability: Availability | null): "booking" | "waitingList" | null {
  if (availability === "open" || availability === "few") return "booking";
  return availability === "waitingList" ? "waitingList" : null;
}

/** Divides ids into groups of at most 50, the limit of one call for booking states. */
export const inCallsOfFifty = <T>(ids: readonly T[]): T[][] => inBatches(ids, 50);
