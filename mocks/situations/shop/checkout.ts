import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { letterTexts } from "#i18n/employer-letter.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { otherDates } from "#i18n/other-dates.ts";
import { rebookingTexts } from "#i18n/rebooking.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, emptyEntry, onlineEntry, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { address, on, send } from "#mocks/situations/order-steps.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const widget = "portal-checkout";
const state = cartState([openEntry], address);
const ask = ["button", checkoutTexts.request] as const;
const move = ["button", "Alle drei umbuchen auf 30.03.–03.04."] as const;
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
    proves: [{ there: "Bitte rufen Sie vor 12 Uhr an." }],
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
    proves: [{ there: ["heading", "Betriebsverfassungsrecht"] }, { there: ["heading", "Datenschutz"] }],
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
    shows: ["heading", checkoutTexts.open],
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
];
