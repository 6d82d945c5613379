import type { Resolver } from "react-hook-form";
import * as yup from "yup";
import { ruleOf } from "#widgets/shared/forms/field-rules.ts";
import { formResolver } from "#widgets/shared/forms/form-resolver.ts";
import type { ParticipantValues } from "./participant-values.ts";

/** The rules of a participant (contract-public section 4): salutation, names, and the option if one must be chosen. */
export function participantResolver(isOptionRequired: boolean): Resolver<ParticipantValues> {
  const option = isOptionRequired ? ruleOf("hotelOverNightOption") : yup.string();
  return formResolver<ParticipantValues>({
    salutation: ruleOf("salutation"),
    firstname: ruleOf("firstname"),
    lastname: ruleOf("lastname"),
    option,
  });
}
