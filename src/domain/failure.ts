/** What is known of a failed write: that it was not done, or nothing. */
export type FailedOutcome = "not done" | "unknown";

/** The parts of a failed call that the rules need. A caller passes its own error, and gets that object back. */
export interface FailedCall {
  readonly kind: string;
  /** 0 when no answer came. */
  readonly status: number;
  /** What is known beyond kind and status: the call was never sent, or its outcome was looked up. */
  readonly outcome?: FailedOutcome | undefined;
}

/**
 * Whether a failed write may have been done: no readable answer came, or one with a status that is neither expected nor
 * a refusal.
 */
export function isOutcomeUnknown({ kind, status, outcome }: FailedCall): boolean {
  if (outcome !== undefined) return outcome === "unknown";
  const isSaid = kind !== "network" && kind !== "timeout" && kind !== "malformed";
  return !isSaid || (status !== 0 && (status < 400 || status >= 500));
}

/** What the customer is told of a write that has ended. There are only these four words, and each has one sentence. */
export type OutcomeWord = "known" | "refused" | "unknown" | "unsent";

/** How a write has ended. */
type EndedWrite = { readonly state: "done" | "refused" } | { readonly state: "failed"; readonly error: FailedCall };

/** The word for how a write ended. A write that may have been done is never called unsent. */
export function outcomeWord(ended: EndedWrite): OutcomeWord {
  if (ended.state === "failed") return isOutcomeUnknown(ended.error) ? "unknown" : "unsent";
  return ended.state === "done" ? "known" : "refused";
}
