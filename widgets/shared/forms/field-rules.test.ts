import { describe, expect, it } from "vitest";
import { ValidationError } from "yup";
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
const email = "Bitte geben Sie eine gültige E-Mail-Adresse an";

type Row = readonly [key: FieldName, value: string, message: string | null];

const atLeastTwo: readonly (readonly [FieldName, string])[] = [
  ["company", "Bitte füllen Sie das Feld Firma aus"],
  ["city", "Bitte füllen Sie das Feld Ort aus"],
  ["salutation", "Bitte wählen Sie eine Anrede aus"],
  ["topic", "Bitte wählen Sie einen Betreff aus"],
  ["firstname", "Bitte füllen Sie das Feld Vorname aus"],
  ["lastname", "Bitte füllen Sie das Feld Nachname aus"],
  ["message", "Bitte füllen Sie das Feld Nachricht aus"],
  ["postalCodeOrCity", "Bitte füllen Sie das Feld PLZ oder Ort aus"],
  ["streetAndHouseNumber", "Bitte füllen Sie das Feld Straße und Hausnummer aus"],
];

const rows: readonly Row[] = [
  ...atLeastTwo.flatMap(([key, message]): Row[] => [
    [key, "", message],
    [key, x(1), message],
    [key, " x ", message],
    [key, x(2), null],
    [key, x(3), null],
  ]),
  ["city", "Ulm 7", "Der Ort darf keine Zahlen enthalten"],
  ["postalCodeOrCity", "89073", null],
  ["street", "", "Bitte füllen Sie das Feld Straße aus"],
  ["street", "  ", "Bitte füllen Sie das Feld Straße aus"],
  ["street", "Ä", null],
  ["street", "Lange Gasse", null],
  ["street", "Straße des 17. Juni", null],
  ["street", "Lange Gasse 7b", "Die Straße darf keine Zahlen enthalten"],
  ["street", "Lange Gasse 7", "Die Straße darf keine Zahlen enthalten"],
  ["streetNumber", "", "Bitte füllen Sie das Feld Hausnummer aus"],
  ["streetNumber", "7", null],
  ["streetNumber", x(7), null],
  ["streetNumber", x(8), null],
  ["streetNumber", x(9), "Das Feld Hausnummer hat zu viele Zeichen"],
  ["postalCode", "", "Die Postleitzahl ist ungültig"],
  ["postalCode", d(4), "Die Postleitzahl ist ungültig"],
  ["postalCode", d(5), null],
  ["postalCode", d(6), "Die Postleitzahl ist ungültig"],
  ["postalCode", "8907a", "Postleitzahlen dürfen nur Zahlen enthalten"],
  ["phone", "", "Bitte füllen Sie das Feld Telefon aus"],
  ["phone", d(7), "Die Telefonnummer ist zu kurz"],
  ["phone", d(8), null],
  ["phone", d(20), null],
  ["phone", d(21), "Die Telefonnummer ist zu lang"],
  ["phone", "+49 (731) 55-5/0", null],
  ["phone", "49+73155550", "Die Telefonnummer enthält ungültige Zeichen"],
  ["phone", "0731.5555", "Die Telefonnummer enthält ungültige Zeichen"],
  ["phone", "anrufen!", "Die Telefonnummer enthält ungültige Zeichen"],
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
  ["hotelOverNightOption", "", "Bitte wählen Sie eine Verpflegungsoption aus!"],
  ["hotelOverNightOption", "mitNacht_VP", null],
  ["participants", "", "Bitte geben Sie bei Anzahl der Teilnehmenden eine Zahl von 1 bis 99 an"],
  ["participants", "12", null],
  ["desiredDate", "", "Bitte geben Sie als Wunschtermin ein gültiges Datum an"],
  ["desiredDate", "09.03.2026", "Der Wunschtermin darf nicht in der Vergangenheit liegen"],
  ["desiredDate", "10.03.2026", null],
  ["password", "", "Das Passwort muss mindestens 8 Zeichen lang sein"],
  ["password", x(7), "Das Passwort muss mindestens 8 Zeichen lang sein"],
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
    ["11.03.2026", "Das Geburtsdatum darf nicht in der Zukunft liegen"],
    ["3.5.1970", null],
    ["31.02.1970", "Dieses Geburtsdatum gibt es nicht"],
    ["1970-05-03", "Bitte geben Sie das Geburtsdatum im Format TT.MM.JJJJ an"],
  ])('birthday "%s": %s', (value, message) => {
    expect(messageOf(optionalBirthday("2026-03-10"), value)).toBe(message);
  });
});
