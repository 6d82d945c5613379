import { describe, expect, it } from "vitest";
import { widgetEntryOf } from "#mount/registry.ts";
import { checkAttributes } from "./attributes.ts";
import { widgetManifests } from "./widgets.ts";

function problems(id: string, given: Record<string, string>): string[] {
  const line = widgetEntryOf(id);
  if (line === undefined) throw new Error(id);
  return checkAttributes(
    line,
    new Map(Object.entries({ id, class: "wide", style: "", "data-aos": "fade", ...given })),
  ).map(({ level, attribute, text }) => `${level} ${attribute}: ${text.what}`);
}

describe("attributes without a mistake", () => {
  it.each<[string, Record<string, string>]>([
    ["portal-event-list", {}],
    ["portal-event-list", { "data-user-id": "u-1" }],
    ["portal-event-detail", { "data-event-id": " 5001 " }],
    ["portal-schedule", { "data-json": '{"title": "A"}' }],
    ["portal-hotel-map", { "data-event-id": "5001", "data-end-date": "2026-12-31" }],
    ["portal-document-list", { "data-nr": "7", event: "x" }],
    ["portal-related", { "data-kind": "themes" }],
  ])("%s %j", (id, given) => expect(problems(id, given)).toEqual([]));
});

describe("a value that the CMS has not filled in", () => {
  it.each(["{title}", "[title]", "###TITLE###", "{{ title }}", "<%= title %>"])("%s", (value) =>
    expect(problems("portal-experts", { "data-topic": value })).toEqual([
      "error data-topic: Das CMS hat in data-topic keinen Wert eingesetzt; es steht noch eine Vorlage darin.",
    ]),
  );
});

describe("the filters that an author gives", () => {
  it.each<[string, string, string[]]>([
    ["portal-videos", "tag=arbeitszeit&q=Urlaub", []],
    ["portal-event-search", "?monat=2026-05,2026-06&art=online&frei=1&rubrik=arbeitsrecht", []],
    ["portal-event-search", "sort=preis&ansicht=termine", []],
    ["portal-event-search", "sort=datum", []],
    ["portal-event-search", "sort=name", ["In data-filter hat „sort“ einen Wert, den es nicht gibt: „name“."]],
    [
      "portal-videos",
      "thema=arbeitszeit",
      ["data-filter filtert nach „thema“; danach lässt sich dieses Widget nicht filtern."],
    ],
    [
      "portal-hotels",
      "city={city}",
      ["Das CMS hat in data-filter keinen Wert eingesetzt; es steht noch eine Vorlage darin."],
    ],
    ["portal-event-search", "art=digital", ["In data-filter hat „art“ einen Wert, den es nicht gibt: „digital“."]],
    ["portal-event-search", "monat=Mai", ["In data-filter hat „monat“ einen Wert, den es nicht gibt: „Mai“."]],
  ])("%s %s", (id, filter, expected) =>
    expect(problems(id, { "data-filter": filter })).toEqual(expected.map((what) => `error data-filter: ${what}`)),
  );
});

describe("a mistake in an attribute", () => {
  it.each<[string, Record<string, string>, string]>([
    ["portal-event-detail", {}, "error data-event-id: Das Attribut data-event-id fehlt oder ist leer."],
    [
      "portal-event-detail",
      { "data-event-id": " " },
      "error data-event-id: Das Attribut data-event-id fehlt oder ist leer.",
    ],
    [
      "portal-schedule",
      {},
      "error data-event-id / data-json: Es fehlt eines der Attribute data-event-id oder data-json.",
    ],
    [
      "portal-hotel-map",
      { "data-end-date": "2026-12-31" },
      "error data-event-id / data-json: Es fehlt eines der Attribute data-event-id oder data-json.",
    ],
    [
      "portal-event-detail",
      { "data-event-id": "S-5001" },
      "error data-event-id: data-event-id ist keine Nummer: „S-5001“.",
    ],
    [
      "portal-event-detail",
      { "data-event-id": "”5001”" },
      "error data-event-id: Um den Wert von data-event-id stehen typografische Anführungszeichen.",
    ],
    [
      "portal-event-detail",
      { "data-event-id": "{{ event.id }}" },
      "error data-event-id: Das CMS hat in data-event-id keinen Wert eingesetzt; es steht noch eine Vorlage darin.",
    ],
    [
      "portal-event-detail",
      { "data-eventid": "5001" },
      "error data-eventid: Das Attribut data-eventid gibt es nicht. Gemeint ist wohl data-event-id.",
    ],
    [
      "portal-event-detail",
      { "event-id": "5001" },
      "error event-id: Das Attribut event-id gibt es nicht. Gemeint ist wohl data-event-id.",
    ],
    [
      "portal-event-detail",
      { "data-evnet-id": "5001" },
      "error data-evnet-id: Das Attribut data-evnet-id gibt es nicht. Gemeint ist wohl data-event-id.",
    ],
    [
      "portal-hotel-map",
      { "data-event-id": "5001", "data-end-date": "31.12.2026" },
      "error data-end-date: data-end-date ist kein Datum in der verlangten Form: „31.12.2026“.",
    ],
    ["portal-feedback", { "data-event-id": "5001" }, "hint data-event-id: Dieses Widget liest data-event-id nicht."],
    [
      "portal-event-list",
      { "data-user-id": "Erika Mustermann" },
      "error data-user-id: data-user-id enthält ein Zeichen, das in einer Kennung nicht vorkommt.",
    ],
  ])("%s %j", (id, given, expected) => expect(problems(id, given)).toEqual([expected]));

  it("are answered by what the manual shows, which names something that there is", () => {
    const hotel = widgetManifests.find(({ id }) => id === "portal-hotel");
    const [found] = hotel === undefined ? [] : checkAttributes(hotel, new Map([["data-hotel-id", "Seehotel"]]));
    expect(found?.text.fix).toContain('data-hotel-id="7"');
  });

  it("in JSON is placed, but the JSON is not quoted: it may name persons", () => {
    const [found = ""] = problems("portal-schedule", { "data-json": '{"recipients": [{"lastname": "Mustermann",}]}' });
    expect(found).toMatch(/Zeile 1, Zeichen 42: Vor der schließenden Klammer steht ein Komma zu viel\.$/);
    expect(found).not.toContain("Mustermann");
  });
});
