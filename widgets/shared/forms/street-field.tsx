import type { ComponentProps } from "react";
import type { UseFormReturn } from "react-hook-form";
import { splitStreet } from "#domain/street.ts";
import type { DescribedValues } from "./description.ts";
import { FormText } from "./form-fields.tsx";

/** What a line of text of a described form is drawn with. */
export type LineLook = ComponentProps<typeof FormText<DescribedValues>> & { readonly "data-kind"?: string };

/** What a part that draws a line of text is given. */
export interface LineProps {
  readonly form: UseFormReturn<DescribedValues>;
  readonly look: LineLook;
}

const plain = (text: string): string => text.replace(/\s/g, "").toLowerCase();

/**
 * The street of a pair of street and number. Where both are put into the street, the number goes to its own field: at
 * once where autofill or paste fills the empty street, and else when the field is left, as nobody's letters are moved
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
  // React tells of `input` before the form hears of the change: the form still has what stood there before.
  const fill = (typed: string): void => {
    if (form.getValues("street").trim() === "") split(typed);
  };
  return (
    <FormText
      {...look}
      onInput={(event) => fill(event.currentTarget.value)}
      // The form listens to `blur` itself.
      onBlurCapture={(event) => split(event.currentTarget.value)}
    />
  );
}
