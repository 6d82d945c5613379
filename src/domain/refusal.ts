/** The reasons of a refusal (contract-public section 3); any other word counts as a failure. */
export const refusalReasons = ["soldOut", "closed", "duplicate", "changed"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** The reason of a refusal, null if it is not a known one. */
export function refusalReason(reason: string | null): RefusalReason | null {
  return refusalReasons.find((known) => known === reason) ?? null;
}
