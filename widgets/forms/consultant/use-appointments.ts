import { useState } from "react";
import { appointmentsResource } from "#api/consultant.ts";
import type { ApiError } from "#api/errors.ts";
import {
  appointmentWindow,
  freeAppointments,
  freeDays,
  type FreeAppointment,
  type FreeDay,
} from "#domain/calendar/appointments.ts";
import type { Id } from "#domain/entities/fields.ts";
import { useNow } from "#state/clock.ts";
import { useResources } from "#state/resources.ts";

/** The free appointments read so far. */
export interface Appointments {
  readonly all: readonly FreeAppointment[];
  readonly days: readonly FreeDay[];
  readonly isLoading: boolean;
  /** Why some could not be read, and a function that reads them again. */
  readonly failure: { readonly error: ApiError; readonly retry: () => void } | null;
  /** Reads the four weeks after the last ones. */
  readonly more: () => void;
}

/** The free appointments of a consultant: four weeks at first, and four more on demand. */
export function useAppointments(consultantId: Id): Appointments {
  const now = useNow();
  const [windows, setWindows] = useState(1);
  const asked = [...Array(windows).keys()].map((index) => ({ consultantId, ...appointmentWindow(now, index) }));
  const pages = useResources(appointmentsResource, asked);
  const given = pages.flatMap(({ remote }) => (remote.state === "ready" ? remote.data : []));
  const failed = pages.find(({ remote }) => remote.state === "failed");
  return {
    all: freeAppointments(given, now),
    days: freeDays(given, now),
    isLoading: pages.some(({ remote }) => remote.state === "idle" || remote.state === "loading"),
    failure: failed?.remote.state === "failed" ? { error: failed.remote.error, retry: failed.reload } : null,
    more: () => setWindows(windows + 1),
  };
}
