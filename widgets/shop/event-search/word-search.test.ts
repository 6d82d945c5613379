import { beforeAll, describe, expect, it } from "vitest";
import { buildEvent } from "#test/support/entities.ts";
import { wordSearch, type WordSearch } from "./word-search.ts";

const event = (eventId: number, title: string, rubric: string, more: Record<string, unknown> = {}) =>
  buildEvent({
    eventId,
    title,
    theme: { themeId: eventId, actionField: { name: null, rubric: { name: rubric } } },
    ...more,
  });
const events = [
  event(1, "Betriebsverfassungsrecht Teil 1", "Arbeitsrecht"),
  event(2, "Betriebsratswahl vorbereiten", "Wahl"),
  event(3, "Schwerbehindertenvertretung: Ihre Aufgaben", "SBV"),
  event(4, "Gesprächsführung für Fortgeschrittene", "Soziale Kompetenz"),
  event(5, "Kündigungsschutz", "Arbeitsrecht", {
    content: {
      description: "<p>Auch zu <b>Abfindungen</b> und L&ouml;hnen.</p>",
      topics: [{ title: "Sozialplan", text: null }],
    },
  }),
  event(6, "Künstliche Intelligenz im Betrieb", "Digitales"),
  event(7, "Einstieg leicht gemacht", "Soziale Kompetenz"),
];
let search: WordSearch;
beforeAll(async () => {
  search = await wordSearch(events);
});
const found = (query: string, mayBeMistyped = false) =>
  [...search(query, mayBeMistyped)].map(([{ eventId }, why]) => [eventId, why]);

describe("words that mean the same", () => {
  it.each([
    ["BetrVG", 1, "Betriebsverfassungsrecht"],
    ["sbv", 3, "Schwerbehindertenvertretung"],
    ["Schwerbehinderung", 3, "Schwerbehindertenvertretung"],
    ["Rhetorik", 4, "Gesprächsführung"],
    ["BR1", 1, "Betriebsverfassungsrecht"],
    ["Rethorik", 4, "Gesprächsführung"],
    ["Grundlagenseminar", 7, "Einstieg"],
    ["neu gewählt", 7, "Einstieg"],
    ["Ersatzmitglied", 7, "Einstieg"],
    ["KI", 6, "Künstliche"],
    ["Abfindung", 5, "Abfindungen"],
    ["Löhnen", 5, "Löhnen"],
    ["sozialplan", 5, "Sozialplan"],
    ["Wahlvorstand", 2, "Betriebsratswahl"],
  ])("%s finds event %i by '%s'", (query, eventId, why) => expect(found(query)).toContainEqual([eventId, why]));
});

describe("slips of typing", () => {
  it.each([
    ["betribsrat", 2],
    ["Schwerbehindrung", 3],
    ["kündigunsschutz", 5],
    ["gesprechsführung", 4],
    ["betriebsverfasungsrecht", 1],
  ])("%s finds event %i, but not where slips do not count", (query, eventId) => {
    expect(found(query, true).map(([id]) => id)).toContain(eventId);
    expect(found(query).map(([id]) => id)).not.toContain(eventId);
  });
});

it.each(["Raumfahrt", "(*[?", "xyz", "", "C++", "z".repeat(10_000)])("finds nothing for %j", (query) =>
  expect(found(query, true)).toEqual([]),
);
it("needs each of several words", () => {
  expect(found("BetrVG Teil").map(([id]) => id)).toEqual([1]);
  expect(found("BetrVG Raumfahrt")).toEqual([]);
});
it("needs each word of a synonym, too: mobile work is no labour law", () => expect(found("Homeoffice")).toEqual([]));
