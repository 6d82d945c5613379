import { pageDefaults, pageNames, type PageName } from '#config/pages.ts';

/** What each page of the site is, in the words of the authors' manual. */
const pageTexts: Record<PageName, string> = {
  cart: 'Warenkorb',
  checkout: 'Bestellung',
  checkoutPdf: 'Bestellung als PDF',
  onlineFax: 'Buchung einer reservierten Person',
  priceCalculatorPdf: 'Kostenrechner als PDF',
  wishlist: 'Merkliste',
  event: 'ein Seminar',
  eventPdf: 'ein Seminar als PDF',
  theme: 'ein Thema',
  themeDates: 'die Termine eines Themas',
  rubric: 'eine Rubrik',
  registration: 'Registrierung eines Kontos',
  portalEvent: 'ein Seminar im Kundenportal; leer: kein Link',
  conference: 'eine Fachtagung',
  conferenceBooking: 'Anmeldung zu einer Fachtagung',
  conferenceReservation: 'Reservierung für eine Fachtagung',
  conferenceWaitingList: 'Warteliste einer Fachtagung',
  hotel: 'ein Hotel',
  location: 'ein Standort',
  hotelBrochure: 'der Prospekt eines Hotels',
  lexicon: 'ein Eintrag des Lexikons',
  trainingPlan: 'ein Schulungsplan',
  trainingPlanAdmin: 'Verwaltung der Schulungspläne',
  portalStart: 'Start des Kundenportals',
  localLogin: 'Ziel des Anmeldeformulars',
  login: 'Anmeldung; ohne Angabe gilt `loginUrl`',
};

/** Names and default addresses of the pages that `pages` of the configuration may move. */
export function pageTable(): string {
  const rows = pageNames.map((name) => `| \`${name}\` | ${name === 'login' ? 'wie `loginUrl`' : `\`${JSON.stringify(pageDefaults[name])}\``} | ${pageTexts[name]} |`);
  return ['| Seite | Vorgabe | Bedeutung |', '| --- | --- | --- |', ...rows].join('\n');
}
