import { useEffect, useEffectEvent, useState } from "react";
import { bookingStatesResource } from "#api/booking-states.ts";
import { toApiError, type ApiError } from "#api/errors.ts";
import { inCalls } from "#domain/booking-state.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { BookingState } from "#domain/entities/shop.ts";
import { useSessionClaim } from "#state/session.ts";

/** Booking states of the events on screen. */
export interface BookingStates {
  /** Null while unknown, and where the backend tells none. */
  readonly of: (eventId: Id | null) => BookingState | null;
  /** False as long as any of the asked ones is on its way. */
  readonly complete: boolean;
  readonly failed: { readonly error: ApiError; readonly retry: () => void } | null;
}

interface Known {
  readonly states: ReadonlyMap<string, BookingState | null>;
  readonly error: ApiError | null;
}

const nothing: Known = { states: new Map(), error: null };

/**
 * Asks whether events can be booked, each once, at most 50 a call (contract-public section 4). What has been asked
 * stays known while the view lives; a call that failed is asked again by `retry` alone.
 * @param ids of the events on screen; more may follow
 */
export function useBookingStates(ids: readonly Id[]): BookingStates {
  const [known, setKnown] = useState<Known>(nothing);
  const wanted = ids.map(String);
  const missing = wanted.filter((id) => !known.states.has(id));
  const land = useEffectEvent((asked: readonly string[], answer: readonly BookingState[]) => {
    const told = new Map(answer.map((state) => [String(state.eventId), state]));
    setKnown((before) => ({
      error: null,
      states: new Map([...before.states, ...asked.map((id) => [id, told.get(id) ?? null] as const)]),
    }));
  });
  const key = known.error === null ? missing.join(",") : "";
  useEffect(() => {
    if (key === "") return undefined;
    const controller = new AbortController();
    for (const call of inCalls(key.split(","))) {
      bookingStatesResource.load({ eventIds: call.join(",") }, controller.signal).then(
        (answer) => !controller.signal.aborted && land(call, answer),
        (thrown: unknown) => {
          if (!controller.signal.aborted)
            setKnown((before) => ({ ...before, error: toApiError(thrown, "bookingStates") }));
        },
      );
    }
    return () => controller.abort();
  }, [key]);
  useSessionClaim(known.error);
  return {
    of: (eventId) => known.states.get(String(eventId)) ?? null,
    complete: missing.length === 0,
    failed:
      known.error === null
        ? null
        : { error: known.error, retry: () => setKnown((before) => ({ ...before, error: null })) },
  };
}
