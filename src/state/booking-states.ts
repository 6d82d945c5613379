import { useState } from "react";
import { bookingStatesResource } from "#api/booking-states.ts";
import type { ApiError } from "#api/errors.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { BookingState } from "#domain/entities/offer.ts";
import { inCallsOfFifty } from "#domain/event/booking-state.ts";
import { useResources } from "#state/resources.ts";

/** Booking states of the events on screen. */
export interface BookingStates {
  /** The booking state of an event, which is empty where the backend tells none; null while nobody has answered. */
  readonly of: (eventId: Id | null) => BookingState | null;
  /** False as long as the answer for any of the events is pending. */
  readonly complete: boolean;
  readonly failed: { readonly error: ApiError; readonly retry: () => void } | null;
}

/**
 * Asks the backend whether events can be booked: once for each event, at most 50 in a call (contract-public section 4).
 * A failed call is repeated only by `retry`, and no other is sent before.
 * @param ids of the events on screen; those that are added later are asked for in further batches
 */
export function useBookingStates(ids: readonly Id[]): BookingStates {
  const [batches, setBatches] = useState<readonly string[]>([]);
  const watched = useResources(
    bookingStatesResource,
    batches.map((eventIds) => ({ eventIds })),
  );
  const wanted = ids.map(String);
  const asked = new Set(batches.flatMap((batch) => batch.split(",")));
  const missing = wanted.filter((id) => !asked.has(id));
  const failed = watched.flatMap(({ remote, reload }) =>
    remote.state === "failed" ? [{ error: remote.error, reload }] : [],
  );
  if (missing.length > 0 && failed.length === 0)
    setBatches([...batches, ...inCallsOfFifty([...new Set(missing)]).map((batch) => batch.join(","))]);
  const states = new Map<string, BookingState>();
  watched.forEach(({ remote }, index) => {
    if (remote.state !== "ready") return;
    for (const eventId of batches[index]?.split(",") ?? [])
      states.set(eventId, { eventId, state: null, freePlaces: null });
    for (const state of remote.data) states.set(String(state.eventId), state);
  });
  const [first] = failed;
  return {
    of: (eventId) => states.get(String(eventId)) ?? null,
    complete: wanted.every((id) => states.has(id)),
    failed: first === undefined ? null : { error: first.error, retry: () => failed.forEach(({ reload }) => reload()) },
  };
}
