import { describe, expect, it } from "vitest";
import { givenFilters, isFiltered, listFilterKeys, readFilters, writeFilters } from "./list-filters.ts";

const keys = listFilterKeys.articles;

describe("readFilters", () => {
  it.each([
    ["", "", { q: "", tag: "", category: "" }],
    ["?tag=arbeitszeit&seite=2", "", { q: "", tag: "arbeitszeit", category: "" }],
    ["tag=arbeitszeit", "", { q: "", tag: "arbeitszeit", category: "" }],
    ["", "tag=arbeitszeit", { q: "", tag: "arbeitszeit", category: "" }],
    ["", "?tag=arbeitszeit&fremd=1", { q: "", tag: "arbeitszeit", category: "" }],
    ["?tag=wahl", "tag=arbeitszeit&category=recht", { q: "", tag: "wahl", category: "recht" }],
    ["?tag=", "tag=arbeitszeit", { q: "", tag: "", category: "" }],
    ["?q=+Gro%C3%9Fe+Reise%20+", "", { q: "Große Reise", tag: "", category: "" }],
    ["?q=eins&q=zwei", "", { q: "eins", tag: "", category: "" }],
    ["?q=100%", "", { q: "100%", tag: "", category: "" }],
  ])("query %j and preset %j", (search, preset, expected) =>
    expect(readFilters(keys, search, preset)).toEqual(expected),
  );
});

describe("writeFilters", () => {
  it.each([
    [{ q: "Urlaub" }, "", "", "?q=Urlaub"],
    [{ q: "a&b=c#d +e" }, "", "", "?q=a%26b%3Dc%23d%20%2Be"],
    [{ tag: "wahl" }, "?tag=alt&utm_source=x", "", "?utm_source=x&tag=wahl"],
    [{}, "?tag=alt&q=x", "", ""],
    [{}, "?flag&leer=&a=%20b+c&tag=alt&a=2", "", "?flag&leer=&a=%20b+c&a=2"],
    [{ tag: "arbeitszeit" }, "", "tag=arbeitszeit", ""],
    [{ tag: "" }, "", "tag=arbeitszeit", "?tag="],
    [{ tag: "wahl" }, "?tag=", "tag=arbeitszeit", "?tag=wahl"],
    [{ tag: "arbeitszeit" }, "?tag=", "tag=arbeitszeit", ""],
    [{ q: "x" }, "?%71=alt", "", "?q=x"],
    [{ q: "x" }, "?%zz=1", "", "?%zz=1&q=x"],
  ])("%j into %j with preset %j", (filters, search, preset, expected) =>
    expect(writeFilters(keys, filters, search, preset)).toBe(expected),
  );

  it("is read again as it was written", () => {
    const filters = { q: "Größe & 100 % +1", tag: "a/b?c", category: "" };
    expect(readFilters(keys, writeFilters(keys, filters, "?x=1", "tag=y"), "tag=y")).toEqual(filters);
  });
});

it.each([
  [{}, false],
  [{ q: "" }, false],
  [{ q: "", tag: "x" }, true],
])("%j narrows: %s", (filters, expected) => expect(isFiltered(filters)).toBe(expected));

it("sends only what has a value", () => expect(givenFilters({ q: "", tag: "x" })).toEqual({ tag: "x" }));

it("reads and writes a key several times that may be given so, each value once in the address", () => {
  const read = readFilters(["monat", "q"], "?monat=2026-03&monat=2026-04&q=a,b", "", ["monat"]);
  expect(read).toEqual({ monat: "2026-03,2026-04", q: "a,b" });
  expect(writeFilters(["monat", "q"], read, "?x=1", "", ["monat"])).toBe("?x=1&monat=2026-03&monat=2026-04&q=a%2Cb");
  expect(writeFilters(["monat"], { monat: "" }, "?monat=2026-03&monat=2026-04", "", ["monat"])).toBe("");
});
