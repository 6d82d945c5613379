import { addTexts } from "#i18n/cart-add.ts";
import { common } from "#i18n/common.ts";
import { bookmarkAdding, wishlistTexts } from "#i18n/wishlist.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const toggle = "portal-wishlist-toggle-{id}";
const press = { click: ["button", wishlistTexts.toggle] } as const;

/** The heart for the wishlist. */
export const toggleSituations: readonly Situation[] = [
  { id: "merkliste-herz", title: "Herz", widget: toggle, shows: ["button", wishlistTexts.toggle] },
  {
    id: "merkliste-herz-gesetzt",
    title: "Auf die Merkliste gesetzt",
    widget: toggle,
    steps: [press],
    shows: ["link", wishlistTexts.look],
  },
  {
    id: "merkliste-herz-unbekannt",
    title: "Merkliste nicht ladbar",
    widget: toggle,
    scenario: "fail:wishlist",
    steps: [press],
    shows: wishlistTexts.failed.known,
  },
  {
    id: "merkliste-herz-fehler",
    title: "Nicht gesetzt",
    widget: toggle,
    scenario: "fail:wishlistAdd",
    steps: [press],
    shows: wishlistTexts.failed.on,
  },
  {
    id: "merkliste-herz-offen",
    title: "Gesetzt oder nicht",
    widget: toggle,
    steps: [{ wait: press.click }, { play: "fail:wishlistAdd+fail:wishlist" }, press],
    shows: wishlistTexts.failed.unknown,
  },
];

const page = "portal-wishlist";

/** The wishlist's own page. */
export const wishlistSituations: readonly Situation[] = [
  { id: "merkliste-seite", title: "Drei Einträge", widget: page, shows: ["button", addTexts.labels.booking] },
  {
    id: "merkliste-seite-leer",
    title: "Leer",
    widget: page,
    scenario: "empty:wishlistAll",
    shows: wishlistTexts.empty,
  },
  {
    id: "merkliste-seite-laedt",
    title: "Lädt",
    widget: page,
    scenario: "slow:wishlistAll",
    shows: wishlistTexts.loading,
  },
  {
    id: "merkliste-seite-fehler",
    title: "Nicht ladbar",
    widget: page,
    scenario: "fail:wishlistAll",
    shows: ["button", common.retry],
  },
  {
    id: "merkliste-seite-luecken",
    title: "Alle optionalen Felder fehlen",
    widget: page,
    scenario: "nulls:wishlistAll",
    shows: wishlistTexts.untitled,
  },
];

const keep = "portal-bookmark-add";
const keepIt = { click: ["button", bookmarkAdding.add] } as const;

/** The button that keeps the page. */
export const keepSituations: readonly Situation[] = [
  { id: "lesezeichen-setzen", title: "Schaltfläche", widget: keep, shows: ["button", bookmarkAdding.add] },
  {
    id: "lesezeichen-gesetzt",
    title: "Gesetzt",
    widget: keep,
    steps: [keepIt],
    shows: ["button", bookmarkAdding.added],
  },
  {
    id: "lesezeichen-nicht-gesetzt",
    title: "Nicht gesetzt",
    widget: keep,
    scenario: "fail:bookmarkAdd",
    steps: [keepIt],
    shows: ["button", common.retry],
  },
];
