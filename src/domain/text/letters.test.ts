import { describe, expect, it } from "vitest";
import { byLetter, DIGITS, LETTERS, letterOf } from "./letters.ts";

describe("letterOf", () => {
  it.each([
    ["Abmahnung", "A"],
    ["Änderungskündigung", "A"],
    ["öffentlicher Dienst", "O"],
    ["Übergangsmandat", "U"],
    ["ß-Schreibung", "S"],
    ["Élan", "E"],
    ["„Zeugnis“", "Z"],
    ["§ 87 BetrVG", DIGITS],
    ["13. Monatsgehalt", DIGITS],
    ["Ωmega", DIGITS],
    ["–", DIGITS],
    ["A\u0308lter", "A"],
  ])("%j stands under %s", (title, expected) => expect(letterOf(title)).toBe(expected));
});

describe("byLetter", () => {
  const titles = (letter: string, given: readonly (string | null)[]): (string | null)[] =>
    byLetter(given.map((title) => ({ title })))
      .find((group) => group.letter === letter)
      ?.entries.map(({ title }) => title) ?? [];

  it("has all letters, with or without words", () => {
    expect(byLetter([]).map(({ letter }) => letter)).toEqual(LETTERS);
    expect(LETTERS).toHaveLength(27);
  });

  it("puts umlauts among the plain letters", () =>
    expect(titles("A", ["Azubi", "Ältestenrat", "Abmahnung", "Aufhebungsvertrag", "Arbeitszeit"])).toEqual([
      "Abmahnung",
      "Ältestenrat",
      "Arbeitszeit",
      "Aufhebungsvertrag",
      "Azubi",
    ]));

  it("orders numbers by value", () =>
    expect(titles("#", ["100 Tage", "13. Monatsgehalt", "2. Stufe"])).toEqual([
      "2. Stufe",
      "13. Monatsgehalt",
      "100 Tage",
    ]));

  it("leaves out what has no title", () =>
    expect(byLetter([{ title: null }, { title: " " }]).flatMap(({ entries }) => entries)).toEqual([]));
});
