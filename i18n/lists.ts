import { counted } from "./counted.ts";
import { formatCount } from "./numbers.ts";
import { partlyAccessible } from "./sentences.ts";

/** Says how many there are, with the word that fits: `1 Hotel`, `1.200 Hotels`. */
export const numbered =
  (one: string, many: string) =>
  (count: number): string =>
    `${formatCount(count)} ${count === 1 ? one : many}`;

/** Texts that all lists of the public site share (contract-public section 4, Lists and search). */
export const lists = {
  search: "Suchen",
  more: "Mehr laden",
  showAll: (count: number): string => `Alle ${formatCount(count)} anzeigen`,
  up: "Nach oben",
  none: "Keine Treffer.",
  filterOf: (list: string): string => `${list} filtern`,
  reset: "Filter zurücksetzen",
  filters: "Liste filtern",
  all: "Alle",
  drop: (name: string): string => `Filter „${name}“ entfernen`,
  untitled: "Ohne Titel",
  tag: "Thema",
  choicesFailed: "Die Themen konnten nicht geladen werden.",
  city: "Ort",
  feature: "Ausstattung",
  opens: "Mehr erfahren",
  articles: {
    heading: "Fachartikel",
    loading: "Artikel werden geladen.",
    counted: numbered("Fachartikel", "Fachartikel"),
  },
  videos: {
    heading: "Videos",
    loading: "Videos werden geladen.",
    counted: numbered("Video", "Videos"),
    play: "Video ansehen",
    duration: "Dauer",
  },
  hotels: {
    heading: "Hotels",
    loading: "Hotels werden geladen.",
    counted: numbered("Hotel", "Hotels"),
    opens: "Zum Hotel",
    unnamed: "Tagungshotel",
  },
  locations: {
    heading: "Standorte",
    loading: "Standorte werden geladen.",
    counted: numbered("Standort", "Standorte"),
    opens: "Zum Standort",
    unnamed: "Standort",
    hotels: (count: number): string => counted(count, "Hotel", "Hotels"),
  },
} as const;

/** Labels of a hotel's features, by the field for each. */
export const featureFieldLabels = {
  disabledFriendlyFull: "Barrierefrei",
  disabledFriendlyPartly: partlyAccessible,
  iceAccessibility: "Mit der Bahn erreichbar",
  parkingInfo: "Parken",
  wallbox: "Ladestation",
  wlan: "WLAN",
  allergyRoom: "Allergikerzimmer",
  smokingRoom: "Raucherzimmer",
} as const;
