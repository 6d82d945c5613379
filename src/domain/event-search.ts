import type { SearchedEvent } from "#domain/entities/event.ts";
import type { Rubric } from "#domain/entities/shop.ts";
import { isOnline, place } from "./event-place.ts";
import { endOf, isHistoric, startOf } from "./events.ts";
import { sortEvents } from "./event-list.ts";
import { memoise } from "#lib/memoise.ts";
import { fold, foldedSearch, foldQuery, type Folded } from "#lib/text-search.ts";
import { valuesIn } from "#lib/several.ts";
import { priceEach, pricesOf } from "./prices.ts";
import { isFilled } from "./text.ts";
import { dayOf, printIso } from "./time.ts";

/** How an event is held, as filters and `data-kind` name it. */
export const eventKinds = ["inhouse", "online", "presence"] as const;
export type EventKind = (typeof eventKinds)[number];

/**
 * The filters of `portal-event-search` by the keys of the page's query; '' is no filter (contract-public section 4).
 */
export interface EventFilters {
  readonly q: string;
  /** A rubric's url. */
  readonly rubrik: string;
  /** A location's name, a city or 'Online'. */
  readonly ort: string;
  /** `yyyy-MM`, any of them; none is no filter. */
  readonly monat: readonly string[];
  readonly art: EventKind | "";
  /** `1` for free places only; booking states are another call, so that freeHits applies it. */
  readonly frei: "1" | "";
}

export const noFilters: EventFilters = { q: "", rubrik: "", ort: "", monat: [], art: "", frei: "" };

/** By what hits are put in order; by their start where nothing is asked for (contract-public section 7). */
export const eventOrders = ["datum", "preis", "ort"] as const;
export type EventOrder = (typeof eventOrders)[number];

/** An order as an address gives it; by the start where it fits none. */
export const readOrder = (text: string): EventOrder => eventOrders.find((known) => known === text) ?? "datum";

/** In-house wins, then online; everything else is held in presence. */
export function eventKind(event: SearchedEvent): EventKind {
  if (event.isInhouse === true) return "inhouse";
  return isOnline(event) ? "online" : "presence";
}

/** Filters as an address gives them; what does not fit is no filter. */
export function readFilters(query: URLSearchParams): EventFilters {
  const text = (key: string): string => query.get(key)?.trim() ?? "";
  const isMonth = (month: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
  return {
    q: text("q"),
    rubrik: text("rubrik"),
    ort: text("ort"),
    monat: query
      .getAll("monat")
      .flatMap(valuesIn)
      .map((month) => month.trim())
      .filter(isMonth),
    art: eventKinds.find((kind) => kind === text("art")) ?? "",
    frei: text("frei") === "1" ? "1" : "",
  };
}

const rubricName = (event: SearchedEvent): string | null => event.theme?.actionField?.rubric?.name ?? null;

/** 'März 2026': months are found by their name. */
const nameOfMonth = memoise((month: string) => printIso(`${month}-01`, "MMMM YYYY"));
const monthName = (startDate: string | null): string | null =>
  startDate === null ? null : nameOfMonth(dayOf(startDate).slice(0, 7));

function searched(event: SearchedEvent): string {
  const { title, bookingNumber, theme, content } = event;
  return [
    title,
    content?.title ?? null,
    bookingNumber,
    theme?.designation ?? null,
    place(event),
    theme?.actionField?.name ?? null,
    rubricName(event),
    monthName(event.startDate),
  ]
    .filter(isFilled)
    .join(" ");
}

/** What an event is found and put in order by. */
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
 * What an event is found by, worked out once: of many events that takes its time, so whoever reads them in slices does
 * so in those.
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

/** Events that are not over, ascending by start. */
export function upcoming(events: readonly SearchedEvent[], now: number): SearchedEvent[] {
  return sortEvents(
    events.filter((event) => !isHistoric(event, now, (one) => traitsOf(one).end)),
    "ascending",
    (event) => traitsOf(event).start,
  );
}

/** An event that was found; `why` is the word that a title does not show, null for none. */
export interface Hit {
  readonly event: SearchedEvent;
  readonly why: string | null;
}

/** How many hits each value of a filter would leave, the other filters as they are. */
export type FilterCounts = Readonly<Record<"rubrik" | "ort" | "monat" | "art", ReadonlyMap<string, number>>>;

export interface Found {
  readonly hits: readonly Hit[];
  readonly counts: FilterCounts;
}

/** What is found beside those that hold a query to the letter, with the word that each is found by. */
export type MoreFound = (query: string, mayBeMistyped: boolean) => ReadonlyMap<SearchedEvent, string>;

/** What an event is found by although its title does not hold it; null where the title does, or nobody asks. */
function whyFound(event: SearchedEvent, query: string): string | null {
  const words = foldQuery(query).long.split(" ");
  const holds = (text: string | null): boolean =>
    isFilled(text) && words.some((word) => fold(text).long.includes(word));
  if (query === "" || holds(event.title)) return null;
  const { theme, bookingNumber } = event;
  const parts = [rubricName(event), theme?.actionField?.name ?? null, theme?.designation ?? null];
  return [...parts, place(event), monthName(event.startDate), bookingNumber].find(holds) ?? null;
}

type Facet = keyof FilterCounts;
const facets: readonly Facet[] = ["rubrik", "ort", "monat", "art"];

/** The value that an event has for each filter; null for none. */
type ValuesOf = (event: SearchedEvent) => Readonly<Record<Facet, string | null>>;

const isWanted = (value: string | null, wanted: string | readonly string[]): boolean =>
  wanted.length === 0 || (value !== null && (typeof wanted === "string" ? wanted === value : wanted.includes(value)));

/** Keeps the hits that all filters let through, and counts what each value would leave. */
function narrowed(hits: readonly Hit[], filters: EventFilters, valuesOf: ValuesOf): Found {
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
 * Prepares the search over events, their texts folded once so that it can run on every keystroke: those that hold the
 * query to the letter first, then what `more` finds; mistyped words count where nothing holds it. An unknown rubric
 * finds nothing. `frei` is left to freeHits.
 */
export function eventSearch(
  events: readonly SearchedEvent[],
  rubrics: readonly Rubric[],
): (filters: EventFilters, more?: MoreFound | null) => Found {
  const find = foldedSearch(events, (event) => traitsOf(event).text);
  const urls = new Map(
    rubrics.flatMap(({ name, url }) => (name === null || url === null ? [] : [[name, url] as const])),
  );
  const valuesOf: ValuesOf = (event) => ({
    rubrik: urls.get(rubricName(event) ?? "") ?? null,
    ort: place(event),
    monat: traitsOf(event).month,
    art: eventKind(event),
  });
  return (filters, more = null) => {
    const { q } = filters;
    const exact = find(q);
    const known = new Set(exact);
    const meant = q === "" || more === null ? new Map<SearchedEvent, string>() : more(q, exact.length === 0);
    const hits = [
      ...exact.map((event) => ({ event, why: whyFound(event, q) })),
      ...[...meant].filter(([event]) => !known.has(event)).map(([event, why]) => ({ event, why })),
    ];
    return narrowed(hits, filters, valuesOf);
  };
}

const firstPrice = (event: SearchedEvent): number => priceEach(pricesOf(event), 1) ?? Infinity;

/** Hits in order: equal ones as they came, which is by their start; without a price or place at the end. */
export function ordered(hits: readonly Hit[], order: EventOrder): readonly Hit[] {
  if (order === "datum") return hits;
  const last = "\uffff";
  const keys = new Map(
    hits.map(({ event }) => [event, order === "preis" ? firstPrice(event) : fold(place(event) ?? last).plain || last]),
  );
  const key = ({ event }: Hit): number | string => keys.get(event) ?? last;
  return [...hits].sort((a, b) => Number(key(a) > key(b)) - Number(key(a) < key(b)));
}

/** Hits of one theme; one without a theme stands alone. */
export interface HitGroup {
  readonly key: string;
  readonly hits: readonly [Hit, ...Hit[]];
}

/** Hits by their themes, each theme where its first date stands. */
export function byTheme(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, [Hit, ...Hit[]]>();
  for (const [index, hit] of hits.entries()) {
    const themeId = hit.event.theme?.themeId ?? null;
    const key = themeId === null ? `event ${hit.event.eventId ?? index}` : `theme ${themeId}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [hit]);
    else known.push(hit);
  }
  return [...groups].map(([key, of]) => ({ key, hits: of }));
}

/**
 * The places of events for the filter `ort`, each once, in German order. The browser's own order of a language takes a
 * slow phone 30 ms to load, just when the events arrive.
 */
export function placesOf(events: readonly SearchedEvent[]): string[] {
  const plain = new Map(
    events
      .map(place)
      .filter(isFilled)
      .map((name) => [name, fold(name).plain]),
  );
  return [...plain].sort(([, a], [, b]) => Number(a > b) - Number(a < b)).map(([name]) => name);
}

/** The months `yyyy-MM` in which events start, each once, ascending. */
export function monthsOf(events: readonly SearchedEvent[]): string[] {
  return [...new Set(events.map((event) => traitsOf(event).month).filter((month) => month !== null))].sort();
}

/** All dates of a theme, as `portal-event-dates` shows them: upcoming ones, ascending. */
export function datesOfTheme(events: readonly SearchedEvent[], themeId: string, now: number): SearchedEvent[] {
  return upcoming(
    events.filter(({ theme }) => theme?.themeId != null && String(theme.themeId) === themeId),
    now,
  );
}
