import type { RouteName } from "#api/routes.ts";
import type { FailedOutcome } from "#domain/answers/outcome.ts";

/** Why a call failed (spec section 8; contract section 2 for session); `fault` is a mistake in our own code. */
export type ApiErrorKind = "status" | "network" | "timeout" | "aborted" | "session" | "malformed" | "fault";

/**
 * The only error that leaves `api/`. `message` is English and for developers; it never holds an answer's body, a token
 * or a person. `status` is 0 when no answer came. `retryAt` is when the server accepts the request again (epoch ms),
 * null if it has not said. `outcome` tells what is known of a failed write beyond its status (`isOutcomeUnknown`).
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly route: RouteName;
  readonly status: number;
  readonly retryAt: number | null;
  readonly outcome: FailedOutcome | undefined;
  /** Whether a page, such as a login, has come in place of personal data. */
  declare isPage?: boolean;

  constructor(
    kind: ApiErrorKind,
    route: RouteName,
    message: string,
    status = 0,
    retryAt: number | null = null,
    outcome?: FailedOutcome,
  ) {
    super(message);
    this.kind = kind;
    this.route = route;
    this.status = status;
    this.retryAt = retryAt;
    this.outcome = outcome;
  }
}

/** Copies the error of a write and adds its outcome: it was never sent, or its outcome was looked up. */
export function withOutcome({ kind, route, message, status, retryAt }: ApiError, outcome: FailedOutcome): ApiError {
  return new ApiError(kind, route, message, status, retryAt, outcome);
}

/** Whether a chunk could not be loaded, by the messages of Chromium, Firefox and Safari. */
export const isMissingCode = (thrown: unknown): boolean =>
  thrown instanceof Error && /dynamically imported module|importing a module script failed/i.test(thrown.message);

/**
 * Turns any thrown value into an ApiError, so that callers need not guess. An error that is no failed call is a mistake
 * in our code and is written to the console.
 */
export function toApiError(thrown: unknown, route: RouteName): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isMissingCode(thrown)) return new ApiError("network", route, "Network Error");
  // eslint-disable-next-line no-console -- nothing else would tell of it
  console.error(`[portal] A mistake in the code, during ${route}:`, thrown);
  return new ApiError("fault", route, thrown instanceof Error ? thrown.message : String(thrown));
}
