import type { ComponentType } from 'react';
import { tidyPhone, tidyPostalCode } from '#domain/typed.ts';
import type { FieldKind, FieldName } from './catalogue.ts';
import type { LineProps } from './street-field.tsx';
import type { FormValues } from './form-values.ts';

/** One field of a form. */
export interface FieldSpec {
  readonly name: FieldName;
  readonly required: boolean;
  /** Where it is filled in otherwise than in other forms. */
  readonly kind?: FieldKind;
  /** Draws the field in place of the usual part. */
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
}

export const required = (...names: readonly FieldName[]): readonly FieldSpec[] => names.map((name) => ({ name, required: true }));
export const optional = (...names: readonly FieldName[]): readonly FieldSpec[] => names.map((name) => ({ name, required: false }));

/** Values of a described form: a text for each field. */
export type DescribedValues = Record<string, string>;

export const fieldsOf = ({ groups }: DescribedForm): readonly FieldSpec[] => groups.flatMap(({ fields }) => fields);

/** Nothing filled in yet. */
export const emptyValues = (form: DescribedForm): DescribedValues => Object.fromEntries(fieldsOf(form).map(({ name }) => [name, '']));

const tidy: Readonly<Partial<Record<string, (typed: string) => string>>> = { phone: tidyPhone, postalCode: tidyPostalCode, password: (typed) => typed };

/** What rules judge and what travels: without the white space around it, numbers without blanks and separators, a password as it is. */
const tidyValue = (name: string, typed: string): string => tidy[name]?.(typed) ?? typed.trim();

/** All of them. */
export function tidyValues<T extends FormValues>(values: T): T {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? tidyValue(name, value) : value])) as T;
}

const NUMBERS: readonly string[] = ['participants'];

/**
 * The body of a request: each field under its name, trimmed; an optional one left empty is null, numbers travel as numbers
 * (contract-public section 4, Forms). What was filled in from known data and not touched goes as it came.
 * @param known what was filled in before
 */
export function bodyOf(form: DescribedForm, values: DescribedValues, known: DescribedValues): Record<string, string | number | null> {
  const sent = ({ name }: FieldSpec): string | number | null => {
    const typed = values[name] ?? '';
    const text = typed === known[name] && typed !== '' ? typed.trim() : tidyValue(name, typed);
    if (text === '') return null;
    return NUMBERS.includes(name) ? Number(text) : text;
  };
  return Object.fromEntries(fieldsOf(form).map((field) => [field.name, sent(field)]));
}
