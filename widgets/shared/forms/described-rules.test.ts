import { describe, expect, it } from "vitest";
import { contactOf } from "#domain/forms/contact.ts";
import { splitStreet } from "#domain/forms/street.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { addresses } from "#test/support/addresses.ts";
import { messagesOf } from "#test/support/rules.ts";
import { describedResolver } from "./described-rules.ts";
import { optional, required } from "./description.ts";
import { tidied, type FieldName } from "./fields.ts";

/** Tuesday 10 March 2026, 09:00 in Berlin. */
const clock = (): number => Date.parse("2026-03-10T08:00:00Z");
const x = (count: number): string => "x".repeat(count);
const d = (count: number): string => "1".repeat(count);

async function messageOf(name: FieldName, value: string, isRequired = true): Promise<unknown> {
  const fields = isRequired ? required(name) : optional(name);
  return (await messagesOf(describedResolver(fields, clock), { [name]: value }))[name] ?? null;
}

const day = fieldErrors.desiredDate;
const past = fieldErrors.desiredDatePast;
const count = fieldErrors.participants;

describe("what is sent is judged", () => {
  it.each<[FieldName, string, string | null]>([
    ["company", " x ", fieldErrors.company],
    ["company", x(2), null],
    ["postalCode", "89 073", null],
    ["postalCode", "D-89073", null],
    ["postalCode", "89 07", fieldErrors.postalCode],
    ["postalCode", "890731", fieldErrors.postalCode],
    ["postalCode", "8907a", fieldErrors.postalCodeDigits],
    ["phone", "0731.55 55", null],
    ["phone", "07 31-5", fieldErrors.phoneShort],
    ["phone", d(8), null],
    ["phone", d(20), null],
    ["phone", `${d(10)} ${d(10)}`, null],
    ["phone", d(21), fieldErrors.phoneLong],
    ["phone", "0731 App. 55", fieldErrors.phoneCharacters],
    ["street", "Straße des 17. Juni", null],
    ["street", "Am Ring 5", fieldErrors.streetDigits],
    ["streetNumber", x(8), null],
    ["streetNumber", x(9), fieldErrors.streetNumberLong],
    ["hotelOverNightOption", "", fieldErrors.hotelOverNightOption],
    ["participants", "0", count],
    ["participants", "1", null],
    ["participants", "99", null],
    ["participants", "100", count],
    ["participants", "1,5", count],
    ["participants", "zwölf", count],
    ["desiredDate", "09.03.2026", past],
    ["desiredDate", "10.03.2026", null],
    ["desiredDate", "11.3.2026", null],
    ["desiredDate", "31.02.2026", day],
    ["desiredDate", "15.03.", day],
    ["desiredDate", "2026-03-11", day],
    ["desiredDate", "nächsten Montag", day],
    ["phone", "0731-5 5", null],
    ["phone", "0049 (0)731 / 55 55 - 50", null],
    ["email", "\u200bmax@web.de", null],
    ["email", "max@müller.de", null],
  ])("%s %j: %s", async (name, value, message) => expect(await messageOf(name, value)).toBe(message));
});

describe("an optional field", () => {
  it.each<[FieldName, string, string | null]>([
    ["company", "", null],
    ["company", "   ", null],
    ["company", "x", fieldErrors.company],
    ["phone", "", null],
    ["phone", "123", fieldErrors.phoneShort],
    ["email", "", null],
    ["email", "eva", fieldErrors.email],
    ["participants", "", null],
    ["desiredDate", "", null],
    ["desiredDate", "09.03.2026", past],
    ["desiredDate", "15.03.", day],
    ["message", "x", fieldErrors.message],
  ])("%s %j: %s", async (name, value, message) => expect(await messageOf(name, value, false)).toBe(message));
});

describe("200 German addresses", () => {
  it("are as many, and all of them different", () =>
    expect(new Set(addresses.map(({ line, postalCode }) => line + postalCode)).size).toBe(200));

  it("cause no error in a form, in pairs and in one line", async () => {
    const resolver = describedResolver(
      required("street", "streetNumber", "postalCode", "city", "streetAndHouseNumber", "postalCodeOrCity"),
      clock,
    );
    for (const { street, number, postalCode, city } of addresses) {
      const values = { street, streetNumber: number, postalCode, city };
      expect(await messagesOf(resolver, { ...contactOf(values) })).toEqual({});
    }
  });

  it("are split into street and number where they come in one line, and their post codes are sent as five digits", () => {
    for (const { line, street, number, postalCode } of addresses) {
      expect(splitStreet(line)).toEqual({ street, number });
      expect(tidied("postalCode", postalCode)).toMatch(/^\d{5}$/);
    }
  });
});
