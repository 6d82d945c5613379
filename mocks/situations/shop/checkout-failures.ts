import { addTexts } from "#i18n/cart-add.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { address, on, send } from "#mocks/situations/order-steps.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const widget = "portal-checkout";
const state = cartState([openEntry], address);
const lastSeat = cartState([{ ...openEntry, eventId: seminarIds.lastSeat }], address);

/** Orders that are not made at once, and what leads on. */
export const checkoutFailures: readonly Situation[] = [
  {
    id: "kasse-gescheitert",
    title: "Nicht gebucht",
    widget,
    customer: "guest",
    state,
    scenario: "fail:checkout",
    steps: send,
    shows: ["button", common.retry],
  },
  {
    id: "kasse-korb-nicht-lesbar",
    title: "Nicht gebucht, weil der Warenkorb vor dem Senden nicht gelesen werden kann",
    widget,
    customer: "guest",
    state,
    steps: [on, { wait: ["button", checkoutTexts.order] }, { play: "fail:cart" }, ...send.slice(2)],
    shows: ["button", common.retry],
  },
  {
    id: "kasse-andere-person",
    title: "In einem anderen Tab hat sich jemand anders angemeldet",
    widget,
    customer: "admin",
    state,
    steps: [on, { wait: ["button", checkoutTexts.order] }, { login: "member" }],
    shows: common.otherPerson,
  },
  {
    id: "kasse-spaeter",
    title: "Nicht gebucht, erst in 30 Sekunden wieder möglich",
    widget,
    customer: "guest",
    state,
    scenario: "status-429-after-30:checkout",
    steps: send,
    shows: "Ein neuer Versuch ist in 30 Sekunden möglich.",
  },
  {
    id: "kasse-letzter-platz",
    title: "Der letzte Platz ist weg",
    widget,
    customer: "guest",
    state: lastSeat,
    steps: send,
    shows: addTexts.soldOut,
  },
  {
    id: "kasse-warteliste",
    title: "Der letzte Platz ist weg, auf die Warteliste gewechselt",
    widget,
    customer: "guest",
    state: lastSeat,
    steps: [
      ...send,
      { wait: ["button", addTexts.labels.waitingList] },
      { click: ["button", addTexts.labels.waitingList] },
    ],
    shows: "Schritt 2 von 3: Übersicht",
  },
  {
    id: "kasse-unbekannt",
    title: "Antwort verloren, unbekannt, ob bestellt ist",
    widget,
    customer: "guest",
    state,
    steps: [...send.slice(0, -1), { play: "lost:checkout+fail:orderState" }, ...send.slice(-1)],
    shows: checkoutTexts.unknown,
    proves: [{ there: ["button", checkoutTexts.checkAgain] }, { gone: checkoutTexts.nothingBooked.booking }],
  },
  {
    id: "kasse-doch-bestellt",
    title: "Antwort verloren, die Bestellung ist angekommen",
    widget,
    customer: "guest",
    state,
    scenario: "lost:checkout",
    steps: send,
    shows: checkoutTexts.thanks,
  },
  {
    id: "kasse-sitzung",
    title: "Sitzung beim Bestellen abgelaufen",
    widget,
    customer: "admin",
    state,
    scenario: "expired:checkout",
    steps: send,
    shows: "Bitte melden Sie sich wieder an.",
  },
  {
    id: "kasse-teurer",
    title: "Der Preis ist gestiegen",
    widget,
    customer: "guest",
    state: cartState([{ ...openEntry, eventId: seminarIds.dearer }], address),
    steps: send,
    shows: checkoutTexts.nothingBooked.booking,
    proves: [{ there: "Der Preis hat sich geändert" }],
  },
  {
    id: "kasse-verlegt",
    title: "Datum und Hotel sind andere",
    widget,
    customer: "guest",
    state: cartState([{ ...openEntry, eventId: seminarIds.moved }], address),
    steps: send,
    shows: checkoutTexts.nothingBooked.booking,
    proves: [{ there: "Datum und Hotel haben sich geändert" }],
  },
];
