import { useState } from "react";
import { bookingStatesResource } from "#api/booking-states.ts";
import type { ApiError } from "#api/errors.ts";
import { inCalls } from "#domain/booking-state.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { BookingState } from "#domain/entities/shop.ts";
import { useResources } from "#state/resources.ts";

/** Booking states of the events on screen. */
export interface BookingStates {
  /** Null while unknown, and where the backend tells none. */
  readonly of: (eventId: Id | null) => BookingState | null;
  /** False as long as any of the asked ones is on its way. */
  readonly complete: boolean;
  readonly failed: { readonly error: ApiError; readonly retry: () => void } | null;
}

/**
 * Asks whether events can be booked, each once, at most 50 a call (contract-public section 4). A call that failed is
 * asked again by `retry` alone, and until then no other is sent.
 * @param ids of the events on screen; more may follow, and are asked in further batches
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
    setBatches([...batches, ...inCalls([...new Set(missing)]).map((batch) => batch.join(","))]);
  const known = new Set<string>();
  const states = new Map<string, BookingState>();
  watched.forEach(({ remote }, index) => {
    if (remote.state !== "ready") return;
    for (const id of batches[index]?.split(",") ?? []) known.add(id);
    for (const state of remote.data) states.set(String(state.eventId), state);
  });
  const [first] = failed;
  return {
    of: (eventId) => states.get(String(eventId)) ?? null,
    complete: wanted.every((id) => known.has(id)),
    failed: first === undefined ? null : { error: first.error, retry: () => failed.forEach(({ reload }) => reload()) },
  };
}
