import type * as v from "valibot";
import type { ApiError } from "#api/errors.ts";
import type { RouteName } from "#api/routes.ts";
import type { Config } from "#config/config.ts";

/**
 * The place where an answer does not fit its schema. The issues hold parts of the answer and must not leave the page.
 */
export interface Misfit {
  readonly route: RouteName;
  readonly schema: v.GenericSchema;
  readonly issues: readonly v.BaseIssue<unknown>[];
  /** The error of the answer; null if only the rows that do not fit were dropped. */
  readonly error: ApiError | null;
}

/**
 * A harmless habit of the backend in an answer, reported once for each kind; `field` is a path such as
 * `events.isHistoric`.
 */
export interface ForgivenHabit {
  readonly route: RouteName;
  readonly field: string;
}

/** The settings of the page's only client; set once before the first call. */
export interface ClientSettings {
  config: Config;
  /** Timeout in milliseconds; 0 means none (spec section 9). */
  timeout: number;
  /**
   * Called when a call is answered by 401; returns whether that is an expired session, or otherwise an ordinary
   * failure.
   */
  onRefused: (route: RouteName) => boolean | Promise<boolean>;
  /**
   * Called when a request is sent; the function that it returns is called if the backend answers well and the answer
   * can be read.
   */
  onRequest: (route: RouteName) => () => void;
  onSettled: (call: SettledCall) => void;
  onMisfit: (misfit: Misfit) => void;
  onHabit: (habit: ForgivenHabit) => void;
  /** Resolves after the given milliseconds. */
  wait: (ms: number) => Promise<void>;
  /** A random number from 0 to 1, by which many pages spread their retries. */
  jitter: () => number;
}

/** A finished request for the inspector, without body, token and query. */
export interface SettledCall {
  route: RouteName;
  method: string;
  path: string;
  status: number;
  /** Milliseconds. */
  duration: number;
  /** When the server accepts such a request again (epoch ms); null if it has not said. */
  retryAt: number | null;
}
