import { describe, expect, it } from "vitest";
import type { Expert } from "#domain/entities/content.ts";
import type { Download } from "#domain/entities/download.ts";
import { downloadSearch, usableFilters } from "./downloads.ts";
import { expertSearch, expertTopics } from "./experts.ts";

const expert = (name: string, role: string | null, topics: string[]): Expert => ({
  expertId: name,
  name,
  role,
  image: null,
  text: null,
  topics,
});
const experts = [
  expert("Dr. Käthe Müller", "Rechtsanwältin", ["Arbeitsrecht", "Datenschutz"]),
  expert("Jörg Weiß", "Trainer", ["Rhetorik"]),
  expert("Ole Petersen", null, [" arbeitsrecht ", ""]),
];

describe("experts", () => {
  it.each([
    ["", "", ["Dr. Käthe Müller", "Jörg Weiß", "Ole Petersen"]],
    ["", "Arbeitsrecht", ["Dr. Käthe Müller", "Ole Petersen"]],
    ["", "ARBEITSRECHT", ["Dr. Käthe Müller", "Ole Petersen"]],
    ["", "Arbeit", []],
    ["mueller", "", ["Dr. Käthe Müller"]],
    ["muller kathe", "", ["Dr. Käthe Müller"]],
    ["weiss", "", ["Jörg Weiß"]],
    ["rheto", "", ["Jörg Weiß"]],
    ["anwältin", "Datenschutz", ["Dr. Käthe Müller"]],
    ["petersen", "Datenschutz", []],
  ])("query %j and topic %j", (query, topic, expected) =>
    expect(expertSearch(experts)(query, topic).map(({ name }) => name)).toEqual(expected),
  );

  it("names each topic once, in German order", () =>
    expect(
      expertTopics([expert("a", null, ["Zeit", "Übergang", "Arbeit", ""]), expert("b", null, ["Arbeit", "Ältere"])]),
    ).toEqual(["Ältere", "Arbeit", "Übergang", "Zeit"]));
});

const download = (id: number, title: string, values: Record<string, string[]>): Download => ({
  id,
  title,
  description: null,
  url: null,
  extension: null,
  size: null,
  values,
});
const downloads = [
  download(1, "Checkliste Wahl", { art: ["checkliste"], gremium: ["br", "sbv"] }),
  download(2, "Muster Betriebsvereinbarung", { art: ["muster"], gremium: ["br"] }),
  download(3, "Flyer", {}),
];

describe("downloads", () => {
  it.each([
    ["", {}, [1, 2, 3]],
    ["", { art: "" }, [1, 2, 3]],
    ["", { gremium: "br" }, [1, 2]],
    ["", { gremium: "br", art: "muster" }, [2]],
    ["", { gremium: "sbv", art: "muster" }, []],
    ["wahl", { gremium: "br" }, [1]],
    ["", { constructor: "x" }, []],
  ])("query %j and choices %j", (query, choices, expected) =>
    expect(downloadSearch(downloads)(query, choices).map(({ id }) => id)).toEqual(expected),
  );

  it("offers only filters that can be used", () => {
    const options = [
      { value: "br", label: "Betriebsrat" },
      { value: "x", label: null },
      { value: null, label: "leer" },
    ];
    expect(
      usableFilters([
        { key: "gremium", label: null, options },
        { key: null, label: "a", options },
        { key: "b", label: "B", options: [] },
      ]),
    ).toEqual([
      {
        key: "gremium",
        label: "gremium",
        options: [
          { value: "br", label: "Betriebsrat" },
          { value: "x", label: "x" },
        ],
      },
    ]);
  });
});
