import { OTHER_REASON } from "#i18n/booking.ts";
import type { FieldsOf } from "#widgets/shared/forms/form-values.ts";

/** The values of the cancel dialog; `reason` is '' for none, `other` is only used with the reason 'Anderer'. */
export type CancelValues = FieldsOf<{ reason: string; other: string }>;

/** The empty form. */
export const cancelStart: CancelValues = { reason: "", other: "" };

/** The reason as it is sent; for 'Anderer' the free text. */
export function sentReason({ reason, other }: CancelValues): string {
  return reason === OTHER_REASON ? other.trim() : reason;
}
