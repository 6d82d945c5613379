import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { letterTexts } from "#i18n/employer-letter.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { otherDates } from "#i18n/other-dates.ts";
import { rebookingTexts } from "#i18n/rebooking.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, emptyEntry, onlineEntry, openEntry } from "#mocks/data/shop/filled-cart.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const widget = "portal-checkout";
const address = {
  company: "Musterwerke GmbH",
  street: "Werkstraße",
  streetNumber: "100",
  postalCode: "38112",
  city: "Braunschweig",
  salutation: "Frau",
  firstname: "Eva",
  lastname: "Beispiel",
  phone: "0531 5550-100",
  email: "eva.beispiel@musterwerke.example",
  message: null,
};
const state = cartState([openEntry], address);
const on = { click: ["button", checkoutTexts.toOverview] } as const;
const send = [
  on,
  { wait: ["button", checkoutTexts.order] },
  { click: ["checkbox", "Ich akzeptiere die AGB"] },
  { click: ["button", checkoutTexts.order] },
] as const;

const ask = ["button", checkoutTexts.request] as const;
const move = ["button", "Alle drei auf 30.03.–03.04. umbuchen"] as const;
const takeOut = ["button", otherDates.takeOut] as const;
const lastSeat = cartState([{ ...openEntry, eventId: seminarIds.lastSeat }], address);

/** The checkout from the address to the outcomes. */
export const checkoutSituations: readonly Situation[] = [
  {
    id: "kasse",
    title: "Adresse, noch leer",
    widget,
    customer: "guest",
    state: cartState([openEntry]),
    shows: ["button", checkoutTexts.toOverview],
  },
  {
    id: "kasse-angemeldet",
    title: "Adresse aus dem Konto",
    widget,
    state: cartState([openEntry]),
    shows: ["button", checkoutTexts.toOverview],
    proves: [{ holds: ["Nachname", "Brinkmann"] }],
  },
  {
    id: "kasse-rechnungsadresse",
    title: "Adresse, die Rechnung geht an eine andere",
    widget,
    customer: "guest",
    state,
    steps: [{ click: ["checkbox", checkoutTexts.otherInvoice] }, on],
    shows: fieldErrors.streetAndHouseNumber,
  },
  { id: "kasse-leer", title: "Leerer Warenkorb", widget, customer: "guest", shows: cartTexts.empty },
  { id: "kasse-laedt", title: "Lädt", widget, scenario: "slow:cart", shows: checkoutTexts.loading },
  { id: "kasse-fehler", title: "Nicht ladbar", widget, scenario: "fail:cart", shows: ["button", common.retry] },
  {
    id: "kasse-adresse-fehler",
    title: "Adresse nicht gespeichert",
    widget,
    customer: "guest",
    state,
    scenario: "fail:orderOptions",
    steps: [{ type: ["Straße", "Hafenstraße"] }, on],
    shows: checkoutTexts.notSaved,
  },
  {
    id: "kasse-uebersicht",
    title: "Übersicht",
    widget,
    customer: "guest",
    state,
    steps: [on],
    shows: ["button", checkoutTexts.order],
  },
  {
    id: "kasse-nur-warteliste",
    title: "Adresse einer Warteliste, ohne Rechnung",
    widget,
    customer: "guest",
    state: cartState([{ ...openEntry, type: "waitingList", eventId: seminarIds.full }]),
    shows: "Kontaktadresse",
  },
  {
    id: "kasse-uebersicht-nachricht",
    title: "Übersicht mit Nachricht und Rechnungsadresse",
    widget,
    customer: "guest",
    state: cartState([openEntry, onlineEntry], {
      ...address,
      message:
        "Bitte rufen Sie vor 12 Uhr an.\n\nIhr Bestellzeichen: 4711\nKostenstelle: 0815\n\nRechnungsadresse:\nWerk Nord\nNordstraße 3\n38100 Braunschweig",
    }),
    steps: [on],
    shows: "Rechnungsadresse:",
  },
  {
    id: "kasse-ohne-teilnehmer",
    title: "Ein Eintrag ohne Teilnehmer:innen",
    widget,
    customer: "guest",
    state: cartState([openEntry, emptyEntry], address),
    steps: [on],
    shows: cartTexts.noPeople,
  },
  {
    id: "kasse-gebucht",
    title: "Gebucht",
    widget,
    customer: "guest",
    state,
    steps: send,
    shows: ["link", checkoutTexts.pdf.booking],
  },
  {
    id: "kasse-mitteilung",
    title: "Mitteilung an den Arbeitgeber",
    widget,
    customer: "guest",
    state,
    steps: [...send, { click: ["button", checkoutTexts.letter] }],
    shows: ["dialog", letterTexts.title],
  },
  {
    id: "kasse-neu-geladen",
    title: "Gebucht, nach dem Neuladen",
    widget,
    customer: "guest",
    state,
    steps: [...send, { wait: ["link", checkoutTexts.pdf.booking] }, { reload: true }],
    shows: ["heading", checkoutTexts.thanks],
  },
  {
    id: "kasse-gebucht-mehrere",
    title: "Zwei Seminare gebucht",
    widget,
    state: cartState([openEntry, onlineEntry], address),
    steps: send,
    shows: ["region", checkoutTexts.next],
  },
  {
    id: "kasse-angefragt",
    title: "Auf die Warteliste angefragt",
    widget,
    customer: "guest",
    state: cartState([{ ...openEntry, type: "waitingList", eventId: seminarIds.full }], address),
    steps: [on, { wait: ask }, { click: ask }],
    shows: ["heading", checkoutTexts.thanksRequest],
  },
  {
    id: "kasse-teils",
    title: "Ein Seminar gebucht, beim anderen ist der letzte Platz weg",
    widget,
    customer: "guest",
    state: cartState([onlineEntry, { ...openEntry, eventId: seminarIds.lastSeat }], address),
    steps: send,
    shows: ["region", checkoutTexts.open],
  },
  {
    id: "kasse-umgebucht",
    title: "Alle auf einen anderen Termin umgebucht",
    widget,
    customer: "guest",
    state: lastSeat,
    steps: [...send, { wait: move }, { click: move }],
    shows: "3 Teilnehmer:innen auf 30.03.–03.04.2026 umgebucht.",
  },
  {
    id: "kasse-umbuchung-offen",
    title: "Umbuchung blieb auf halbem Weg",
    widget,
    customer: "guest",
    state: lastSeat,
    steps: [...send, { wait: move }, { play: "fail:cartDelete" }, { click: move }],
    shows: ["button", rebookingTexts.goOn],
  },
  {
    id: "kasse-umbuchung-voll",
    title: "Auch der andere Termin ist inzwischen voll",
    widget,
    customer: "guest",
    state: lastSeat,
    steps: [...send, { wait: move }, { play: "refused-soldOut:recipientAdd" }, { click: move }],
    shows: ["button", rebookingTexts.otherDate],
  },
  {
    id: "kasse-herausgenommen",
    title: "Ausgebuchten Termin herausgenommen",
    widget,
    customer: "guest",
    state: lastSeat,
    steps: [...send, { wait: takeOut }, { click: takeOut }],
    shows: ["button", cartTexts.undo],
  },
  {
    id: "kasse-schon-gebucht",
    title: "Schon gebucht (403)",
    widget,
    customer: "guest",
    state,
    scenario: "status-403:checkout",
    steps: send,
    shows: checkoutTexts.converted,
  },
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
    title: "Auf die Warteliste gewechselt",
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
    shows: checkoutTexts.nothingBooked,
  },
  {
    id: "kasse-verlegt",
    title: "Datum und Hotel sind andere",
    widget,
    customer: "guest",
    state: cartState([{ ...openEntry, eventId: seminarIds.moved }], address),
    steps: send,
    shows: checkoutTexts.nothingBooked,
  },
];
