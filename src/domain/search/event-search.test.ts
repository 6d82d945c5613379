import { describe, expect, it } from "vitest";
import { availabilityOf, hasFreePlaces, inCallsOfFifty, offerOf } from "#domain/event/booking-state.ts";
import { buildEvent } from "#test/support/entities.ts";
import { eventKind, noFilters, readEventFilters, readOrder, type EventFilters } from "./event-search-filters.ts";
import { groupByTheme, sortHits } from "./event-search-order.ts";
import {
  datesOfTheme,
  prepareEventSearch,
  monthsOf,
  placesOf,
  upcomingEvents,
  type MoreFound,
} from "./event-search.ts";

const now = Date.parse("2026-03-10T12:00:00Z");
const rubrics = [
  { rubricId: 1, name: "Arbeitsrecht", url: "arbeitsrecht" },
  { rubricId: 2, name: "Kommunikation", url: "kommunikation" },
];
const inRubric = (name: string, themeId = 1) => ({ themeId, actionField: { name: "Feld", rubric: { name } } });
const events = [
  {
    eventId: 1,
    title: "Arbeitsrecht für Müßiggänger",
    startDate: "2026-05-04",
    endDate: "2026-05-06",
    hotel: { id: 3, city: "Hamburg" },
    theme: inRubric("Arbeitsrecht"),
  },
  {
    eventId: 2,
    title: "Datenschutz",
    startDate: "2026-04-01T09:00:00",
    endDate: "2026-04-01T17:00:00",
    theme: inRubric("Arbeitsrecht", 2),
  },
  {
    eventId: 3,
    title: "Rhetorik",
    bookingNumber: "R-77",
    startDate: "2026-05-31T23:00:00Z",
    endDate: "2026-06-02",
    hotel: { id: 4, city: "Ort", location: { name: "Binz auf Rügen" } },
    theme: inRubric("Kommunikation", 2),
  },
  { eventId: 4, title: "Inhouse Seminar", startDate: "2026-07-01", hotel: { id: 3, city: "Hamburg" }, isInhouse: true },
  { eventId: 5, title: "Vorbei", startDate: "2026-03-02", endDate: "2026-03-03", theme: inRubric("Arbeitsrecht", 2) },
  {
    eventId: 6,
    title: "Läuft schon",
    startDate: "2026-03-09",
    endDate: "2026-03-12",
    theme: inRubric("Arbeitsrecht", 2),
  },
  { eventId: 7, title: "Termin folgt", theme: inRubric("Arbeitsrecht", 2) },
].map(buildEvent);
const ahead = upcomingEvents(events, now);
const ids = (found: readonly { eventId: unknown }[]) => found.map(({ eventId }) => eventId);

it("leaves out what is over and sorts by start", () => expect(ids(ahead)).toEqual([6, 2, 1, 3, 4, 7]));

it("goes by the given isHistoric, whatever the dates say", () => {
  const flagged = [
    { eventId: 1, isHistoric: true, startDate: "2026-05-04", endDate: "2026-05-06" },
    { eventId: 2, isHistoric: false, startDate: "2026-02-04", endDate: "2026-02-06" },
  ].map(buildEvent);
  expect(ids(upcomingEvents(flagged, now))).toEqual([2]);
});

describe("filters", () => {
  const search = prepareEventSearch(
    ahead.filter(({ eventId }) => eventId !== 6),
    rubrics,
  );
  const found = (filters: EventFilters) => ids(search(filters).hits.map(({ event }) => event));
  it.each<[Partial<EventFilters>, unknown[]]>([
    [{}, [2, 1, 3, 4, 7]],
    [{ q: "muessig" }, [1]],
    [{ q: "r-77" }, [3]],
    [{ q: "ruegen" }, [3]],
    [{ q: "gibt es nicht" }, []],
    [{ rubrik: "arbeitsrecht" }, [2, 1, 7]],
    [{ rubrik: "unbekannt" }, []],
    [{ ort: "Hamburg" }, [1, 4]],
    [{ ort: "Online" }, [2, 7]],
    [{ monat: ["2026-05"] }, [1]],
    [{ monat: ["2026-06"] }, [3]],
    [{ monat: ["2026-05", "2026-07"] }, [1, 4]],
    [{ q: "juni" }, [3]],
    [{ q: "Mai 2026" }, [1]],
    [{ art: "inhouse" }, [4]],
    [{ art: "online" }, [2, 7]],
    [{ art: "presence" }, [1, 3]],
    [{ art: "presence", q: "rhetorik", monat: ["2026-06"] }, [3]],
  ])("%j", (filters, expected) => expect(found({ ...noFilters, ...filters })).toEqual(expected));

  it.each<[string, Partial<EventFilters>]>([
    [
      "?q= Recht &rubrik=arbeitsrecht&ort=Binz+auf+R%C3%BCgen&monat=2026-05&art=online&frei=1",
      { q: "Recht", rubrik: "arbeitsrecht", ort: "Binz auf Rügen", monat: ["2026-05"], art: "online", frei: "1" },
    ],
    ["?monat=2026-05&monat=2026-04,2026-13", { monat: ["2026-05", "2026-04"] }],
    ["?monat=2026-13&art=sonst&frei=ja&andere=1", {}],
    ["", {}],
  ])("in the address %s", (query, expected) =>
    expect(readEventFilters(new URLSearchParams(query))).toEqual({ ...noFilters, ...expected }),
  );
});

it("offers places and months once each, in order", () => {
  expect(placesOf(ahead)).toEqual(["Binz auf Rügen", "Hamburg", "Online"]);
  expect(monthsOf(ahead)).toEqual(["2026-03", "2026-04", "2026-05", "2026-06", "2026-07"]);
});

it("finds the dates of a theme", () => expect(ids(datesOfTheme(events, "2", now))).toEqual([6, 2, 3, 7]));
it.each([
  [1, "presence"],
  [2, "online"],
  [4, "inhouse"],
])("event %i is held %s", (eventId, kind) =>
  expect(events.filter((event) => event.eventId === eventId).map(eventKind)).toEqual([kind]),
);

describe("booking states", () => {
  it.each([
    ["open", "open", true, "booking"],
    ["few", "few", true, "booking"],
    ["waitingList", "waitingList", false, "waitingList"],
    ["closed", "closed", false, null],
    ["else", null, false, null],
    [null, null, false, null],
  ])("%s", (state, availability, free, offer) => {
    expect([availabilityOf({ state }), hasFreePlaces({ state }), offerOf(availabilityOf({ state }))]).toEqual([
      availability,
      free,
      offer,
    ]);
  });
  it.each([
    [0, []],
    [50, [50]],
    [51, [50, 1]],
    [120, [50, 50, 20]],
  ])("of %i events are asked in calls of %j", (count, sizes) => {
    expect(inCallsOfFifty(Array.from({ length: count }, (_, index) => index)).map(({ length }) => length)).toEqual(
      sizes,
    );
  });
});

describe("what is found beside the letter", () => {
  const search = prepareEventSearch(ahead, rubrics);
  const [, second, third] = ahead;
  if (second === undefined || third === undefined) throw new Error("The example is too small");
  const asked: boolean[] = [];
  const more = (_query: string, mayBeMistyped: boolean) => {
    asked.push(mayBeMistyped);
    return new Map([[third, "Gesetz"] as const, [second, "Schutz"] as const]);
  };

  it("comes after what holds it, with the word that it is found by, and may be mistyped where nothing holds it", () => {
    const { hits } = search({ ...noFilters, q: "datenschutz" }, more);
    expect(hits.map(({ event: { eventId }, why }) => [eventId, why])).toEqual([
      [second.eventId, null],
      [third.eventId, "Gesetz"],
    ]);
    search({ ...noFilters, q: "dattenschuz" }, more);
    expect(asked.slice(0, 2)).toEqual([false, true]);
  });

  it("is not asked for without a query", () => expect(search(noFilters, more).hits).toHaveLength(ahead.length));

  it("says by what an event is found whose title does not hold it", () =>
    expect(search({ ...noFilters, q: "kommunikation" }).hits.map(({ why }) => why)).toEqual(["Kommunikation"]));
});

it("counts what each value would leave, the other filters as they are", () => {
  const { counts } = prepareEventSearch(ahead, rubrics)({ ...noFilters, rubrik: "arbeitsrecht", art: "online" });
  expect(Object.fromEntries(counts.rubrik)).toEqual({ arbeitsrecht: 3 });
  expect(Object.fromEntries(counts.art)).toEqual({ online: 3, presence: 1 });
  expect(Object.fromEntries(counts.ort)).toEqual({ Online: 3 });
});

it.each([
  ["datum", [1, 2, 3, 4]],
  ["preis", [3, 1, 2, 4]],
  ["ort", [4, 1, 2, 3]],
] as const)("puts hits in order by %s, those without it at the end", (order, expected) => {
  const priced = (eventId: number, price: number | null, city: string | null) => ({
    why: null,
    event: buildEvent({
      eventId,
      isOnlineEvent: false,
      content: price === null ? null : { prices: [{ price }] },
      hotel: city === null ? null : { id: 9, city },
    }),
  });
  const hits = [priced(1, 900, "Celle"), priced(2, 900, "Celle"), priced(3, 500, null), priced(4, null, "Ahlen")];
  expect(ids(sortHits(hits, readOrder(order)).map(({ event }) => event))).toEqual(expected);
});

it("puts the dates of a theme together, where the first of them stands", () => {
  const hits = ahead.map((event) => ({ event, why: null }));
  expect(groupByTheme(hits).map((group) => ids(group.hits.map(({ event }) => event)))).toEqual([
    [6, 2, 3, 7],
    [1],
    [4],
  ]);
});

it("puts the dates of a house behind those that can be bought", () => {
  const dates = [true, false].map((isInhouse, eventId) => buildEvent({ eventId, isInhouse, theme: { themeId: 1 } }));
  const [group] = groupByTheme(prepareEventSearch(dates, [])(noFilters).hits);
  expect(group?.hits.map(({ event }) => event.eventId)).toEqual([1, 0]);
});

it.each(["kostenlos", "Kostenfrei", "gratis"])("finds by %s what costs nothing, and that alone", (q) => {
  const priced = [0, 900, null].map((price, eventId) => buildEvent({ eventId, content: { prices: [{ price }] } }));
  expect(ids(prepareEventSearch(priced, [])({ ...noFilters, q }).hits.map(({ event }) => event))).toEqual([0]);
});

describe("the word that a mistyped one stands for", () => {
  const rhetoric = buildEvent({ eventId: 1, title: "Rhetorik" });
  const find = prepareEventSearch([rhetoric], []);
  /** Found only where slips of typing are forgiven, or also without. */
  const more =
    (isSlip: boolean): MoreFound =>
    (_query, mayBeMistyped) =>
      new Map(isSlip && !mayBeMistyped ? [] : ([[rhetoric, "Rhetorik"]] as const));

  it.each<[string, string, MoreFound | null, string | null]>([
    ["a slip", "Rethorik", more(true), "Rhetorik"],
    ["a synonym", "Reden", more(false), null],
    ["the word itself", "Rhetorik", more(true), null],
    ["several words, of which one is right", "Rethorik Berlin", more(true), null],
    ["a search by words that is not there yet", "Rethorik", null, null],
  ])("of %s is %s", (_name, q, found, expected) => {
    expect(find({ ...noFilters, q }, found).meant).toBe(expected);
  });
});
