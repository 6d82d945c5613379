import { pageDefaults, pageNames, type PageName } from "#config/pages.ts";
import type { Words } from "./config-texts.ts";

/** What each page of the site is. */
export const pageTexts: Record<PageName, Words> = {
  cart: { de: "Warenkorb", en: "the cart" },
  checkout: { de: "Bestellung", en: "the order" },
  checkoutPdf: { de: "Bestellung als PDF", en: "the order as PDF" },
  onlineFax: { de: "Buchung einer reservierten Person", en: "booking of a reserved participant" },
  priceCalculatorPdf: {
    de: "Kostenrechner als PDF; die Adresse trägt `participants`, `board` (`full`, `half`) und `overnight` (`1`, `0`)",
    en: "price calculator as PDF; the address carries `participants`, `board` (`full`, `half`) and `overnight` (`1`, `0`)",
  },
  wishlist: { de: "Merkliste", en: "the wishlist" },
  search: { de: "Seminarsuche", en: "search of seminars" },
  event: { de: "ein Seminar", en: "one event" },
  eventPdf: { de: "ein Seminar als PDF", en: "one event as PDF" },
  theme: { de: "ein Thema", en: "one theme" },
  themeDates: { de: "die Termine eines Themas", en: "the dates of a theme" },
  rubric: { de: "eine Rubrik", en: "one rubric" },
  registration: { de: "Registrierung eines Kontos", en: "registration of an account" },
  portalEvent: {
    de: "ein Seminar im Kundenportal; leer: kein Link",
    en: "an event in the customer portal; empty for no link",
  },
  conference: { de: "eine Fachtagung", en: "one conference" },
  conferenceBooking: { de: "Anmeldung zu einer Fachtagung", en: "registration for a conference" },
  conferenceReservation: { de: "Reservierung für eine Fachtagung", en: "reservation for a conference" },
  conferenceWaitingList: { de: "Warteliste einer Fachtagung", en: "waiting list of a conference" },
  hotel: { de: "ein Hotel", en: "one hotel" },
  location: { de: "ein Standort", en: "one location" },
  hotelBrochure: { de: "der Prospekt eines Hotels", en: "brochure of a hotel" },
  lexicon: { de: "ein Eintrag des Lexikons", en: "one entry of the lexicon" },
  trainingPlan: { de: "ein Schulungsplan", en: "one training plan" },
  trainingPlanAdmin: { de: "Verwaltung der Schulungspläne", en: "administration of the training plans" },
  portalStart: { de: "Start des Kundenportals", en: "start of the customer portal" },
  localLogin: { de: "Ziel des Anmeldeformulars", en: "where the log-in form is sent" },
  login: { de: "Anmeldung; ohne Angabe gilt `loginUrl`", en: "log-in page; `loginUrl` where it is not given" },
};

/** Names and default addresses of the pages that `pages` of the configuration may move. */
export const pageList = (): string =>
  pageNames
    .map((name) => {
      const address = pageDefaults[name];
      return `- \`${name}\`${address === "" ? "" : ` (\`${address}\`)`}: ${pageTexts[name].de}`;
    })
    .join("\n");
