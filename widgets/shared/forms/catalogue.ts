import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { OVERNIGHT } from '#domain/overnight.ts';
import { contactTopics, salutations, type fieldLabels } from '#i18n/field-labels.ts';
import { bookingOptionLabels } from '#i18n/overnight.ts';
import type { SelectChoice } from '#ui/field/select-field.tsx';
import type { TextFieldProps } from '#ui/field/text-field.tsx';

/** The fields that described forms are made of; each is sent under its name. */
export type FieldName = keyof typeof fieldLabels;

interface Common {
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
}

/** How a field is filled in. `short` fields share a row. */
export type FieldKind = Common & (
  | { readonly control: 'text'; readonly type?: HTMLInputTypeAttribute & TextFieldProps['type']; readonly inputMode?: 'numeric' | 'tel' | 'email' }
  | { readonly control: 'area' }
  | { readonly control: 'select'; readonly options: readonly SelectChoice[] }
);

const choices = (values: readonly string[]): readonly SelectChoice[] => values.map((value) => ({ value, label: value }));

/** Salutations, for the select of every form. */
const salutation: FieldKind = { control: 'select', options: choices(salutations), autoComplete: 'honorific-prefix' };

/** The topics of the contact form; of other forms the topic is a free text. */
export const topicSelect: FieldKind = { control: 'select', options: choices(contactTopics), autoComplete: 'off' };

/**
 * One way to fill in each field. A street carries `address-line1`, which autofill fills with the number: the pair is split
 * then. The number has no token of its own, and must not get the second line of an address.
 */
export const fieldKinds: Readonly<Record<FieldName, FieldKind>> = {
  company: { control: 'text', autoComplete: 'organization' },
  salutation,
  firstname: { control: 'text', autoComplete: 'given-name' },
  lastname: { control: 'text', autoComplete: 'family-name' },
  street: { control: 'text', autoComplete: 'address-line1' },
  streetNumber: { control: 'text', autoComplete: 'off' },
  postalCode: { control: 'text', autoComplete: 'postal-code', inputMode: 'numeric' },
  city: { control: 'text', autoComplete: 'address-level2' },
  streetAndHouseNumber: { control: 'text', autoComplete: 'street-address' },
  postalCodeOrCity: { control: 'text', autoComplete: 'postal-code' },
  phone: { control: 'text', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  email: { control: 'text', type: 'email', autoComplete: 'email', inputMode: 'email' },
  topic: { control: 'text', autoComplete: 'off' },
  message: { control: 'area', autoComplete: 'off' },
  participants: { control: 'text', autoComplete: 'off', inputMode: 'numeric' },
  desiredDate: { control: 'text', type: 'date', autoComplete: 'off' },
  password: { control: 'text', type: 'password', autoComplete: 'new-password' },
  hotelOverNightOption: { control: 'select', options: OVERNIGHT.map((value) => ({ value, label: bookingOptionLabels[value] })), autoComplete: 'off' },
};
