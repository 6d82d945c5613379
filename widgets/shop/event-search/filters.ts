import type { SearchedEvent } from "#domain/entities/event.ts";
import type { Rubric } from "#domain/entities/offer.ts";
import { eventKinds, eventOrders, SINGLE_DATES } from "#domain/search/event-search-filters.ts";
import { monthsOf, placesOf, type FilterCounts } from "#domain/search/event-search.ts";
import type { Filters } from "#domain/search/list-filters.ts";
import { isFilled } from "#domain/text/text.ts";
import { formatMonth } from "#i18n/format.ts";
import { eventSearch as texts } from "#i18n/offers.ts";
import { valuesIn } from "#lib/comma-list.ts";
import { fold } from "#lib/text-search.ts";
import type { SelectChoice } from "#ui/field/select-field.tsx";
import type { ListChoice, ListFilter } from "#widgets/shared/list/list-filters.tsx";
import { anchor } from "./manifest.ts";

/** The keys of the page's query (contract-public sections 4 and 7). */
export const [{ keys: SEARCH_KEYS }] = anchor.params;
/** Which of these keys may have several values, and which only say how hits are shown. */
export const SEARCH_KINDS = { several: ["monat"], looks: ["sort", "ansicht"] } as const;

/** The author's filters as a query; '' for none. The attributes for single filters override the common one. */
export function presetOf(filter = "", rubric = "", kind = ""): string {
  const preset = new URLSearchParams(filter);
  if (rubric !== "") preset.set("rubrik", rubric);
  if (kind !== "") preset.set("art", kind);
  return preset.toString();
}

/** The options that have hits or are chosen, each with its number of hits. */
const counted = (
  choices: readonly SelectChoice[],
  counts: ReadonlyMap<string, number>,
  chosen: string | undefined = "",
): ListChoice[] =>
  choices.flatMap(({ value, label }) => {
    const count = counts.get(value) ?? 0;
    const isChosen = value === chosen || valuesIn(chosen).includes(value);
    return count === 0 && !isChosen ? [] : [{ value, label: texts.counted(label, count), name: label }];
  });

/** The controls for the order and the look of hits; what is searched for by words comes first where it fits best. */
const looks = ({ q = "" }: Filters): readonly ListFilter[] => [
  {
    kind: "choice",
    key: "sort",
    label: texts.sort,
    options: eventOrders.slice(1).map((order) => ({ value: order, label: texts.orders[order] })),
    emptyLabel: isFilled(q) ? texts.bestFirst : texts.orders.datum,
  },
  {
    kind: "choice",
    key: "ansicht",
    label: texts.look,
    options: [{ value: SINGLE_DATES, label: texts.looks.dates }],
    emptyLabel: texts.looks.themes,
  },
];

/** The options of each filter, from events and rubrics. */
type Choices = Readonly<Record<keyof FilterCounts, readonly SelectChoice[]>>;

/** The options of the filters; computed once for the events, not with each key press. */
export const choicesOf = (events: readonly SearchedEvent[], rubrics: readonly Rubric[]): Choices => ({
  rubrik: rubrics.flatMap(({ name, url }) => (isFilled(name) && isFilled(url) ? [{ value: url, label: name }] : [])),
  ort: placesOf(events).map((place) => ({ value: place, label: place })),
  monat: monthsOf(events).map((month) => ({ value: month, label: formatMonth(`${month}-01`) ?? month })),
  art: eventKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
});

/** The filters with the place as the events spell it; an unknown one stays as it was given. */
export function withSpelledPlace(filters: Filters, { ort: places }: Choices): Filters {
  const given = fold(filters.ort ?? "").long;
  const place = places.find(({ value }) => fold(value).long === given);
  return place === undefined ? filters : { ...filters, ort: place.value };
}

/** The filters with the options that have hits, and the control for the order. */
export function searchFilters(choices: Choices, counts: FilterCounts, chosen: Filters): ListFilter[] {
  const leading = (key: keyof FilterCounts): ListChoice[] => counted(choices[key], counts[key], chosen[key]);
  return [
    { kind: "words", key: "q", label: texts.q },
    { kind: "choice", key: "rubrik", label: texts.rubrik, options: leading("rubrik") },
    { kind: "choice", key: "ort", label: texts.ort, options: leading("ort") },
    {
      kind: "several",
      key: "monat",
      label: texts.monat,
      moreLabel: texts.moreMonths,
      options: leading("monat"),
    },
    { kind: "choice", key: "art", label: texts.art, options: leading("art") },
    {
      kind: "choice",
      key: "frei",
      label: texts.frei,
      options: [{ value: "1", label: texts.onlyFree, name: texts.onlyFree }],
    },
    ...looks(chosen),
  ];
}
