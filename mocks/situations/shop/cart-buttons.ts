import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { common } from "#i18n/common.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const add = "portal-add-to-cart-{eventId}";
const press = { click: ["button", addTexts.labels.booking] } as const;

/** The button that puts an event into the cart. */
export const addSituations: readonly Situation[] = [
  { id: "warenkorb-knopf", title: "Schaltfläche", widget: add, shows: ["button", addTexts.labels.booking] },
  {
    id: "warenkorb-knopf-liegt",
    title: "In den Warenkorb gelegt",
    widget: add,
    steps: [press],
    shows: ["link", addTexts.inCart],
  },
  {
    id: "warenkorb-knopf-ausgebucht",
    title: "Inzwischen ausgebucht, mit anderen Terminen",
    widget: add,
    scenario: "refused-soldOut:cartAdd",
    steps: [press],
    shows: addTexts.soldOut,
    proves: [{ there: "Andere Termine zu diesem Thema" }],
  },
  {
    id: "warenkorb-knopf-geschlossen",
    title: "Nicht mehr buchbar",
    widget: add,
    scenario: "refused-closed:cartAdd",
    steps: [press],
    shows: addTexts.closed,
  },
  {
    id: "warenkorb-knopf-doppelt",
    title: "Liegt schon im Warenkorb",
    widget: add,
    scenario: "refused-duplicate:cartAdd",
    steps: [press],
    shows: ["link", addTexts.inCart],
  },
  {
    id: "warenkorb-knopf-fehler",
    title: "Nicht gelegt",
    widget: add,
    scenario: "fail:cartAdd",
    steps: [press],
    shows: ["button", common.retry],
  },
  {
    id: "warenkorb-knopf-sitzung",
    title: "Abgelaufene Sitzung",
    widget: add,
    scenario: "expired:cartAdd",
    steps: [press],
    shows: addTexts.session,
  },
];

const small = "portal-cart-small";
const openList = { click: ["button", "Warenkorb"] } as const;

/** The icon with the number of entries. */
export const smallSituations: readonly Situation[] = [
  { id: "kleiner-warenkorb", title: "Leer", widget: small, steps: [openList], shows: cartTexts.empty },
  {
    id: "kleiner-warenkorb-laedt",
    title: "Lädt",
    widget: small,
    scenario: "slow:cartSmall",
    steps: [openList],
    shows: cartTexts.loading,
  },
  {
    id: "kleiner-warenkorb-fehler",
    title: "Nicht ladbar",
    widget: small,
    scenario: "fail:cartSmall",
    steps: [openList],
    shows: ["button", common.retry],
  },
  {
    id: "kleiner-warenkorb-luecken",
    title: "Alle optionalen Felder fehlen",
    widget: small,
    scenario: "nulls:cartSmall",
    steps: [openList],
    shows: cartTexts.empty,
  },
  {
    id: "kleiner-warenkorb-viele",
    title: "Sieben Einträge",
    widget: small,
    customer: "guest",
    state: cartState(
      [openEntry.eventId, ...Object.values(seminarIds)]
        .slice(0, 7)
        .map((eventId, index) => ({ ...openEntry, itemId: 80 + index, eventId })),
    ),
    steps: [openList],
    shows: ["link", cartTexts.toCart],
    proves: [{ there: ["button", "Warenkorb, 7 Einträge"] }],
  },
];
