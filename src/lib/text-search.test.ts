import { describe, expect, it } from "vitest";
import { textSearch } from "./text-search.ts";

const people = [
  ["Müller", "Jörg"],
  ["Mueller", "Eva"],
  ["Muller", "Ben"],
  ["Groß-Überlinger", "Käthe"],
  ["Yılmaz", "Mehmet"],
  ["D'Angelo", "Noël"],
  ["Łukasiewicz", "Zoë"],
  ["von und zu Hohenlohe", "Ägidius"],
  ["Søndergaard", "Åse"],
  ["İnce", "Cem"],
  [null, null],
].map(([lastName = null, firstName = null]) => ({ lastName, firstName }));
const search = textSearch(people, ({ lastName, firstName }) => `${lastName ?? ""} ${firstName ?? ""}`);

describe("textSearch", () => {
  it.each([
    ["Mueller", ["Müller", "Mueller"]],
    ["müller", ["Müller", "Mueller"]],
    ["Muller", ["Müller", "Muller"]],
    ["Mül\u00adler", ["Müller", "Mueller"]],
    ["\u200bJörg\u00a0Mu\u200b\u0308ller\ufeff", ["Müller"]],
    ["Groß‑Über", ["Groß-Überlinger"]],
    ["mu\u0308ller", ["Müller", "Mueller"]],
    ["jorg", ["Müller"]],
    ["JOERG MUELLER", ["Müller"]],
    ["Müller, Jörg", ["Müller"]],
    ["Jörg Müller", ["Müller"]],
    ["gross", ["Groß-Überlinger"]],
    ["groß ueber", ["Groß-Überlinger"]],
    ["Groß-Über", ["Groß-Überlinger"]],
    ["yilmaz", ["Yılmaz"]],
    ["dangelo", ["D'Angelo"]],
    ["d’angelo noel", ["D'Angelo"]],
    ["lukas", ["Łukasiewicz"]],
    ["hohen aegid", ["von und zu Hohenlohe"]],
    ["sondergaard", ["Søndergaard"]],
    ["Soendergaard", ["Søndergaard"]],
    ["ase", ["Søndergaard"]],
    ["ince", ["İnce"]],
    ["xyz", []],
    ["müller xyz", []],
  ])("%s", (query, expected) => expect(search(query).map(({ lastName }) => lastName)).toEqual(expected));

  it.each(["", "  ", "\u00a0\u200b"])("finds all for %j, in the order given", (query) =>
    expect(search(query)).toEqual(people),
  );

  it.each(["(*[?", " - ", "'", "%", "…"])("finds nothing for %j, which holds nothing to search for", (query) =>
    expect(search(query)).toEqual([]),
  );
});

describe("finding topics", () => {
  const topics = [
    "Öffentlichkeitsarbeit 1",
    "Arbeitsrecht 1",
    "Arbeitsrecht 2",
    "Straßenverkehr",
    "Betriebs\u00adrats\u200bwahl",
  ].map((name, id) => ({
    id,
    name,
  }));
  it.each([
    ["", [0, 1, 2, 3, 4]],
    [" ", [0, 1, 2, 3, 4]],
    ["Arbeitsrecht1", [1]],
    ["C++", []],
    ["betriebsratswahl", [4]],
    ["oeffent", [0]],
    ["ÖFFENT", [0]],
    ["recht 2", [2]],
    ["2 arbeit", [2]],
    ["strasse", [3]],
    ["xyz", []],
  ])('"%s"', (sought, expected) => {
    expect(textSearch(topics, ({ name }) => name)(sought).map(({ id }) => id)).toEqual(expected);
  });
});
