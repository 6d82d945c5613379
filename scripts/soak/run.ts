import type { BrowserContext, Page } from 'playwright-core';
import { cartState, openEntry } from '#mocks/data/shop/filled-cart.ts';
import { finish, order, toOverview, typed } from './customer.ts';
import type { HostilePortal } from './hostile-portal.ts';
import type { Plan } from './kinds.ts';

/** How one order went. */
export interface Run {
  readonly plan: Plan;
  readonly people: number;
  readonly calls: number;
  readonly refusals: number;
  readonly lost: number;
  readonly milliseconds: number;
  /** Empty for an order that went as it must. */
  readonly faults: readonly string[];
}

const PATH = '/kasse';
const first = ['Eva', 'Cem', 'Käthe', 'Jörg', 'Zoë'];

/** One to five people, each with a name of their own. */
function prepare(hostile: HostilePortal, plan: Plan, number: number): string[] {
  hostile.begin(plan.fates);
  const count = 1 + number % 5;
  const [like] = openEntry.recipients;
  if (like === undefined) throw new Error('The example has nobody');
  const people = first.slice(0, count).map((firstname, index) => ({ ...like, recipientId: 1000 + number * 10 + index, firstname, lastname: `Lauf${number}` }));
  const { shop } = hostile.portal.state();
  Object.assign(shop.cart, cartState([{ ...openEntry, eventId: plan.eventId, recipients: people }], null).shop?.cart);
  if (plan.places !== undefined) shop.places[String(plan.eventId)] = plan.places;
  return people.map(({ firstname, lastname }) => `${firstname} ${lastname}`);
}

/** What the backend has of the address differs from what was typed. */
function lostFields(hostile: HostilePortal): string[] {
  const saved = Object.values(hostile.portal.state().shop.cart.options ?? {});
  return Object.values(typed).filter((text) => !saved.includes(text)).map((text) => `"${text}" has not arrived`);
}

function faultsOf(hostile: HostilePortal, people: readonly string[]): string[] {
  const { byPerson } = hostile.orders();
  return people.flatMap((person) => {
    const times = byPerson.get(person) ?? 0;
    return times === 1 ? [] : [`${person} ordered ${times} times`];
  });
}

const hasTwoTabs = ({ kind }: Plan): boolean => kind === 'two-tabs' || kind === 'all-at-once';

async function open(context: BrowserContext, address: string, complaints: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(address);
  return page;
}

/** Plays one order from the empty address to the last outcome, loads the page once more, and looks at what the backend has. */
export async function playRun(context: BrowserContext, origin: string, hostile: HostilePortal, plan: Plan, number: number): Promise<Run> {
  const began = performance.now();
  const faults: string[] = [];
  const people = prepare(hostile, plan, number);
  const page = await open(context, origin + PATH, faults);
  const lostOnReload = await toOverview(page, plan.kind);
  if (lostOnReload > 0) faults.push(`${lostOnReload} fields lost by a reload`);
  faults.push(...lostFields(hostile));
  const second = hasTwoTabs(plan) ? await open(context, `${origin}${PATH}?schritt=uebersicht`, faults) : null;
  await second?.getByRole('checkbox', { name: /AGB/ }).check();
  await order(plan.kind, page, second, hostile);
  const isDone = (): boolean => people.every((person) => hostile.orders().byPerson.has(person));
  if (!(await finish(page, isDone)) && second !== null) await finish(second, isDone);
  const { intents } = hostile.orders();
  await page.goto(`${origin}${PATH}?schritt=ergebnis`);
  await page.getByText('Ihr Warenkorb ist leer.').waitFor({ timeout: 3000 }).catch(() => faults.push('the cart is not empty at the end'));
  if (hostile.orders().intents > intents) faults.push('a reload ordered something again');
  faults.push(...faultsOf(hostile, people));
  await page.evaluate(() => localStorage.clear());
  await Promise.all([page.close(), second?.close()]);
  const { refusals, lost } = hostile.orders();
  return { plan, people: people.length, calls: hostile.orders().calls, refusals, lost, milliseconds: performance.now() - began, faults };
}
