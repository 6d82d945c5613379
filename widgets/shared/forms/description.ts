import type { ComponentProps, ComponentType } from "react";
import type { UseFormReturn } from "react-hook-form";
import { fieldNamed, tidied, type FieldControl, type FieldName } from "./fields.ts";
import type { FormText } from "./form-fields.tsx";

/** The values of a described form: a text for each field. */
export type DescribedValues = Record<string, string>;

/** The props of a line of text in a described form. */
export type LineLook = ComponentProps<typeof FormText<DescribedValues>> & { readonly "data-kind"?: string };

/** The props of a component that renders a line of text. */
export interface LineProps {
  readonly form: UseFormReturn<DescribedValues>;
  readonly look: LineLook;
}

/** One field of a form. */
export interface FieldSpec {
  readonly name: FieldName;
  readonly required: boolean;
  /** Replaces the control of the field's record in this form. */
  readonly control?: FieldControl;
  /** The component that renders the field in place of its control's own. */
  readonly Part?: ComponentType<LineProps>;
}

/** Fields under a common title. */
export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FieldSpec[];
}

/** A form as data: its fields in order. */
export interface DescribedForm {
  /** The name of its drafts, unique in the product. */
  readonly name: string;
  readonly groups: readonly FieldGroup[];
  /** The level of its groups' headings, if that is not 2. */
  readonly level?: 4;
}

/** Fields that must be filled in, in the order of their names. */
export const required = (...names: readonly FieldName[]): readonly FieldSpec[] =>
  names.map((name) => ({ name, required: true }));
/** Fields that may stay empty, in the order of their names. */
export const optional = (...names: readonly FieldName[]): readonly FieldSpec[] =>
  names.map((name) => ({ name, required: false }));

/** All fields of a described form, in the order in which they are shown. */
export const fieldsOf = ({ groups }: DescribedForm): readonly FieldSpec[] => groups.flatMap(({ fields }) => fields);

/** Empty values for all fields. */
export const emptyValues = (form: DescribedForm): DescribedValues =>
  Object.fromEntries(fieldsOf(form).map(({ name }) => [name, ""]));

/**
 * The body of a request: each field under its own name, an empty optional one as null (contract-public section 4,
 * Forms).
 */
export function bodyOf(form: DescribedForm, values: DescribedValues): Record<string, string | number | null> {
  const sent = ({ name }: FieldSpec): string | number | null => {
    const text = tidied(name, values[name] ?? "");
    const { travels = (same: string) => same } = fieldNamed(name);
    return text === "" ? null : travels(text);
  };
  return Object.fromEntries(fieldsOf(form).map((field) => [field.name, sent(field)]));
}
