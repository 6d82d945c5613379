/** What is known to have become of a write that failed: that it was not done, or nothing. */
export type FailedOutcome = "not done" | "unknown";

/** Why a call failed, as far as the rules go by it; whoever sends puts its own error in, and gets it back. */
export interface FailedCall {
  readonly kind: string;
  /** 0 when no answer came. */
  readonly status: number;
  /** What is known beyond kind and status: it never left, or it was asked what became of it. */
  readonly outcome?: FailedOutcome | undefined;
}

/**
 * Whether a write may have arrived although it failed: no answer that can be read says so, nor does one that is neither
 * promised nor a refusal.
 */
export function isOutcomeUnknown({ kind, status, outcome }: FailedCall): boolean {
  if (outcome !== undefined) return outcome === "unknown";
  const isSaid = kind !== "network" && kind !== "timeout" && kind !== "malformed";
  return !isSaid || (status !== 0 && (status < 400 || status >= 500));
}

/** What is said of a write that has ended. There is no fifth word, and each has one sentence of its own. */
export type OutcomeWord = "known" | "refused" | "unknown" | "unsent";

/** How a write has ended, as far as the word for it goes. */
type EndedWrite = { readonly state: "done" | "refused" } | { readonly state: "failed"; readonly error: FailedCall };

/** The word for what has become of a write: what may have arrived is never said not to have been sent. */
export function outcomeWord(ended: EndedWrite): OutcomeWord {
  if (ended.state === "failed") return isOutcomeUnknown(ended.error) ? "unknown" : "unsent";
  return ended.state === "done" ? "known" : "refused";
}
