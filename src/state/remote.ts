import type { ApiError } from "#api/errors.ts";

/** A value that lives on the server; every state a view can be in has a name. */
export type Remote<T> =
  | { readonly state: "idle" }
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly data: T; readonly refreshing: boolean }
  | { readonly state: "failed"; readonly error: ApiError };

export const idle: Remote<never> = { state: "idle" };

/** A reading that has come to its end. */
export type ReadEnded<T> = Extract<Remote<T>, { readonly state: "ready" | "failed" }>;
