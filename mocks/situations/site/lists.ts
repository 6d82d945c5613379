import { common } from "#i18n/common.ts";
import { lists } from "#i18n/lists.ts";
import type { Situation } from "#mocks/situations/situation.ts";

interface ListStates {
  readonly id: string;
  readonly widget: Situation["widget"];
  readonly title: string;
  readonly loading: string;
  /** Name of an entry on the first page. */
  readonly entry: string;
  /** A filter that leaves some entries, and what is then found. */
  readonly preset: readonly [filter: string, found: string];
}

const statesOf = ({ id, widget, title, loading, entry, preset: [filter, found] }: ListStates): readonly Situation[] => [
  { id, title, widget, shows: ["link", entry] },
  {
    id: `${id}-gefiltert`,
    title: `${title}, vom Autor gefiltert`,
    widget,
    attributes: { "data-filter": filter },
    shows: found,
  },
  { id: `${id}-laden`, title: "Lädt", widget, scenario: "slow:dataList", shows: loading },
  { id: `${id}-leer`, title: "Nichts gefunden", widget, scenario: "empty:dataList", shows: lists.none },
  {
    id: `${id}-fehler`,
    title: "Nicht ladbar",
    widget,
    scenario: "fail:dataList",
    shows: ["button", common.retry],
  },
  {
    id: `${id}-luecken`,
    title: "Alle optionalen Felder fehlen",
    widget,
    scenario: "nulls:dataList",
    shows: ["list", title],
  },
];

/** The four lists with 'Mehr laden'. */
export const listSituations: readonly Situation[] = [
  ...statesOf({
    id: "artikelliste",
    widget: "portal-articles",
    title: "Fachartikel",
    loading: lists.articles.loading,
    entry: "Arbeitszeit: Was gilt bei Überstunden?",
    preset: ["tag=urlaub", "37 Fachartikel"],
  }),
  ...statesOf({
    id: "videoliste",
    widget: "portal-videos",
    title: "Videos",
    loading: lists.videos.loading,
    entry: "Arbeitszeit erfassen: Das bestimmen Sie mit",
    preset: ["tag=urlaub", "3 Videos"],
  }),
  ...statesOf({
    id: "hotelliste",
    widget: "portal-hotels",
    title: "Hotels",
    loading: lists.hotels.loading,
    entry: "Hotel am Hafen Hamburg",
    preset: ["city=hamburg", "2 Hotels"],
  }),
  ...statesOf({
    id: "standortliste",
    widget: "portal-locations",
    title: "Standorte",
    loading: lists.locations.loading,
    entry: "Hamburg",
    preset: ["city=hamburg", "1 Standort"],
  }),
  {
    id: "artikelliste-mehr",
    title: "Zweite Seite geladen",
    widget: "portal-articles",
    steps: [{ click: ["button", lists.more] }],
    shows: ["link", "Kündigung: Wer muss wann gefragt werden?"],
  },
  {
    id: "artikelliste-mehr-fehler",
    title: "Zweite Seite nicht ladbar",
    widget: "portal-articles",
    steps: [{ wait: ["button", lists.more] }, { play: "fail:dataList" }, { click: ["button", lists.more] }],
    shows: ["button", common.retry],
  },
  {
    id: "artikelliste-nichts",
    title: "Suche ohne Treffer",
    widget: "portal-articles",
    attributes: { "data-filter": "q=Raumfahrt" },
    shows: ["button", lists.reset],
  },
  {
    id: "artikelliste-ohne-themen",
    title: "Themen nicht ladbar",
    widget: "portal-articles",
    scenario: "fail:tags",
    shows: lists.choicesFailed,
  },
];
