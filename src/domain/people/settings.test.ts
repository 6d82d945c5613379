import { describe, expect, it } from "vitest";
import { salutations } from "#mocks/data/portal/settings.ts";
import { countryNameOf, functionGroups, mergeSelection, salutationNames, topicChoices } from "./settings.ts";

describe("salutations", () => {
  it("offers the allowed ones only, none first, the rest in German order", () => {
    expect(salutationNames(salutations)).toEqual([
      "",
      "Divers",
      "Dr.",
      "Frau",
      "Frau Dr.",
      "Frau Prof.",
      "Frau Prof. Dr.",
      "Herr",
      "Herr Dr.",
      "Herr Prof.",
      "Herr Prof. Dr.",
      "Prof. Dr.",
    ]);
  });

  it("reads a missing name as none and drops what has no source id", () => {
    expect(
      salutationNames([
        { name: null, sourceId: 2 },
        { name: "Frau", sourceId: null },
        { name: " ", sourceId: 3 },
      ]),
    ).toEqual([""]);
  });
});

describe("functions", () => {
  it("sorts by sortOrder, those without one last, and leaves out what cannot be chosen", () => {
    const entry = (id: number | null, name: string | null, sortOrder: number | null) => ({ id, name, sortOrder });
    expect(
      functionGroups([
        {
          name: "Betriebsrat",
          brFunctions: [
            entry(1, "eins", null),
            entry(2, "zwei", 20),
            entry(3, "drei", 3),
            entry(null, "ohne", 1),
            entry(4, null, 1),
          ],
        },
        { name: "Leer", brFunctions: [] },
        { name: null, brFunctions: [entry(5, "fünf", 1)] },
      ]),
    ).toEqual([
      {
        name: "Betriebsrat",
        functions: [
          { id: 3, name: "drei" },
          { id: 2, name: "zwei" },
          { id: 1, name: "eins" },
        ],
      },
      { name: "", functions: [{ id: 5, name: "fünf" }] },
    ]);
  });
});

describe("topics", () => {
  it("leaves out what cannot be shown or sent", () => {
    expect(
      topicChoices([
        { attributevalue: 1, value: "Arbeitsrecht" },
        { attributevalue: null, value: "x" },
        { attributevalue: 2, value: " " },
      ]),
    ).toEqual([{ id: 1, name: "Arbeitsrecht" }]);
  });
});

describe("a selection after ticking", () => {
  it.each([
    ["nothing", [], [1, 2], [], []],
    ["kept in place", [2, 1], [1, 2, 3], [1, 2], [2, 1]],
    ["unticked", [2, 1], [1, 2, 3], [1], [1]],
    ["added last", [2], [1, 2, 3], [1, 2, 3], [2, 1, 3]],
    ["not on offer", [9, 1], [1, 2], [2], [9, 2]],
  ])("%s", (_name, before, offered, chosen, expected) => {
    expect(mergeSelection<number>(before, offered, (id) => chosen.includes(id))).toEqual(expected);
  });

  it("finds an id whether it came as text or number", () => {
    expect(mergeSelection<string | number>(["1"], [1, 2], () => true)).toEqual(["1", 2]);
  });
});

describe("a company's country", () => {
  it.each([
    [{ countryId: 1, countryName: null }, "Deutschland"],
    [{ countryId: "1", countryName: "Germany" }, "Deutschland"],
    [{ countryId: 9, countryName: "Dänemark" }, "Dänemark"],
    [{ countryId: null, countryName: null }, null],
  ])("%j", (company, expected) => {
    expect(
      countryNameOf(company, [
        { countryId: null, name: "Nirgendwo" },
        { countryId: 1, name: "Deutschland" },
      ]),
    ).toBe(expected);
  });
});
