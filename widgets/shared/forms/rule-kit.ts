import * as yup from "yup";
import { endsWithNumber, LONGEST_NUMBER } from "#domain/forms/street.ts";
import { fromGermanDay } from "#domain/forms/typed.ts";
import { plainLine } from "#lib/typed-text.ts";

/** The shape of an e-mail address. */
export const EMAIL =
  /^[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/u;

/** A line of text in the form in which it is sent; the first rule that fails gives the message. */
const line = (): yup.StringSchema =>
  yup.string().transform((value: unknown) => (typeof value === "string" ? plainLine(value) : value));
const filled = (message: string, least = 1): yup.StringSchema =>
  line().test("filled", message, (value = "") => value.length >= least);

/** The building blocks of field rules (spec section 5); each takes the messages for what it refuses. */
export const ruleKit = {
  /** The text as it was typed, including blanks. */
  raw: (): yup.StringSchema => yup.string(),
  line,
  /** A minimum number of characters. */
  filled,
  email: (message: string): yup.StringSchema => line().matches(EMAIL, message),
  /** A street without a house number. */
  street: (missing: string, digits: string): yup.StringSchema =>
    filled(missing).test("number", digits, (value = "") => !endsWithNumber(value)),
  streetNumber: (missing: string, long: string): yup.StringSchema => filled(missing).max(LONGEST_NUMBER, long),
  /** A day as TT.MM.JJJJ that is not before `today` (`yyyy-MM-dd`). */
  comingDay: (today: string, none: string, past: string): yup.StringSchema =>
    line()
      .test("day", none, (value = "") => fromGermanDay(value) !== null)
      .test("coming", past, (value = "") => (fromGermanDay(value) ?? today) >= today),
} as const;
/** The rules that fields are made of; they are loaded with the form library. */
export type RuleKit = typeof ruleKit;
