import type { SearchedEvent } from "#domain/entities/event.ts";
import type { Rubric } from "#domain/entities/shop.ts";
import { eventKinds, monthsOf, placesOf } from "#domain/event-search.ts";
import { isFilled } from "#domain/text.ts";
import { formatMonth } from "#i18n/format.ts";
import { eventSearch as texts } from "#i18n/offers.ts";
import type { ListFilter } from "#widgets/shared/list/list-filters.tsx";

/** The keys of the page's query (contract-public section 4). */
export const SEARCH_KEYS = ["q", "rubrik", "ort", "monat", "art", "frei"] as const;

/** What the author presets, as a query; '' for nothing. */
export function presetOf(rubric: string | undefined, kind: string | undefined): string {
  const given = { rubrik: rubric ?? "", art: kind ?? "" };
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== "")).toString();
}

/** The filters with the choices that the events offer. */
export function searchFilters(events: readonly SearchedEvent[], rubrics: readonly Rubric[]): ListFilter[] {
  const named = rubrics.flatMap(({ name, url }) =>
    isFilled(name) && isFilled(url) ? [{ value: url, label: name }] : [],
  );
  return [
    { kind: "words", key: "q", label: texts.q },
    { kind: "choice", key: "rubrik", label: texts.rubrik, options: named },
    {
      kind: "choice",
      key: "ort",
      label: texts.ort,
      options: placesOf(events).map((place) => ({ value: place, label: place })),
    },
    {
      kind: "choice",
      key: "monat",
      label: texts.monat,
      options: monthsOf(events).map((month) => ({ value: month, label: formatMonth(`${month}-01`) ?? month })),
    },
    {
      kind: "choice",
      key: "art",
      label: texts.art,
      options: eventKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
    },
    { kind: "choice", key: "frei", label: texts.frei, options: [{ value: "1", label: texts.onlyFree }] },
  ];
}
