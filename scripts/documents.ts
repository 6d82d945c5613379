import { existsSync } from 'node:fs';
import type { WriteName } from '#api/routes.ts';
import { registry, type Param, type WidgetId, type WidgetLine } from '#mount/registry.ts';
import { configTable, eventTable, partTable, propertyTable, tabTable, widgetSections } from './authors/tables.ts';
import { openApiDocument } from './openapi/document.ts';

/** What each widget shows, for the tables of the documents. */
const about: Record<WidgetId, string> = {
  'portal-event-list': 'the customer\'s seminars in the tabs Geplant, Aktuell, Abgeschlossen',
  'portal-event-overview': 'overview of one event',
  'portal-event-detail': 'detail page of an event: title, facts, buttons and tabs, with booking and cancelling',
  'portal-document-list': 'documents per event',
  'portal-calendar-download': 'link that saves an event\'s dates as an ICS file',
  'portal-gremium-members': 'the Gremium: search, bookings and settings of every member inside the page (version 2)',
  'portal-gremium-members-links': 'the Gremium with links to the pages for bookings and settings (older widget)',
  'portal-schedule': 'what happens on each day of an event',
  'portal-hotel-map': 'a hotel on a map once the customer allows it, with its prices until the event is over',
  'portal-hotel-prices': 'what guests pay in a hotel',
  'portal-next-event': 'next event with its countdown',
  'portal-article-recommendations': 'recommended and popular articles',
  'portal-bookmarks': 'bookmarks as cards (version 2)',
  'portal-bookmarks-compact': 'bookmarks as a compact list (version 1)',
  'portal-wishlist-remove-{id}': 'button that takes the wishlist item `{id}` off the list; any number per page',
  'portal-menu-desktop': 'menu; gives way to the mobile one below 992 px where both stand on a page',
  'portal-menu-mobile': 'menu behind a button; gives way to the desktop one from 992 px on where both stand on a page',
  'portal-location-gallery': 'pictures of a location with its description and a link',
  'portal-user-settings': 'own settings in the tabs Meine Daten, Firmendaten, BR-Funktionen, Hotelwünsche, Informationsangebot',
  'portal-feedback': 'feedback page with four topics',
};

const types: Record<Param['type'], string> = { number: 'number', id: 'id', date: 'ISO date', json: 'JSON' };

function parameter({ attribute, type, required, shape }: Param): string {
  return `\`${attribute}\` (${types[type]}${shape === undefined ? '' : `: ${shape}`}${required === true ? ', required' : ''})`;
}

function parameters(line: WidgetLine): string {
  if (line.params.length === 0) return '–';
  if (line.needsOne !== true) return line.params.map(parameter).join(', ');
  const further = line.params.filter((param) => param.type === 'date').map((param) => `; ${parameter(param)}`);
  return `one of ${line.params.filter((param) => param.type !== 'date').map(parameter).join(', ')}${further.join('')}`;
}

function widgetTable(): string {
  const rows = registry.map((line) => `| \`${line.id}\` | ${about[line.id]} | ${parameters(line)} |`);
  return ['| id | widget | parameters |', '| --- | --- | --- |', ...rows].join('\n');
}

/** What each write does, for the page's author: the actions of `portal:submit`. */
const actions: Record<WriteName, string> = {
  checkout: 'a reserved seminar is booked',
  cancelRecipient: 'a booking, a reservation or a place on the waiting list is cancelled',
  photoDelete: 'the deletion of a photo is requested',
  savePersonalData: 'own personal data are saved',
  saveGremiumPersonalData: 'personal data or hotel wishes of a Gremium member are saved',
  saveLoginEmail: 'a change of the login e-mail is requested',
  saveBrFunctions: 'own works-council functions are saved',
  saveGremiumBrFunctions: 'works-council functions of a Gremium member are saved',
  saveHotelPreferences: 'own hotel wishes are saved',
  saveAdvertising: 'the choice of information and advertising is saved',
  feedbackSend: 'feedback is sent',
  bookmarkDelete: 'a bookmark is removed',
};

function actionTable(): string {
  return ['| action | when |', '| --- | --- |', ...Object.entries(actions).map(([name, when]) => `| \`${name}\` | ${when} |`)].join('\n');
}

/** Replaces what stands between `<!-- table:name -->` and `<!-- /table:name -->`. @throws Error without the marks */
function fill(text: string, name: string, content: string): string {
  const marks = new RegExp(`(<!-- table:${name} -->\\n)[\\s\\S]*?(<!-- /table:${name} -->)`);
  if (!marks.test(text)) throw new Error(`No marks for table ${name}`);
  return text.replace(marks, (_whole, open: string, close: string) => `${open}${content}\n${close}`);
}

const hasPicture = (folder: string): boolean => existsSync(new URL(`../docs/autoren/bilder/${folder}.png`, import.meta.url));

/** The documents with parts that come from the code, and how each is brought up to date. */
export const documents: Record<string, (text: string) => string> = {
  'docs/autoren/widgets.md': (text) => fill(fill(text, 'widgets', widgetSections(hasPicture)), 'tabs', tabTable()),
  'docs/autoren/konfiguration.md': (text) => fill(fill(text, 'config', configTable()), 'events', eventTable()),
  'docs/autoren/gestaltung.md': (text) => fill(fill(text, 'properties', propertyTable()), 'parts', partTable()),
  'docs/openapi.json': () => `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  'README.md': (text) => fill(text, 'widgets', widgetTable()),
  'docs/data-layer.md': (text) => fill(text, 'actions', actionTable()),
};
