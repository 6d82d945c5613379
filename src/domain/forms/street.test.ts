import { expect, it } from "vitest";
import { endsWithNumber, splitStreet } from "./street.ts";

it.each([
  ["Musterstraße 12a", "Musterstraße", "12a"],
  ["Musterstraße 12", "Musterstraße", "12"],
  [" Musterstraße  12 a ", "Musterstraße", "12 a"],
  ["Musterstr.12", "Musterstr.", "12"],
  ["Musterstraße12b", "Musterstraße", "12b"],
  ["Musterstraße, 7", "Musterstraße", "7"],
  ["Straße des 17. Juni 135", "Straße des 17. Juni", "135"],
  ["Am Ring 5-7", "Am Ring", "5-7"],
  ["Am Ring 5 - 7", "Am Ring", "5 - 7"],
  ["Am Ring 12a-c", "Am Ring", "12a-c"],
  ["Lindenallee 12/3", "Lindenallee", "12/3"],
  ["Gartenweg 3 1/2", "Gartenweg", "3 1/2"],
  ["Q7, 24", "Q7", "24"],
  ["Ä 1", "Ä", "1"],
])("splits %j", (text, street, number) => expect(splitStreet(text)).toEqual({ street, number }));

it.each(["Musterstraße", "Straße des 17. Juni", "", "12", "Q7", "Musterstraße 12345-12349", "Postfach"])(
  "leaves %j alone",
  (text) => expect(splitStreet(text)).toBeNull(),
);

it.each([
  ["Musterstraße", false],
  ["Straße des 17. Juni", false],
  ["Platz der Republik", false],
  ["1. Mai", false],
  ["Straße des 17.", false],
  ["Lange Gasse 7", true],
  ["Lange Gasse 7b", true],
  ["Lange Gasse 7 b", true],
  ["Lange Gasse 7-9", true],
  ["Lange Gasse7 ", true],
  ["7", true],
])("ends with a number: %j %s", (street, expected) => expect(endsWithNumber(street)).toBe(expected));

it("answers at once whatever is pasted", () => {
  const odd = `Weg 1${" - 1".repeat(28)}Hof`;
  expect([endsWithNumber(odd), splitStreet(odd)]).toEqual([false, null]);
  const page = "Am Ring 5 - 7, ".repeat(4000);
  expect([endsWithNumber(page), splitStreet(page)]).toEqual([false, null]);
});
