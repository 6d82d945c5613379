import type { Situation } from "#mocks/situations/situation.ts";

const toggle = "portal-wishlist-toggle-{id}";
const press = { click: ["button", "Auf die Merkliste"] } as const;

/** The heart for the wishlist. */
export const toggleSituations: readonly Situation[] = [
  { id: "merkliste-herz", title: "Herz", widget: toggle, shows: ["button", "Auf die Merkliste"] },
  {
    id: "merkliste-herz-gesetzt",
    title: "Auf die Merkliste gesetzt",
    widget: toggle,
    steps: [press],
    shows: ["link", "Auf Ihrer Merkliste ansehen"],
  },
  {
    id: "merkliste-herz-unbekannt",
    title: "Merkliste nicht ladbar",
    widget: toggle,
    scenario: "fail:wishlist",
    steps: [press],
    shows: "Die Merkliste konnte nicht geladen werden.",
  },
  {
    id: "merkliste-herz-fehler",
    title: "Nicht gesetzt",
    widget: toggle,
    scenario: "fail:wishlistAdd",
    steps: [press],
    shows: "Wir wissen noch nicht, ob der Eintrag auf der Merkliste steht.",
  },
];

const page = "portal-wishlist";

/** The wishlist's own page. */
export const wishlistSituations: readonly Situation[] = [
  { id: "merkliste-seite", title: "Drei Einträge", widget: page, shows: ["button", "In den Warenkorb"] },
  {
    id: "merkliste-seite-leer",
    title: "Leer",
    widget: page,
    scenario: "empty:wishlistAll",
    shows: "Ihre Merkliste ist leer.",
  },
  {
    id: "merkliste-seite-laedt",
    title: "Lädt",
    widget: page,
    scenario: "slow:wishlistAll",
    shows: "Merkliste wird geladen.",
  },
  {
    id: "merkliste-seite-fehler",
    title: "Nicht ladbar",
    widget: page,
    scenario: "fail:wishlistAll",
    shows: ["button", "Erneut versuchen"],
  },
  {
    id: "merkliste-seite-luecken",
    title: "Alle optionalen Felder fehlen",
    widget: page,
    scenario: "nulls:wishlistAll",
    shows: "Ohne Titel",
  },
];

const keep = "portal-bookmark-add";
const keepIt = { click: ["button", "Lesezeichen setzen"] } as const;

/** The button that keeps the page. */
export const keepSituations: readonly Situation[] = [
  { id: "lesezeichen-setzen", title: "Schaltfläche", widget: keep, shows: ["button", "Lesezeichen setzen"] },
  {
    id: "lesezeichen-gesetzt",
    title: "Gesetzt",
    widget: keep,
    steps: [keepIt],
    shows: ["button", "Lesezeichen gesetzt"],
  },
  {
    id: "lesezeichen-nicht-gesetzt",
    title: "Nicht gesetzt",
    widget: keep,
    scenario: "fail:bookmarkAdd",
    steps: [keepIt],
    shows: ["button", "Erneut versuchen"],
  },
];
