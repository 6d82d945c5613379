import type { ApiError } from "#api/errors.ts";

/** A value that is read from the server, with a name for each state that a view can show. */
export type Remote<T> =
  | { readonly state: "idle" }
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly data: T; readonly refreshing: boolean }
  | { readonly state: "failed"; readonly error: ApiError };

/** The state of a resource that nobody has asked for. */
export const idleRemote: Remote<never> = { state: "idle" };

/** A read that has ended, well or not. */
export type ReadEnded<T> = Extract<Remote<T>, { readonly state: "ready" | "failed" }>;
