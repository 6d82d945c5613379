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
 * The street of a pair of street and number. Where autofill or paste puts both into the empty street, the number goes
 * to its own field; typing letter by letter is left alone (contract-public section 4, Forms).
 */
export function StreetField({ form, look }: LineProps) {
  // React tells of `input` before the form hears of the change: the form still has what stood there before.
  const split = (typed: string): void => {
    const { street: before = "", streetNumber } = form.getValues();
    const parts = before.trim() === "" && typed.length > 1 && streetNumber !== undefined ? splitStreet(typed) : null;
    if (parts === null || (plain(streetNumber ?? "") !== "" && plain(streetNumber ?? "") !== plain(parts.number)))
      return;
    const { invalid } = form.getFieldState("streetNumber");
    form.setValue("street", parts.street, { shouldDirty: true });
    form.setValue("streetNumber", parts.number, { shouldDirty: true, shouldValidate: invalid });
  };
  return <FormText {...look} onInput={(event) => split(event.currentTarget.value)} />;
}
