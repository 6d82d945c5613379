import type { Resolver } from "react-hook-form";
import * as yup from "yup";
import { photoDeletion } from "#i18n/photos.ts";
import { formResolver } from "#widgets/shared/forms/form-resolver.ts";

/** A reason is required (spec section 5). */
export function deletionResolver(): Resolver<{ reason: string }> {
  return formResolver({ reason: yup.string().trim().required(photoDeletion.EMPTY) });
}
