/** Why a participant was refused (contract-public section 3); any other word reads as a failure. */
export const refusalReasons = ["soldOut", "closed", "duplicate", "changed"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** The reason of a refusal as far as it is one we know. */
export function refusalReason(reason: string | null): RefusalReason | null {
  return refusalReasons.find((known) => known === reason) ?? null;
}
