import { dayOf, printIso } from "#domain/dates/time.ts";
import type { SearchedEvent } from "#domain/entities/event.ts";
import type { Rubric } from "#domain/entities/offer.ts";
import { sortEvents } from "#domain/event/event-list.ts";
import { placeName } from "#domain/event/event-place.ts";
import { endOf, isHistoric, startOf } from "#domain/event/events.ts";
import { isFree } from "#domain/event/money.ts";
import { offeredPrice } from "#domain/event/offered-price.ts";
import { isFilled } from "#domain/text/text.ts";
import { memoise } from "#lib/memoise.ts";
import { fold, foldedSearch, foldQuery, type Folded } from "#lib/text-search.ts";
import { eventKind, type EventFilters } from "./event-search-filters.ts";

const rubricName = (event: SearchedEvent): string | null => event.theme?.actionField?.rubric?.name ?? null;

/** For example 'März 2026', so that months are found by their name. */
const nameOfMonth = memoise((month: string) => printIso(`${month}-01`, "MMMM YYYY"));
const monthName = (startDate: string | null): string | null =>
  startDate === null ? null : nameOfMonth(dayOf(startDate).slice(0, 7));

/** Words by which people look for free events. */
const FREE = "kostenfrei kostenlos gratis umsonst";

function searched(event: SearchedEvent): string {
  const { title, bookingNumber, theme, content } = event;
  return [
    title,
    content?.title ?? null,
    bookingNumber,
    theme?.designation ?? null,
    placeName(event),
    theme?.actionField?.name ?? null,
    rubricName(event),
    monthName(event.startDate),
    isFree(offeredPrice(event)) ? FREE : null,
  ]
    .filter(isFilled)
    .join(" ");
}

/** The computed properties of an event for the search and its order. */
interface Traits {
  readonly text: Folded;
  /** Epoch ms. */
  readonly start: number | null;
  readonly end: number | null;
  /** `yyyy-MM` of the start. */
  readonly month: string | null;
}

const known = new WeakMap<SearchedEvent, Traits>();

/**
 * The properties of an event for the search, computed once. For many events this takes long, so a caller that reads
 * them in slices computes them there.
 */
export function traitsOf(event: SearchedEvent): Traits {
  const { startDate } = event;
  const traits = known.get(event) ?? {
    text: fold(searched(event)),
    start: startOf(event),
    end: endOf(event),
    month: startDate === null ? null : dayOf(startDate).slice(0, 7),
  };
  known.set(event, traits);
  return traits;
}

/** The events that are not over, ascending by start. */
export function upcomingEvents(events: readonly SearchedEvent[], now: number): SearchedEvent[] {
  return sortEvents(
    events.filter((event) => !isHistoric(event, now, (one) => traitsOf(one).end)),
    "ascending",
    (event) => traitsOf(event).start,
  );
}

/** An event that was found; `why` is the matching word that its title does not show, null for none. */
export interface Hit {
  readonly event: SearchedEvent;
  readonly why: string | null;
}

/** The number of hits for each value of a filter, while the other filters stay as they are. */
export type FilterCounts = Readonly<Record<"rubrik" | "ort" | "monat" | "art", ReadonlyMap<string, number>>>;

/** The result of a search. */
export interface Found {
  readonly hits: readonly Hit[];
  readonly counts: FilterCounts;
  /** The word that a mistyped query of one word stands for; null if the query was found as it is, or by a synonym. */
  readonly meant: string | null;
}

/** Finds events beyond those that contain the query literally, each with the word by which it was found. */
export type MoreFound = (query: string, mayBeMistyped: boolean) => ReadonlyMap<SearchedEvent, string>;

/** Folds titles and names, which recur with each key press. */
const foldedName = memoise((text: string) => fold(text).long);

/** Tells which text made an event match although its title does not contain the query; null otherwise. */
function reasons(query: string): (event: SearchedEvent) => string | null {
  const words = foldQuery(query).long.split(" ");
  const holds = (text: string | null): boolean =>
    isFilled(text) && words.some((word) => foldedName(text).includes(word));
  return (event) => {
    if (query === "" || holds(event.title)) return null;
    const { theme, bookingNumber } = event;
    const parts = [rubricName(event), theme?.actionField?.name ?? null, theme?.designation ?? null];
    return [...parts, placeName(event), monthName(event.startDate), bookingNumber].find(holds) ?? null;
  };
}

type Facet = keyof FilterCounts;
const facets: readonly Facet[] = ["rubrik", "ort", "monat", "art"];

/** The event's value for each filter; null for none. */
type ValuesOf = (event: SearchedEvent) => Readonly<Record<Facet, string | null>>;

const isWanted = (value: string | null, wanted: string | readonly string[]): boolean =>
  wanted.length === 0 || (value !== null && (typeof wanted === "string" ? wanted === value : wanted.includes(value)));

/** Keeps the hits that pass all filters, and counts the hits for each value. */
function narrowed(hits: readonly Hit[], filters: EventFilters, valuesOf: ValuesOf): Omit<Found, "meant"> {
  const none = (): Map<string, number> => new Map();
  const counts: Record<Facet, Map<string, number>> = { rubrik: none(), ort: none(), monat: none(), art: none() };
  const left = hits.filter(({ event }) => {
    const values = valuesOf(event);
    const missed = facets.filter((facet) => !isWanted(values[facet], filters[facet]));
    for (const facet of facets) {
      const value = values[facet];
      const isCounted = missed.length === 0 || (missed.length === 1 && missed[0] === facet);
      if (isCounted && value !== null) counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
    }
    return missed.length === 0;
  });
  return { hits: left, counts };
}

/**
 * Prepares the search over events; their texts are folded once, so that it can run on every key press. Events that
 * contain the query literally come first, then those that `more` finds; mistyped words are only considered if nothing
 * contains the query. An unknown rubric finds nothing. The widget applies the filter `frei` itself.
 */
export function prepareEventSearch(
  events: readonly SearchedEvent[],
  rubrics: readonly Rubric[],
): (filters: EventFilters, more?: MoreFound | null) => Found {
  const find = foldedSearch(events, (event) => traitsOf(event).text);
  const urls = new Map(
    rubrics.flatMap(({ name, url }) => (name === null || url === null ? [] : [[name, url] as const])),
  );
  const valuesOf: ValuesOf = (event) => ({
    rubrik: urls.get(rubricName(event) ?? "") ?? null,
    ort: placeName(event),
    monat: traitsOf(event).month,
    art: eventKind(event),
  });
  return (filters, more = null) => {
    const { q } = filters;
    const exact = find(q);
    const known = new Set(exact);
    const whyFound = reasons(q);
    const meant = q === "" || more === null ? new Map<SearchedEvent, string>() : more(q, exact.length === 0);
    const hits = [
      ...exact.map((event) => ({ event, why: whyFound(event) })),
      ...[...meant].filter(([event]) => !known.has(event)).map(([event, why]) => ({ event, why })),
    ];
    const isMistyped = exact.length === 0 && !q.trim().includes(" ") && more?.(q, false).size === 0;
    const [first = null] = meant.values();
    return { ...narrowed(hits, filters, valuesOf), meant: isMistyped ? first : null };
  };
}

/**
 * The places of events for the filter `ort`, each once, in German order. The browser's own collation would take a slow
 * phone 30 ms to load, just when the events arrive.
 */
export function placesOf(events: readonly SearchedEvent[]): string[] {
  const plain = new Map([...new Set(events.map(placeName).filter(isFilled))].map((name) => [name, fold(name).plain]));
  return [...plain].sort(([, a], [, b]) => Number(a > b) - Number(a < b)).map(([name]) => name);
}

/** The months `yyyy-MM` in which events start, each once, ascending. */
export function monthsOf(events: readonly SearchedEvent[]): string[] {
  return [...new Set(events.map((event) => traitsOf(event).month).filter((month) => month !== null))].sort();
}

/** All upcoming dates of a theme, ascending, for `portal-event-dates`. */
export function datesOfTheme(events: readonly SearchedEvent[], themeId: string, now: number): SearchedEvent[] {
  return upcomingEvents(
    events.filter(({ theme }) => theme?.themeId != null && String(theme.themeId) === themeId),
    now,
  );
}
