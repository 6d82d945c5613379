import type { RouteName } from '#api/routes.ts';

/** Why a call failed (spec section 8; contract section 2 for session). */
export type ApiErrorKind = 'status' | 'network' | 'timeout' | 'aborted' | 'session' | 'malformed';

/**
 * The one error that leaves `api/`. `message` is English and for developers; it never holds an answer's body, a token
 * or a person. `status` is 0 when no answer came.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly route: RouteName;
  readonly status: number;

  constructor(kind: ApiErrorKind, route: RouteName, message: string, status = 0) {
    super(message);
    this.kind = kind;
    this.route = route;
    this.status = status;
  }
}

/** Turns anything that was thrown into an ApiError, so that callers need not guess. */
export function toApiError(thrown: unknown, route: RouteName): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError('network', route, 'Network Error');
}
