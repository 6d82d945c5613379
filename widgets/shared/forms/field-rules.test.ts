import { describe, expect, it } from "vitest";
import { ValidationError } from "yup";
import { fieldErrors } from "#i18n/fields.ts";
import { optionalBirthday, optionalEmail, ruleOf } from "./field-rules.ts";
import { fields, type FieldName } from "./fields.ts";

/** The first message a value gets, null when it is right. */
function messageOf(
  schema: { validateSync: (value: unknown, options: object) => unknown },
  value: string,
): string | null {
  try {
    schema.validateSync(value, { abortEarly: false });
    return null;
  } catch (thrown) {
    return thrown instanceof ValidationError ? (thrown.errors[0] ?? null) : String(thrown);
  }
}

const x = (count: number): string => "x".repeat(count);
const d = (count: number): string => "1".repeat(count);
const email = fieldErrors.email;

type Row = readonly [key: FieldName, value: string, message: string | null];

const atLeastTwo: readonly (readonly [key: FieldName, missing: string, short?: string])[] = [
  ["company", fieldErrors.company],
  ["city", fieldErrors.city],
  ["salutation", fieldErrors.salutation],
  ["topic", fieldErrors.topic],
  ["firstname", fieldErrors.firstname, fieldErrors.firstnameShort],
  ["lastname", fieldErrors.lastname, fieldErrors.lastnameShort],
  ["message", fieldErrors.message],
  ["postalCodeOrCity", fieldErrors.postalCodeOrCity],
  ["streetAndHouseNumber", fieldErrors.streetAndHouseNumber],
];

const rows: readonly Row[] = [
  ...atLeastTwo.flatMap(([key, missing, short = missing]): Row[] => [
    [key, "", missing],
    [key, x(1), short],
    [key, " x ", short],
    [key, x(2), null],
    [key, x(3), null],
  ]),
  ["city", "Ulm 7", fieldErrors.cityDigits],
  ["postalCodeOrCity", "89073", null],
  ["street", "", fieldErrors.street],
  ["street", "  ", fieldErrors.street],
  ["street", "Ä", null],
  ["street", "Lange Gasse", null],
  ["street", "Straße des 17. Juni", null],
  ["street", "Lange Gasse 7b", fieldErrors.streetDigits],
  ["street", "Lange Gasse 7", fieldErrors.streetDigits],
  ["streetNumber", "", fieldErrors.streetNumber],
  ["streetNumber", "7", null],
  ["streetNumber", x(7), null],
  ["streetNumber", x(8), null],
  ["streetNumber", x(9), fieldErrors.streetNumberLong],
  ["postalCode", "", fieldErrors.postalCode],
  ["postalCode", d(4), fieldErrors.postalCode],
  ["postalCode", d(5), null],
  ["postalCode", d(6), fieldErrors.postalCode],
  ["postalCode", "8907a", fieldErrors.postalCodeDigits],
  ["phone", "", fieldErrors.phone],
  ["phone", d(7), fieldErrors.phoneShort],
  ["phone", d(8), null],
  ["phone", d(20), null],
  ["phone", d(21), fieldErrors.phoneLong],
  ["phone", "+49 (731) 55-5/0", null],
  ["phone", "49+73155550", fieldErrors.phoneCharacters],
  ["phone", "0731.5555", fieldErrors.phoneCharacters],
  ["phone", "anrufen!", fieldErrors.phoneCharacters],
  ...[
    "",
    "a",
    "a@",
    "a@b",
    "@b.de",
    "a b@c.de",
    "a@b..de",
    "a@-b.de",
    ".a@b.de",
    "a.@b.de",
    "a@b.d",
    "a@b@c.de",
    "a@b.de,",
  ].map((value): Row => ["email", value, email]),
  ...["a@b.de", " a@b.de ", "jörg.müller+br@post.müller-werke.example", "d'angelo@x1.co", "a@xn--bcher-kva.de"].map(
    (value): Row => ["email", value, null],
  ),
  ["hotelOverNightOption", "", fieldErrors.hotelOverNightOption],
  ["hotelOverNightOption", "mitNacht_VP", null],
  ["participants", "", fieldErrors.participants],
  ["participants", "12", null],
  ["desiredDate", "", fieldErrors.desiredDate],
  ["desiredDate", "09.03.2026", fieldErrors.desiredDatePast],
  ["desiredDate", "10.03.2026", null],
  ["password", "", fieldErrors.password],
  ["password", x(7), fieldErrors.password],
  ["password", x(8), null],
  ["password", "        ", null],
  ["password", x(9), null],
];

describe("rules of spec section 5", () => {
  it.each(rows)('%s "%s": %s', (key, value, message) => {
    expect(messageOf(ruleOf(key, "2026-03-10"), value)).toBe(message);
  });

  it("covers every key", () => {
    expect(new Set(rows.map(([key]) => key))).toEqual(new Set(Object.keys(fields)));
  });
});

describe("optional fields of the portal", () => {
  it.each([
    ["", null],
    ["  ", null],
    ["a@b.de", null],
    ["a@b", email],
  ])('e-mail "%s": %s', (value, message) => {
    expect(messageOf(optionalEmail(), value)).toBe(message);
  });

  it.each([
    ["", null],
    ["10.03.2026", null],
    ["11.03.2026", fieldErrors.birthdayFuture],
    ["3.5.1970", null],
    ["31.02.1970", fieldErrors.noSuchDay],
    ["1970-05-03", fieldErrors.birthday],
  ])('birthday "%s": %s', (value, message) => {
    expect(messageOf(optionalBirthday("2026-03-10"), value)).toBe(message);
  });
});
