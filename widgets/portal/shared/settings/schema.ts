import type { Resolver } from "react-hook-form";
import { optionalBirthday, optionalEmail, ruleOf } from "#widgets/shared/forms/field-rules.ts";
import { formResolver } from "#widgets/shared/forms/form-resolver.ts";
import type { LoginEmailValues, PersonalValues } from "./form.ts";

/** The rules of personal data (spec section 5, portal settings); `today` is `yyyy-MM-dd`. */
export function personalResolver(today: string): Resolver<PersonalValues> {
  return formResolver<PersonalValues>({
    birthday: optionalBirthday(today),
    seminarEmail: optionalEmail(),
    personEmail: optionalEmail(),
  });
}

/** The rule of the new login e-mail. */
export function loginEmailResolver(): Resolver<LoginEmailValues> {
  return formResolver<LoginEmailValues>({ loginEmail: ruleOf("email") });
}
