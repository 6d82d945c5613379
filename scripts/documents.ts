import { existsSync } from 'node:fs';
import type { WriteName } from '#api/routes.ts';
import { registry, type WidgetLine } from '#mount/registry.ts';
import type { Param } from '#widgets/shared/manifest.ts';
import { pageTable } from './authors/pages.ts';
import { recipeTables } from './authors/recipes.ts';
import { configTable, eventTable, partTable, propertyTable, tabTable, widgetSections } from './authors/tables.ts';
import { lists } from './manifests.ts';
import { openApiDocument } from './openapi/document.ts';

const parameter = (param: Param): string => `\`${param.attribute}\` (${typeText(param)}${param.required === true ? ', required' : ''})`;

function typeText(param: Param): string {
  if (param.type === 'json') return `JSON: ${param.shape}`;
  if (param.type === 'choice') return param.options.map((option) => (option === param.default ? `${option} (default)` : option)).join(' / ');
  return { number: 'number', id: 'id', date: 'ISO date', text: 'text', url: 'address' }[param.type];
}

function parameters({ params, needsOne = [] }: WidgetLine): string {
  const choice = params.filter(({ attribute }) => needsOne.includes(attribute)).map(parameter);
  const others = params.filter(({ attribute }) => !needsOne.includes(attribute)).map(parameter);
  const parts = [...(choice.length === 0 ? [] : [`one of ${choice.join(', ')}`]), ...(others.length === 0 ? [] : [others.join(', ')])];
  return parts.length === 0 ? '–' : parts.join('; ');
}

function widgetTable(): string {
  const rows = registry.map((line) => `| \`${line.id}\` | ${line.shows.en} | ${parameters(line)} |`);
  return ['| id | widget | parameters |', '| --- | --- | --- |', ...rows].join('\n');
}

/** What each write does, for the page's author: the actions of `portal:submit`. */
const actions: Record<WriteName, string> = {
  checkout: 'a participant is booked: of the cart, or of a reserved seminar',
  cartAdd: 'an event is put into the cart',
  cartDelete: 'an entry is taken out of the cart',
  recipientAdd: 'a participant is added to an entry of the cart',
  recipientEdit: 'a participant of the cart is changed',
  recipientDelete: 'a participant is taken out of the cart',
  orderOptions: 'contact and invoice address of the order are saved',
  wishlistAdd: 'an event or a theme is put on the wishlist',
  bookmarkAdd: 'a page is kept as a bookmark',
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
  bookmarkDelete: 'a bookmark or an entry of the wishlist is removed',
  contactRequest: 'the contact form is sent',
  inhouseRequest: 'an in-house seminar is asked for',
  sbvRequest: 'a question of the representatives of the severely disabled is sent',
  catalogueRequest: 'the catalogue is ordered',
  lawyerRequest: 'the advice of a lawyer is asked for',
  registrationRequest: 'somebody registers for an event',
  digitalChangeRequest: 'somebody registers for an event on digital change',
  newsletterRequest: 'the newsletter is subscribed to',
  promoShopRequest: 'access to the shop of advertising material is asked for',
  userRegistration: 'an account is made',
  localLogin: 'somebody logs in',
  bookAppointment: 'an appointment with a consultant is booked',
  trainingPlanCreate: 'a training plan is made',
  trainingPlanEdit: 'a training plan is saved',
  trainingPlanDelete: 'a training plan is deleted',
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

/** The files with parts that come from the code, and how each is brought up to date. */
export const documents: Record<string, (text: string) => string> = {
  ...lists,
  'docs/autoren/widgets.md': (text) => fill(fill(text, 'widgets', widgetSections(hasPicture)), 'tabs', tabTable()),
  'docs/autoren/konfiguration.md': (text) => fill(fill(fill(text, 'config', configTable()), 'pages', pageTable()), 'events', eventTable()),
  'docs/autoren/gestaltung.md': (text) => fill(fill(text, 'properties', propertyTable()), 'parts', partTable()),
  'docs/autoren/seiten.md': (text) => fill(text, 'recipes', recipeTables()),
  'docs/openapi.json': () => `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  'README.md': (text) => fill(text, 'widgets', widgetTable()),
  'docs/data-layer.md': (text) => fill(text, 'actions', actionTable()),
};
