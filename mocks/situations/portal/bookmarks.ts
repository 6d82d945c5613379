import { articles as articlesTexts } from "#i18n/articles.ts";
import { cartTexts } from "#i18n/cart.ts";
import { common } from "#i18n/common.ts";
import { wishlistRemoval } from "#i18n/wishlist.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const removeFirst = { click: ["button", "Lesezeichen „Betriebsverfassungsrecht Teil 2“ entfernen"] } as const;

function listSituations(id: string, widget: "portal-bookmarks" | "portal-bookmarks-compact"): readonly Situation[] {
  return [
    { id, title: "Lesezeichen", widget, shows: ["link", "Betriebsverfassungsrecht Teil 2"] },
    { id: `${id}-leer`, title: "Leer", widget, customer: "newcomer", shows: "Sie haben noch keine Lesezeichen." },
    { id: `${id}-laedt`, title: "Lädt", widget, scenario: "slow:bookmarks", shows: "Lesezeichen werden geladen." },
    {
      id: `${id}-fehler`,
      title: "Nicht ladbar",
      widget,
      scenario: "fail:bookmarks",
      shows: ["button", common.retry],
    },
    {
      id: `${id}-luecken`,
      title: "Alle optionalen Felder fehlen",
      widget,
      scenario: "nulls:bookmarks",
      shows: articlesTexts.untitled,
    },
    {
      id: `${id}-entfernt`,
      title: "Ein Eintrag entfernt",
      widget,
      steps: [removeFirst],
      shows: "Das Lesezeichen „Betriebsverfassungsrecht Teil 2“ wurde entfernt.",
    },
    {
      id: `${id}-wieder-da`,
      title: "Entfernt und zurückgeholt",
      widget,
      steps: [
        removeFirst,
        // A press of the mouse so soon counts as the second one of a double click, and is ignored.
        { focus: ["button", cartTexts.undo] },
        { press: "Enter" },
        { wait: ["link", "Betriebsverfassungsrecht Teil 2"] },
      ],
      shows: ["link", "Betriebsverfassungsrecht Teil 2"],
    },
    {
      id: `${id}-nicht-entfernt`,
      title: "Entfernen fehlgeschlagen",
      widget,
      scenario: "fail:bookmarkDelete",
      steps: [removeFirst],
      shows: "Das Lesezeichen „Betriebsverfassungsrecht Teil 2“ konnte nicht entfernt werden.",
    },
    {
      id: `${id}-sitzung`,
      title: "Entfernen mit abgelaufener Sitzung",
      widget,
      scenario: "expired:bookmarkDelete",
      steps: [removeFirst],
      shows: "Der Eintrag wurde nicht entfernt.",
    },
  ];
}

const remove = "portal-wishlist-remove-{id}";
const press = { click: ["button", wishlistRemoval.remove] } as const;

const removal: readonly Situation[] = [
  { id: "merken-entfernen", title: "Schaltfläche", widget: remove, shows: ["button", wishlistRemoval.remove] },
  {
    id: "merken-entfernt",
    title: "Entfernt",
    widget: remove,
    steps: [press],
    shows: ["button", wishlistRemoval.removed],
  },
  {
    id: "merken-nicht-entfernt",
    title: "Entfernen fehlgeschlagen",
    widget: remove,
    scenario: "fail:bookmarkDelete",
    steps: [press],
    shows: "Der Eintrag konnte nicht von der Merkliste entfernt werden.",
  },
  {
    id: "merken-sitzung",
    title: "Entfernen mit abgelaufener Sitzung",
    widget: remove,
    scenario: "expired:bookmarkDelete",
    steps: [press],
    shows: "Der Eintrag wurde nicht entfernt.",
  },
];

const bookmarks = "page-bookmarks";

const bookmarksPage: readonly Situation[] = [
  {
    id: "lesezeichenseite",
    title: "Beide Listen und eine Schaltfläche",
    widget: bookmarks,
    shows: ["button", wishlistRemoval.remove],
  },
  {
    id: "lesezeichenseite-entfernt",
    title: "Überall entfernt",
    widget: bookmarks,
    steps: [removeFirst],
    shows: ["button", wishlistRemoval.removed],
  },
  {
    id: "lesezeichenseite-nicht-entfernt",
    title: "Entfernen fehlgeschlagen, überall wieder da",
    widget: bookmarks,
    scenario: "fail:bookmarkDelete",
    steps: [removeFirst],
    shows: "Das Lesezeichen „Betriebsverfassungsrecht Teil 2“ konnte nicht entfernt werden.",
    proves: [{ there: ["link", "Betriebsverfassungsrecht Teil 2"] }],
  },
];

/** Bookmarks in both lists and on their page, and the button that removes one. */
export const bookmarkSituations: readonly Situation[] = [
  ...bookmarksPage,
  ...listSituations("lesezeichen", "portal-bookmarks"),
  ...listSituations("lesezeichen-kurz", "portal-bookmarks-compact"),
  ...removal,
];
