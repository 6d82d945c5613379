import * as yup from "yup";
import { fromGermanDay, GERMAN_DAY } from "#domain/forms/typed.ts";
import { fieldErrors as errors } from "#i18n/fields.ts";
import { plainLine } from "#lib/typed-text.ts";
import { fieldNamed, type FieldName } from "./fields.ts";
import { EMAIL, ruleKit } from "./rule-kit.ts";

/** The rule of a required field; `today` is `yyyy-MM-dd`, for fields of a day. */
export const ruleOf = (name: FieldName, today = ""): yup.StringSchema => fieldNamed(name).rule(ruleKit, today);

/** The same rule for an optional field: it applies only if the field is not empty. */
export function optionalRule(rule: yup.StringSchema): yup.Lazy<string | undefined> {
  return yup.lazy((value: unknown) => (typeof value === "string" && plainLine(value) !== "" ? rule : yup.string()));
}

/** An optional e-mail address (spec section 5, portal settings). */
export const optionalEmail = (): yup.StringSchema =>
  ruleKit.line().matches(EMAIL, { message: errors.email, excludeEmptyString: true });

/** An optional day as TT.MM.JJJJ that is not after `today` (`yyyy-MM-dd`). */
export function optionalBirthday(today: string): yup.StringSchema {
  return ruleKit
    .line()
    .matches(GERMAN_DAY, { message: errors.birthday, excludeEmptyString: true })
    .test("day", errors.noSuchDay, (value = "") => !GERMAN_DAY.test(value.trim()) || fromGermanDay(value) !== null)
    .test("past", errors.birthdayFuture, (value = "") => (fromGermanDay(value) ?? "") <= today);
}
