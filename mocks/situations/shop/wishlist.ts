import type { Situation } from '#mocks/situations/situation.ts';

const toggle = 'portal-wishlist-toggle-{id}';
const press = { click: ['button', 'Auf die Merkliste'] } as const;

/** The heart for the wishlist. */
export const toggleSituations: readonly Situation[] = [
  { id: 'merkliste-herz', title: 'Herz', widget: toggle, shows: ['button', 'Auf die Merkliste'] },
  { id: 'merkliste-herz-fehler', title: 'Nicht gesetzt', widget: toggle, scenario: 'fail:wishlistAdd', steps: [press], shows: 'Der Eintrag konnte nicht auf die Merkliste gesetzt werden.' },
];
