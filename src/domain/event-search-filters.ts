import type { SearchedEvent } from "#domain/entities/event.ts";
import { valuesIn } from "#lib/several.ts";
import { plainLine } from "#lib/typed-text.ts";
import { isOnline } from "./event-place.ts";

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
