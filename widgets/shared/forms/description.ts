import type { ComponentType } from "react";
import { fieldNamed, tidied, type FieldControl, type FieldName } from "./fields.ts";
import type { LineProps } from "./street-field.tsx";

/** One field of a form. */
export interface FieldSpec {
  readonly name: FieldName;
  readonly required: boolean;
  /** Where it is filled in otherwise than in other forms. */
  readonly control?: FieldControl;
  /** Draws the field in place of the part of its control. */
  readonly Part?: ComponentType<LineProps>;
}

/** Fields that belong together, under a title. */
export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FieldSpec[];
}

/** A form as data: its fields in their order. */
export interface DescribedForm {
  /** Names its drafts, unique in the product. */
  readonly name: string;
  readonly groups: readonly FieldGroup[];
  /** Of the headings of its groups, where that is not 2. */
  readonly rank?: 4;
}

export const required = (...names: readonly FieldName[]): readonly FieldSpec[] =>
  names.map((name) => ({ name, required: true }));
export const optional = (...names: readonly FieldName[]): readonly FieldSpec[] =>
  names.map((name) => ({ name, required: false }));

/** Values of a described form: a text for each field. */
export type DescribedValues = Record<string, string>;

export const fieldsOf = ({ groups }: DescribedForm): readonly FieldSpec[] => groups.flatMap(({ fields }) => fields);

/** Nothing filled in yet. */
export const emptyValues = (form: DescribedForm): DescribedValues =>
  Object.fromEntries(fieldsOf(form).map(({ name }) => [name, ""]));

/**
 * The body of a request: each field under its name as it travels; an optional one left empty is null (contract-public
 * section 4, Forms).
 */
export function bodyOf(form: DescribedForm, values: DescribedValues): Record<string, string | number | null> {
  const sent = ({ name }: FieldSpec): string | number | null => {
    const text = tidied(name, values[name] ?? "");
    const { travels = (same: string) => same } = fieldNamed(name);
    return text === "" ? null : travels(text);
  };
  return Object.fromEntries(fieldsOf(form).map((field) => [field.name, sent(field)]));
}
