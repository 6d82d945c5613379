import { splitStreet } from "#domain/forms/street.ts";
import type { LineProps } from "./description.ts";
import { FormText } from "./form-fields.tsx";

const plain = (text: string): string => text.replace(/\s/g, "").toLowerCase();

/**
 * The street of a pair of street and number. If both were entered in the street, the number is moved to its own field:
 * at once if autofill or paste fills the empty street, otherwise when the field is left, because letters must not move
 * while they are typed (contract-public section 4, Forms).
 */
export function StreetField({ form, look }: LineProps) {
  const split = (typed: string): void => {
    const { streetNumber } = form.getValues();
    const parts = typed.length > 1 && streetNumber !== undefined ? splitStreet(typed) : null;
    if (parts === null || (plain(streetNumber ?? "") !== "" && plain(streetNumber ?? "") !== plain(parts.number)))
      return;
    const { invalid } = form.getFieldState("streetNumber");
    form.setValue("street", parts.street, { shouldDirty: true, shouldValidate: form.getFieldState("street").invalid });
    form.setValue("streetNumber", parts.number, { shouldDirty: true, shouldValidate: invalid });
  };
  // React reports `input` before the form reports the change, so the form still has the previous value.
  const fill = (typed: string): void => {
    if (form.getValues("street").trim() === "") split(typed);
  };
  return (
    <FormText
      {...look}
      onInput={(event) => fill(event.currentTarget.value)}
      // The form uses `blur` itself.
      onBlurCapture={(event) => split(event.currentTarget.value)}
    />
  );
}
