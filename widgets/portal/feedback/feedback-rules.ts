import type { Resolver } from "react-hook-form";
import * as yup from "yup";
import { feedback as texts } from "#i18n/feedback.ts";
import { formResolver } from "#widgets/shared/forms/form-resolver.ts";
import type { FeedbackValues } from "./feedback-values.ts";

/** The rules: subject and message are required (spec section 5). */
export function feedbackResolver(): Resolver<FeedbackValues> {
  const required = (message: string): yup.StringSchema => yup.string().trim().required(message);
  return formResolver<FeedbackValues>({
    subject: required(texts.missing.subject),
    message: required(texts.missing.message),
  });
}
