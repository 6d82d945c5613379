import type { BrowserContext, Page } from "playwright-core";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { ask, giveHands, PURCHASES } from "./hands.ts";
import { finish, order, toOverview, typed } from "./customer.ts";
import type { HostilePortal } from "./hostile-portal.ts";
import type { Plan } from "./kinds.ts";

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

const PATH = "/kasse";
/** A page of the same origin with nothing on it. */
const EMPTY = "/leer";
const first = ["Eva", "Cem", "Käthe", "Jörg", "Zoë"];

/** One to five people, each with a name of their own. */
function prepare(hostile: HostilePortal, plan: Plan, number: number): string[] {
  hostile.begin(plan.fates);
  const count = 1 + (number % 5);
  const [like] = openEntry.recipients;
  if (like === undefined) throw new Error("The example has nobody");
  const people = first.slice(0, count).map((firstname, index) => ({
    ...like,
    recipientId: 1000 + number * 10 + index,
    firstname,
    lastname: `Lauf${number}`,
  }));
  const { shop } = hostile.portal.state();
  Object.assign(shop.cart, cartState([{ ...openEntry, eventId: plan.eventId, recipients: people }], null).shop?.cart);
  if (plan.places !== undefined) shop.places[String(plan.eventId)] = plan.places;
  return people.map(({ firstname, lastname }) => `${firstname} ${lastname}`);
}

/** What the backend has of the address differs from what was typed. */
function lostFields(hostile: HostilePortal): string[] {
  const saved = Object.values(hostile.portal.state().shop.cart.options ?? {});
  return Object.values(typed)
    .filter((text) => !saved.includes(text))
    .map((text) => `"${text}" has not arrived`);
}

function faultsOf(hostile: HostilePortal, people: readonly string[]): string[] {
  const { byPerson } = hostile.orders();
  return people.flatMap((person) => {
    const times = byPerson.get(person) ?? 0;
    return times === 1 ? [] : [`${person} ordered ${times} times`];
  });
}

const hasTwoTabs = ({ kind }: Plan): boolean => kind === "two-tabs" || kind === "all-at-once";

/** The tabs of a customer, which stay open from run to run: a browser takes longer to open one than to order in it. */
export interface Desk {
  readonly tabs: readonly [Page, Page];
  /** Errors that pages have thrown since they were last looked at. */
  readonly complaints: string[];
}

export async function openDesk(context: BrowserContext): Promise<Desk> {
  const complaints: string[] = [];
  await giveHands(context);
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("dialog", (dialog) => void dialog.accept());
    return page;
  };
  return { tabs: [await open(), await open()], complaints };
}

const PATIENCE = 50;

/** How many purchases the tabs have told, once there are as many as expected, or nothing more has come for a while. */
async function purchasesOf({ tabs }: Desk, expected: number): Promise<number> {
  const count = async (): Promise<number> => {
    const each = await Promise.all(
      tabs.map((tab) =>
        tab.evaluate((key) => (location.protocol === "about:" ? 0 : Number(sessionStorage.getItem(key))), PURCHASES),
      ),
    );
    return each.reduce((sum, told) => sum + told, 0);
  };
  let told = await count();
  for (let left = PATIENCE; left > 0 && told < expected; left -= 1) {
    await tabs[0].evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));
    told = await count();
  }
  return told;
}

/** Leaves nothing of one order for the next, as another customer's browser would be. */
async function clear({ tabs }: Desk, origin: string): Promise<void> {
  for (const tab of tabs) {
    await tab.goto(origin + EMPTY);
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
}

/**
 * Plays one order from the empty address to the last outcome, loads the page once more, and looks at what the backend
 * has.
 */
export async function playRun(
  desk: Desk,
  origin: string,
  hostile: HostilePortal,
  plan: Plan,
  number: number,
): Promise<Run> {
  const began = performance.now();
  const [page, other] = desk.tabs;
  const faults: string[] = [];
  const people = prepare(hostile, plan, number);
  await page.goto(origin + PATH);
  const lostOnReload = await toOverview(page, plan.kind);
  if (lostOnReload > 0) faults.push(`${lostOnReload} fields lost by a reload`);
  faults.push(...lostFields(hostile));
  const second = hasTwoTabs(plan) ? other : null;
  await second?.goto(`${origin}${PATH}?schritt=uebersicht`);
  await order(plan.kind, page, second, hostile);
  if (!(await finish(page, people, hostile)) && second !== null) await finish(second, people, hostile);
  const { intents } = hostile.orders();
  await page.goto(`${origin}${PATH}?schritt=ergebnis`);
  if (!(await ask(page, "says", "Ihre Buchungsanfrage haben wir erhalten.", people.length, 3000)))
    faults.push("the page does not say what became of everybody");
  if (hostile.portal.state().shop.cart.items.length > 0) faults.push("the cart is not empty at the end");
  const told = await purchasesOf(desk, people.length);
  if (told !== people.length) faults.push(`${told} purchases told of ${people.length}`);
  if (hostile.orders().intents > intents) faults.push("a reload ordered something again");
  faults.push(...faultsOf(hostile, people), ...desk.complaints.splice(0));
  await clear(desk, origin);
  const { refusals, lost, calls } = hostile.orders();
  return { plan, people: people.length, calls, refusals, lost, milliseconds: performance.now() - began, faults };
}
