import { describe, expect, it } from "vitest";
import { buildLexicon } from "#mocks/data/site/lexicon.ts";
import { lexiconSearch } from "./search.ts";

const search = lexiconSearch(buildLexicon().filter(({ kind }) => kind === "br"));
const titles = (query: string): (string | null)[] => search(query).map(({ title }) => title);

describe("the search of the lexicon", () => {
  it.each([
    ["Abmahnung", "Abmahnung"],
    ["abmah", "Abmahnung"],
    ["Überstunden", "Überstunden"],
    ["Ueberstunden", "Überstunden"],
    ["uberstunden", "Überstunden"],
    ["Abmanhung", "Abmahnung"],
    ["13", "13. Monatsgehalt"],
  ])("finds %j first: %s", (query, first) => expect(titles(query)[0]).toBe(first));

  it("finds the second half of a word", () =>
    expect(titles("kündigung")).toEqual(expect.arrayContaining(["Änderungskündigung", "Ordentliche Kündigung"])));
  it("finds what only the teaser says", () => expect(titles("Gewerkschaft")).toContain("Tarifvertrag"));
  it("wants every word", () => expect(titles("Tarif Gewerkschaft")).toEqual(["Tarifvertrag"]));
  it("finds nothing for what is not there", () => expect(titles("Raumfahrt")).toEqual([]));
});
