import type { ForgivenHabit, Misfit } from "#api/client-settings.ts";

/**
 * A fault that no other event reports: an answer with a misfit or a forgiven habit, or an anchor for which a lazy
 * component could not be loaded.
 */
export type UnreportedFault = Misfit | ForgivenHabit | HTMLElement;

/** Passes on such a fault; it is ignored unless the configuration says `observe`. */
export const reportFault: { take: (one: UnreportedFault) => unknown } = { take: () => undefined };

/**
 * Reports an error caught by a widget's error boundary if its code could not be loaded; a crash fires `portal:error`.
 */
export function noteCaught(anchor: HTMLElement, thrown: unknown): void {
  if (thrown instanceof Error && thrown.name === "LoadError") reportFault.take(anchor);
}
