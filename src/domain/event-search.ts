import type { SearchedEvent } from "#domain/entities/event.ts";
import type { Rubric } from "#domain/entities/shop.ts";
import { isOnline, place } from "./event-place.ts";
import { endOf, isHistoric, startOf } from "./events.ts";
import { sortEvents } from "./event-list.ts";
import { fold, foldedSearch, type Folded } from "#lib/text-search.ts";
import { isFilled } from "./text.ts";
import { dayOf } from "./time.ts";

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
  /** `yyyy-MM`. */
  readonly monat: string;
  readonly art: EventKind | "";
  /** `1` for free places only; booking states are another call, so that freeHits applies it. */
  readonly frei: "1" | "";
}

export const noFilters: EventFilters = { q: "", rubrik: "", ort: "", monat: "", art: "", frei: "" };

/** In-house wins, then online; everything else is held in presence. */
export function eventKind(event: SearchedEvent): EventKind {
  if (event.isInhouse === true) return "inhouse";
  return isOnline(event) ? "online" : "presence";
}

/** Filters as an address gives them; what does not fit is no filter. */
export function readFilters(query: URLSearchParams): EventFilters {
  const text = (key: string): string => query.get(key)?.trim() ?? "";
  const monat = text("monat");
  return {
    q: text("q"),
    rubrik: text("rubrik"),
    ort: text("ort"),
    monat: /^\d{4}-(0[1-9]|1[0-2])$/.test(monat) ? monat : "",
    art: eventKinds.find((kind) => kind === text("art")) ?? "",
    frei: text("frei") === "1" ? "1" : "",
  };
}

const rubricName = (event: SearchedEvent): string | null => event.theme?.actionField?.rubric?.name ?? null;

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

/**
 * Prepares the search over events, their texts folded once so that it can run on every keystroke. An unknown rubric
 * finds nothing. `frei` is left to freeHits.
 */
export function eventSearch(
  events: readonly SearchedEvent[],
  rubrics: readonly Rubric[],
): (filters: EventFilters) => SearchedEvent[] {
  const find = foldedSearch(events, (event) => traitsOf(event).text);
  return ({ q, rubrik, ort, monat, art }) => {
    const rubric = rubrics.find(({ url }) => url === rubrik)?.name;
    return find(q).filter(
      (event) =>
        (rubrik === "" || (rubric != null && rubricName(event) === rubric)) &&
        (ort === "" || place(event) === ort) &&
        (monat === "" || traitsOf(event).month === monat) &&
        (art === "" || eventKind(event) === art),
    );
  };
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
