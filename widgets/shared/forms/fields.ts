import type { HTMLInputAutoCompleteAttribute } from "react";
import type { StringSchema } from "yup";
import { contactTopics } from "#domain/forms/contact.ts";
import { fromGermanDay, tidyPhone, tidyPostalCode } from "#domain/forms/typed.ts";
import { OVERNIGHT } from "#domain/hotel/overnight.ts";
import { fieldErrors as errors, fieldHints as hints, fieldLabels as labels, salutations } from "#i18n/fields.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { cleanText, plainLine } from "#lib/typed-text.ts";
import type { SelectChoice } from "#ui/field/select-field.tsx";
import type { RuleKit } from "./rule-kit.ts";

/** The kinds of control for a field; each has a component of its own (described-fields.tsx). */
export type FieldControl =
  | { readonly kind: "text"; readonly inputMode?: "numeric" }
  | { readonly kind: "phone" | "email" | "street" | "day" | "password" | "area" }
  | { readonly kind: "select"; readonly options: readonly SelectChoice[] };

/** Everything about a field of a described form. */
export interface FieldRecord {
  readonly label: string;
  readonly hint?: string;
  readonly control: FieldControl;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  /**
   * The rule of its text, with the messages for what it refuses; `today` is `yyyy-MM-dd`. The kit is loaded with the
   * first attempt.
   */
  readonly rule: (kit: RuleKit, today: string) => StringSchema;
  /**
   * Converts the typed text to the one that is sent, and validated if the typed text is invalid; by default
   * `plainLine`.
   */
  readonly tidy?: (typed: string) => string;
  /** Converts the non-empty tidied text to the value in the body; by default the text itself. */
  readonly travels?: (text: string) => string | number | null;
}

const text = { kind: "text" } as const;
const select = (values: readonly string[]): FieldControl => ({
  kind: "select",
  options: values.map((value) => ({ value, label: value })),
});

/**
 * The fields of described forms; each is sent under its name. A street has the token `address-line1`, which autofill
 * fills with street and number; the pair is then split. The number has no token of its own, and must not be filled with
 * the address's second line.
 */
export const fields = {
  company: {
    label: labels.company,
    control: text,
    autoComplete: "organization",
    rule: ({ filled }) => filled(errors.company, 2),
  },
  salutation: {
    label: labels.salutation,
    control: select(salutations),
    autoComplete: "honorific-prefix",
    rule: ({ filled }) => filled(errors.salutation, 2),
  },
  firstname: {
    label: labels.firstname,
    control: text,
    autoComplete: "given-name",
    rule: ({ filled }) => filled(errors.firstname).min(2, errors.firstnameShort),
  },
  lastname: {
    label: labels.lastname,
    control: text,
    autoComplete: "family-name",
    rule: ({ filled }) => filled(errors.lastname).min(2, errors.lastnameShort),
  },
  street: {
    label: labels.street,
    control: { kind: "street" },
    autoComplete: "address-line1",
    rule: ({ street }) => street(errors.street, errors.streetDigits),
  },
  streetNumber: {
    label: labels.streetNumber,
    control: text,
    autoComplete: "off",
    rule: ({ streetNumber }) => streetNumber(errors.streetNumber, errors.streetNumberLong),
  },
  postalCode: {
    label: labels.postalCode,
    control: { kind: "text", inputMode: "numeric" },
    autoComplete: "postal-code",
    rule: ({ line }) => line().matches(/^\d*$/, errors.postalCodeDigits).length(5, errors.postalCode),
    tidy: tidyPostalCode,
  },
  city: {
    label: labels.city,
    control: text,
    autoComplete: "address-level2",
    rule: ({ filled }) => filled(errors.city, 2).matches(/^\D*$/, errors.cityDigits),
  },
  streetAndHouseNumber: {
    label: labels.streetAndHouseNumber,
    control: text,
    autoComplete: "street-address",
    rule: ({ filled }) => filled(errors.streetAndHouseNumber, 2),
  },
  postalCodeOrCity: {
    label: labels.postalCodeOrCity,
    control: text,
    autoComplete: "postal-code",
    rule: ({ filled }) => filled(errors.postalCodeOrCity, 2),
  },
  phone: {
    label: labels.phone,
    control: { kind: "phone" },
    autoComplete: "tel",
    rule: ({ filled }) =>
      filled(errors.phone)
        .matches(/^\+?[\d\-()/\s]*$/, errors.phoneCharacters)
        .min(8, errors.phoneShort)
        .max(20, errors.phoneLong),
    tidy: tidyPhone,
  },
  email: {
    label: labels.email,
    control: { kind: "email" },
    autoComplete: "email",
    rule: ({ email }) => email(errors.email),
  },
  topic: {
    label: labels.topic,
    control: text,
    autoComplete: "off",
    rule: ({ filled }) => filled(errors.topic, 2),
  },
  message: {
    label: labels.message,
    control: { kind: "area" },
    autoComplete: "off",
    rule: ({ filled }) => filled(errors.message, 2),
    tidy: cleanText,
  },
  participants: {
    label: labels.participants,
    control: { kind: "text", inputMode: "numeric" },
    autoComplete: "off",
    rule: ({ line }) => line().matches(/^[1-9]\d?$/, errors.participants),
    travels: Number,
  },
  desiredDate: {
    label: labels.desiredDate,
    hint: hints.day,
    control: { kind: "day" },
    autoComplete: "off",
    rule: ({ comingDay }, today) => comingDay(today, errors.desiredDate, errors.desiredDatePast),
    travels: fromGermanDay,
  },
  password: {
    label: labels.password,
    control: { kind: "password" },
    autoComplete: "new-password",
    rule: ({ raw }) => raw().min(8, errors.password),
    tidy: (typed) => typed,
  },
  hotelOverNightOption: {
    label: labels.hotelOverNightOption,
    control: { kind: "select", options: OVERNIGHT.map((value) => ({ value, label: bookingOptionLabels[value] })) },
    autoComplete: "off",
    rule: ({ filled }) => filled(errors.hotelOverNightOption),
  },
} as const satisfies Readonly<Record<string, FieldRecord>>;

/** The name of a field, which is also its name in the body of a request. */
export type FieldName = keyof typeof fields;

/** The contact form's list of topics; in other forms the topic is a free text. */
export const topicOfContact: FieldControl = select(contactTopics);

/** The record of a field. */
export const fieldNamed = (name: FieldName): FieldRecord => fields[name];

/** The typed text of a field in the form in which it is sent. */
export const tidied = (name: FieldName, typed: string): string => (fieldNamed(name).tidy ?? plainLine)(typed);
