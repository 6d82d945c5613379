import type { ForgivenHabit, Misfit } from "#api/client-settings.ts";

/**
 * What no event tells: an answer does not fit or shows a habit, or the code of a part of this anchor's is missing.
 */
export type Untold = Misfit | ForgivenHabit | HTMLElement;

/** Takes it; nobody does unless the configuration says `observe`. */
export const untold: { take: (one: Untold) => unknown } = { take: () => undefined };

/** Notes what an error boundary of a widget has caught. A crash is told by `portal:error` already. */
export function noteCaught(anchor: HTMLElement, thrown: unknown): void {
  if (thrown instanceof Error && thrown.name === "LoadError") untold.take(anchor);
}
