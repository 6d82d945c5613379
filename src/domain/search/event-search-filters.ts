import type { SearchedEvent } from "#domain/entities/event.ts";
import { isOnline } from "#domain/event/event-place.ts";
import { valuesIn } from "#lib/comma-list.ts";
import { plainLine } from "#lib/typed-text.ts";
import type { Filters } from "./list-filters.ts";

/** The values of the filter `art` and of `data-kind`: how an event is held. */
export const eventKinds = ["inhouse", "online", "presence"] as const;
/** How an event is held. */
export type EventKind = (typeof eventKinds)[number];

/**
 * The filters of `portal-event-search` by the keys of the page's query; '' does not filter (contract-public section 4).
 */
export interface EventFilters {
  readonly q: string;
  /** A rubric's url. */
  readonly rubrik: string;
  /** A location's name, a city or 'Online'. */
  readonly ort: string;
  /** Any of these months `yyyy-MM`; an empty list does not filter. */
  readonly monat: readonly string[];
  readonly art: EventKind | "";
  /** `1` for free places only. The widget applies this filter, because booking states come from another call. */
  readonly frei: "1" | "";
}

/** The filters that let every event through. */
export const noFilters: EventFilters = { q: "", rubrik: "", ort: "", monat: [], art: "", frei: "" };

/** The orders of the search's hits; by start is the default (contract-public section 7). */
export const eventOrders = ["datum", "preis", "ort"] as const;
/** An order of the hits. */
export type EventOrder = (typeof eventOrders)[number];

/** Reads an order from an address; any unknown one means by start. */
export const readOrder = (text: string): EventOrder => eventOrders.find((known) => known === text) ?? "datum";

/** How an event is held: in-house comes first, then online; everything else is in presence. */
export function eventKind(event: SearchedEvent): EventKind {
  if (event.isInhouse === true) return "inhouse";
  return isOnline(event) ? "online" : "presence";
}

/** Reads filters from an address; invalid values are ignored. */
export function readEventFilters(query: URLSearchParams): EventFilters {
  const text = (key: string): string => query.get(key)?.trim() ?? "";
  const isMonth = (month: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
  return {
    q: plainLine(text("q")),
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

/** The value of `ansicht` that lists dates one by one. */
export const SINGLE_DATES = "termine";

/**
 * The filters of an address as controls show them: invalid values do not filter, and are not shown as chosen. The
 * default of a control is '', however the address says it.
 */
export function shownFilters(filters: Filters): Filters {
  const { art, frei, monat } = readEventFilters(new URLSearchParams(filters));
  const order = readOrder(filters.sort ?? "");
  const sort = order === "datum" ? "" : order;
  const ansicht = filters.ansicht === SINGLE_DATES ? SINGLE_DATES : "";
  return { ...filters, art, frei, monat: monat.join(","), sort, ansicht };
}
