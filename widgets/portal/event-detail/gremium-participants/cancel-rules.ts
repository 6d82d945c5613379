import type { Resolver } from "react-hook-form";
import * as yup from "yup";
import { cancelling, OTHER_REASON } from "#i18n/booking.ts";
import { formResolver } from "#widgets/shared/forms/form-resolver.ts";
import type { CancelValues } from "./cancel-values.ts";

/** The rules of a cancellation; 'Anderer' with an empty text counts as no reason (contract section 4). */
export function cancelResolver(): Resolver<CancelValues> {
  const reason = yup.string().required(cancelling.reasonMissing);
  const other = yup
    .string()
    .trim()
    .when("reason", { is: OTHER_REASON, then: (text) => text.required(cancelling.otherMissing) });
  return formResolver<CancelValues>({ reason, other });
}
