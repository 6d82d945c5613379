import * as yup from 'yup';
import { fromGermanDay, GERMAN_DAY } from '#domain/german-day.ts';
import { isIsoDate } from '#domain/iso-date.ts';
import { endsWithNumber, LONGEST_NUMBER } from '#domain/street.ts';
import { fieldErrors as errors } from '#i18n/fields.ts';

const NO_DIGIT = /^\D*$/;
const PHONE = /^\+?[\d\-()/\s]*$/;
const EMAIL = /^[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/u;

/** Without the white space around it; the first rule that fails gives the message. */
const line = (): yup.StringSchema => yup.string().trim();
const filled = (message: string, least = 1): yup.StringSchema => line().test('filled', message, (value = '') => value.length >= least);

/**
 * The rules of spec section 5 for every field key named there. Each value is a text; `fullStreet` is a street that may
 * carry its number. Public forms and the portal compose their schemas from these.
 */
export const fieldRules = {
  company: () => filled(errors.company, 2),
  street: () => filled(errors.street).test('number', errors.streetDigits, (value = '') => !endsWithNumber(value)),
  fullStreet: () => filled(errors.street),
  streetNumber: () => filled(errors.streetNumber).max(LONGEST_NUMBER, errors.streetNumberLong),
  postalCode: () => line().matches(/^\d*$/, errors.postalCodeDigits).length(5, errors.postalCode),
  city: () => filled(errors.city, 2).matches(NO_DIGIT, errors.cityDigits),
  salutation: () => filled(errors.salutation, 2),
  topic: () => filled(errors.topic, 2),
  firstname: () => filled(errors.firstname, 2),
  lastname: () => filled(errors.lastname, 2),
  phone: () => filled(errors.phone).matches(PHONE, errors.phoneCharacters).min(8, errors.phoneShort).max(20, errors.phoneLong),
  email: () => line().matches(EMAIL, errors.email),
  message: () => filled(errors.message, 2),
  hotelOverNightOption: () => filled(errors.hotelOverNightOption),
  password: () => yup.string().min(8, errors.password),
  postalCodeOrCity: () => filled(errors.postalCodeOrCity, 2),
  streetAndHouseNumber: () => filled(errors.streetAndHouseNumber, 2),
} as const satisfies Record<string, () => yup.StringSchema>;

/** How many take part: 1 to 99 (contract-public section 4, Forms). */
export const participants = (): yup.StringSchema => line().matches(/^[1-9]\d?$/, errors.participants);

/** A day as `yyyy-MM-dd` that is not before `today`. */
export function comingDay(today: string): yup.StringSchema {
  return line()
    .test('day', errors.desiredDate, (value = '') => isIsoDate(value))
    .test('coming', errors.desiredDatePast, (value = '') => !isIsoDate(value) || value >= today);
}

/** The same rule for a field that may be left empty: one that is filled follows it. */
export function optional(rule: () => yup.StringSchema): yup.Lazy<string | undefined> {
  return yup.lazy((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? rule() : yup.string()));
}

/** An e-mail address that may be left out (spec section 5, portal settings). */
export const optionalEmail = (): yup.StringSchema => line().matches(EMAIL, { message: errors.email, excludeEmptyString: true });

/** A day as TT.MM.JJJJ that may be left out and is not after `today` (`yyyy-MM-dd`). */
export function optionalBirthday(today: string): yup.StringSchema {
  return line()
    .matches(GERMAN_DAY, { message: errors.birthday, excludeEmptyString: true })
    .test('day', errors.noSuchDay, (value = '') => !GERMAN_DAY.test(value.trim()) || fromGermanDay(value) !== null)
    .test('past', errors.birthdayFuture, (value = '') => (fromGermanDay(value) ?? '') <= today);
}
