import type * as v from "valibot";
import type { ApiError } from "#api/errors.ts";
import type { RouteName } from "#api/routes.ts";
import type { Config } from "#config/config.ts";

/** Where an answer does not fit its schema; its issues hold parts of the answer, which are nobody else's business. */
export interface Misfit {
  readonly route: RouteName;
  readonly schema: v.GenericSchema;
  readonly issues: readonly v.BaseIssue<unknown>[];
  /** What the answer ended with; null where only the rows that do not fit were left out. */
  readonly error: ApiError | null;
}

/** A harmless habit that an answer shows, told once for each kind; `field` as `events.isHistoric`. */
export interface ForgivenHabit {
  readonly route: RouteName;
  readonly field: string;
}

/** What the page's single client needs to know; set once before the first call. */
export interface ClientSettings {
  config: Config;
  /** Milliseconds; 0 means none (spec section 9). */
  timeout: number;
  /** Called when a call is answered by 401; tells whether that is an expired session, or else a failure like others. */
  onRefused: (route: RouteName) => boolean | Promise<boolean>;
  /**
   * Called when a request leaves; what it gives is called when the backend has answered it well, by something readable.
   */
  onRequest: (route: RouteName) => () => void;
  onSettled: (call: SettledCall) => void;
  onMisfit: (misfit: Misfit) => void;
  onHabit: (habit: ForgivenHabit) => void;
  /** Waits the given milliseconds. */
  wait: (ms: number) => Promise<void>;
  /** A number from 0 to 1 that spreads the retries of many pages. */
  jitter: () => number;
}

/** One finished request, for the inspector: no body, no token, no query. */
export interface SettledCall {
  route: RouteName;
  method: string;
  path: string;
  status: number;
  /** Milliseconds. */
  duration: number;
  /** When the server takes such a request again (epoch ms); null where it has not said so. */
  retryAt: number | null;
}
