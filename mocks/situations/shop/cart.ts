import type { Situation } from '#mocks/situations/situation.ts';

const add = 'portal-add-to-cart-{eventId}';
const press = { click: ['button', 'In den Warenkorb'] } as const;

/** The button that puts an event into the cart. */
export const addSituations: readonly Situation[] = [
  { id: 'warenkorb-knopf', title: 'Schaltfläche', widget: add, shows: ['button', 'In den Warenkorb'] },
  { id: 'warenkorb-knopf-liegt', title: 'In den Warenkorb gelegt', widget: add, steps: [press], shows: ['link', 'Im Warenkorb'] },
  { id: 'warenkorb-knopf-ausgebucht', title: 'Inzwischen ausgebucht, mit anderen Terminen', widget: add, scenario: 'refused-soldOut:cartAdd', steps: [press], shows: 'Dieser Termin ist ausgebucht.' },
  { id: 'warenkorb-knopf-geschlossen', title: 'Nicht mehr buchbar', widget: add, scenario: 'refused-closed:cartAdd', steps: [press], shows: 'Dieser Termin ist nicht mehr buchbar.' },
  { id: 'warenkorb-knopf-doppelt', title: 'Liegt schon im Warenkorb', widget: add, scenario: 'refused-duplicate:cartAdd', steps: [press], shows: ['link', 'Im Warenkorb'] },
  { id: 'warenkorb-knopf-fehler', title: 'Nicht gelegt', widget: add, scenario: 'fail:cartAdd', steps: [press], shows: ['button', 'Erneut versuchen'] },
  { id: 'warenkorb-knopf-sitzung', title: 'Abgelaufene Sitzung', widget: add, scenario: 'expired:cartAdd', steps: [press], shows: 'Bitte melden Sie sich an, dann können Sie es erneut versuchen.' },
];

const small = 'portal-cart-small';
const openList = { click: ['button', 'Warenkorb'] } as const;

/** The icon with the number of entries. */
export const smallSituations: readonly Situation[] = [
  { id: 'kleiner-warenkorb', title: 'Leer', widget: small, steps: [openList], shows: 'Ihr Warenkorb ist leer.' },
  { id: 'kleiner-warenkorb-laedt', title: 'Lädt', widget: small, scenario: 'slow:cartSmall', steps: [openList], shows: 'Warenkorb wird geladen.' },
  { id: 'kleiner-warenkorb-fehler', title: 'Nicht ladbar', widget: small, scenario: 'fail:cartSmall', steps: [openList], shows: ['button', 'Erneut versuchen'] },
  { id: 'kleiner-warenkorb-luecken', title: 'Alle optionalen Felder fehlen', widget: small, scenario: 'nulls:cartSmall', steps: [openList], shows: 'Ihr Warenkorb ist leer.' },
];
