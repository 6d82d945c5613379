import * as yup from 'yup';
import { fromGermanDay } from '#domain/german-day.ts';
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
  street: () => filled(errors.street).matches(NO_DIGIT, errors.streetDigits),
  fullStreet: () => filled(errors.street),
  streetNumber: () => filled(errors.streetNumber).max(8, errors.streetNumberLong),
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

/** An e-mail address that may be left out (spec section 5, portal settings). */
export const optionalEmail = (): yup.StringSchema => line().matches(EMAIL, { message: errors.email, excludeEmptyString: true });

/** A day as TT.MM.JJJJ that may be left out and is not after `today` (`yyyy-MM-dd`). */
export function optionalBirthday(today: string): yup.StringSchema {
  return line()
    .test('day', errors.birthday, (value = '') => value === '' || fromGermanDay(value) !== null)
    .test('past', errors.birthdayFuture, (value = '') => (fromGermanDay(value) ?? '') <= today);
}
