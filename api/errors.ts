import type { RouteName } from "#api/routes.ts";
import type { FailedOutcome } from "#domain/failure.ts";

/** Why a call failed (spec section 8; contract section 2 for session); `fault` is a mistake in our own code. */
export type ApiErrorKind = "status" | "network" | "timeout" | "aborted" | "session" | "malformed" | "fault";

/**
 * The one error that leaves `api/`. `message` is English and for developers; it never holds an answer's body, a token
 * or a person. `status` is 0 when no answer came; `retryAt` is when the server takes the request again (epoch ms), null
 * where it has not said so. `outcome` is what is known beyond that of what became of a write (`isOutcomeUnknown`).
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly route: RouteName;
  readonly status: number;
  readonly retryAt: number | null;
  readonly outcome: FailedOutcome | undefined;

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

/** The same failure of a write of which more is known: it never left, or it was asked what became of it. */
export function withOutcome({ kind, route, message, status, retryAt }: ApiError, outcome: FailedOutcome): ApiError {
  return new ApiError(kind, route, message, status, retryAt, outcome);
}

/** A part of the code that cannot be had, in the words of Chromium, Firefox and Safari. */
const isMissingCode = (thrown: unknown): boolean =>
  thrown instanceof Error && /dynamically imported module|importing a module script failed/i.test(thrown.message);

/**
 * Turns anything that was thrown into an ApiError, so that callers need not guess. What is no failure of a call is a
 * mistake in the code: the console has the cause.
 */
export function toApiError(thrown: unknown, route: RouteName): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isMissingCode(thrown)) return new ApiError("network", route, "Network Error");
  // eslint-disable-next-line no-console -- nothing else would tell of it
  console.error(`[portal] A mistake in the code, during ${route}:`, thrown);
  return new ApiError("fault", route, thrown instanceof Error ? thrown.message : String(thrown));
}
