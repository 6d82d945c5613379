import { cartState, emptyEntry, openEntry } from '#mocks/data/shop/filled-cart.ts';
import { stories } from '#mocks/data/shop/catalogue.ts';
import type { Situation } from '#mocks/situations/situation.ts';

const widget = 'portal-checkout';
const address = {
  company: 'Musterwerke GmbH', street: 'Werkstraße', streetNumber: '100', postalCode: '38112', city: 'Braunschweig', salutation: 'Frau', firstname: 'Eva', lastname: 'Beispiel',
  phone: '0531 5550-100', email: 'eva.beispiel@musterwerke.example', message: null,
};
const state = cartState([openEntry], address);
const on = { click: ['button', 'Weiter zur Übersicht'] } as const;
const send = [on, { wait: ['button', 'Zahlungspflichtig buchen'] }, { click: ['checkbox', 'Ich akzeptiere die AGB'] }, { click: ['button', 'Zahlungspflichtig buchen'] }] as const;

/** The checkout from the address to the outcomes. */
export const checkoutSituations: readonly Situation[] = [
  { id: 'kasse', title: 'Adresse, noch leer', widget, customer: 'guest', state: cartState([openEntry]), shows: ['button', 'Weiter zur Übersicht'] },
  { id: 'kasse-angemeldet', title: 'Adresse aus dem Konto', widget, state: cartState([openEntry]), shows: ['button', 'Weiter zur Übersicht'] },
  { id: 'kasse-leer', title: 'Leerer Warenkorb', widget, customer: 'guest', shows: 'Ihr Warenkorb ist leer.' },
  { id: 'kasse-laedt', title: 'Lädt', widget, scenario: 'slow:cart', shows: 'Bestellung wird geladen.' },
  { id: 'kasse-fehler', title: 'Nicht ladbar', widget, scenario: 'fail:cart', shows: ['button', 'Erneut versuchen'] },
  { id: 'kasse-adresse-fehler', title: 'Adresse nicht gespeichert', widget, customer: 'guest', state, scenario: 'fail:orderOptions', steps: [{ type: ['Straße', 'Hafenstraße'] }, on], shows: 'Die Adresse konnte nicht gespeichert werden. Ihre Eingaben bleiben erhalten.' },
  { id: 'kasse-uebersicht', title: 'Übersicht', widget, customer: 'guest', state, steps: [on], shows: ['button', 'Zahlungspflichtig buchen'] },
  { id: 'kasse-ohne-teilnehmer', title: 'Ein Eintrag ohne Teilnehmer:innen', widget, customer: 'guest', state: cartState([openEntry, emptyEntry], address), steps: [on], shows: 'Bitte geben Sie mindestens eine Teilnehmerin oder einen Teilnehmer an.' },
  { id: 'kasse-gebucht', title: 'Gebucht', widget, customer: 'guest', state, steps: send, shows: ['link', 'Bestellung als PDF'] },
  { id: 'kasse-neu-geladen', title: 'Gebucht, nach dem Neuladen', widget, customer: 'guest', state, steps: [...send, { wait: ['link', 'Bestellung als PDF'] }, { reload: true }], shows: 'Bereits bestellt: 3.483,00' },
  { id: 'kasse-schon-gebucht', title: 'Schon gebucht (403)', widget, customer: 'guest', state, scenario: 'status-403:checkout', steps: send, shows: 'Das Seminar ist bereits gebucht' },
  { id: 'kasse-gescheitert', title: 'Nicht gebucht', widget, customer: 'guest', state, scenario: 'fail:checkout', steps: send, shows: ['button', 'Erneut versuchen'] },
  { id: 'kasse-letzter-platz', title: 'Der letzte Platz ist weg', widget, customer: 'guest', state: cartState([{ ...openEntry, eventId: stories.lastSeat }], address), steps: send, shows: 'Dieser Termin ist ausgebucht.' },
  { id: 'kasse-warteliste', title: 'Auf die Warteliste gewechselt', widget, customer: 'guest', state: cartState([{ ...openEntry, eventId: stories.lastSeat }], address), steps: [...send, { wait: ['button', 'Auf die Warteliste'] }, { click: ['button', 'Auf die Warteliste'] }], shows: 'Schritt 2 von 3: Übersicht' },
  { id: 'kasse-sitzung', title: 'Sitzung beim Bestellen abgelaufen', widget, customer: 'guest', state, scenario: 'expired:checkout', steps: send, shows: 'Bitte melden Sie sich wieder an.' },
  { id: 'kasse-teurer', title: 'Der Preis ist gestiegen', widget, customer: 'guest', state: cartState([{ ...openEntry, eventId: stories.dearer }], address), steps: send, shows: ['button', 'Änderungen bestätigen'] },
  { id: 'kasse-verlegt', title: 'Datum und Hotel sind andere', widget, customer: 'guest', state: cartState([{ ...openEntry, eventId: stories.moved }], address), steps: send, shows: ['button', 'Änderungen bestätigen'] },
];
