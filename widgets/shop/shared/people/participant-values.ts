import type { RecipientInput } from "#domain/entities/cart.ts";
import { isFilled } from "#domain/text/text.ts";
import { cleanText, plainLine } from "#lib/typed-text.ts";
import type { FieldsOf } from "#widgets/shared/forms/form-values.ts";

/** The form values of a participant; `option` is '' for none. */
export type ParticipantValues = FieldsOf<{
  salutation: string;
  firstname: string;
  lastname: string;
  option: string;
  vegetarian: boolean;
  wheelchair: boolean;
  comment: string;
}>;

/** The form's start values for a participant; what is null becomes empty. */
export function valuesOf(input: RecipientInput): ParticipantValues {
  return {
    salutation: input.salutation,
    firstname: input.firstname,
    lastname: input.lastname,
    option: input.hotelOverNightOption ?? "",
    vegetarian: input.hotelOptionVegetarian,
    wheelchair: input.hotelOptionWheelchair,
    comment: input.comment ?? "",
  };
}

/** The values in the form in which they are sent: trimmed, with null for empty ones. */
export function inputOf({
  salutation,
  firstname,
  lastname,
  option,
  vegetarian,
  wheelchair,
  comment,
}: ParticipantValues): RecipientInput {
  return {
    salutation: salutation,
    firstname: plainLine(firstname),
    lastname: plainLine(lastname),
    hotelOverNightOption: option === "" ? null : option,
    hotelOptionVegetarian: vegetarian,
    hotelOptionWheelchair: wheelchair,
    comment: isFilled(comment) ? cleanText(comment) : null,
  };
}

/** Whether the typed data equal the saved ones. */
export const isSameAs = (input: RecipientInput, saved: RecipientInput): boolean =>
  JSON.stringify(input) === JSON.stringify(inputOf(valuesOf(saved)));
