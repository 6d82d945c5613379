import { checkoutTexts } from "#i18n/checkout.ts";
import { shopEvent } from "#mocks/model/shop/cart.ts";
import { ask, type BrowserTabs } from "./browser-tabs.ts";
import { faultsOf, faultsOfResult } from "./check-run.ts";
import { order, pasteAndGo, toOverview, typed } from "./customer.ts";
import { finish } from "./finish.ts";
import type { HostilePortal } from "./hostile-portal.ts";
import { Ledger } from "./ledger.ts";
import { CART, CHECKOUT, EMPTY, EVENT } from "./pages.ts";
import { labelOf, fullName, personOf, prepare, type Person } from "./people.ts";
import { callFaultsOf, type Plan } from "./plans.ts";
import { bookReserved, confirmReservations } from "./portal-booking.ts";

/** The result of one run. */
export interface Run {
  readonly plan: Plan;
  readonly people: number;
  readonly calls: number;
  readonly refusals: number;
  readonly lost: number;
  readonly milliseconds: number;
  /** Empty if the order went well. */
  readonly faults: readonly string[];
}

/** What all runs of a soak share. */
export interface Stage {
  readonly browser: BrowserTabs;
  readonly origin: string;
  readonly hostile: HostilePortal;
}

const JOINED = { itemId: 77, eventId: 7013, firstname: "Dana" };

/** Adds an entry to the cart, as another page would, and raises its price. */
async function join({ browser: { tabs }, hostile: { portal } }: Stage, surname: string): Promise<Person> {
  const { shop } = portal.state();
  const person = personOf(900_077, JOINED.firstname, surname);
  const { itemId, eventId } = JOINED;
  shop.cart.items.push({ itemId, type: "booking", eventId, recipients: [person] });
  shop.cart.version += 1;
  await ask(tabs[0], "refresh");
  await ask(tabs[0], "says", fullName(person), 1, 3000);
  const record = shopEvent(shop, eventId)?.content?.prices[0];
  if (record !== undefined) record.price = (record.price ?? 0) + 77.77;
  shop.cart.version += 1;
  await ask(tabs[0], "refresh");
  await ask(tabs[0], "offers", [checkoutTexts.confirm], 3000);
  await ask(tabs[0], "press", [checkoutTexts.confirm], 1, 0);
  return person;
}

/** The typed values of the address that the backend has not saved. */
function lostFields({ portal }: HostilePortal): string[] {
  const saved = Object.values(portal.state().shop.cart.options ?? {});
  return Object.values(typed)
    .filter((text) => !saved.includes(text))
    .map((text) => `"${text}" has not arrived`);
}

/** Waits until there are as many purchases as bookings, or no more have come for a while. */
async function purchasesTold(ledger: Ledger): Promise<void> {
  for (let left = 50; left > 0 && ledger.purchases.length < ledger.bookings().length; left -= 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
}

/** Clears the browser, so that the next run begins like another customer's. */
async function clear({ browser: { tabs }, origin }: Stage): Promise<void> {
  for (const tab of tabs) {
    await tab.goto(origin + EMPTY);
    await tab.evaluate(() => {
      try {
        localStorage.clear();
        sessionStorage.clear();
      } catch {
        // A browser that blocks its storage has stored nothing.
      }
    }, null);
  }
}

const overviewOf = ({ origin }: Stage): string => `${origin}${CHECKOUT}?schritt=uebersicht`;

/** Goes from the cart or the empty address to the overview. @returns the fields whose values were lost */
async function begin(stage: Stage, plan: Plan, people: readonly Person[]): Promise<string[]> {
  const { browser, origin, hostile } = stage;
  const [tab] = browser.tabs;
  if (plan.bookedBy !== undefined) {
    // A request needs fewer fields, and the cart already has the address.
    await tab.goto(overviewOf(stage));
    return [];
  }
  await tab.goto(origin + (plan.pastes === true ? CART : CHECKOUT));
  if (plan.pastes === true) {
    const lines = people.map(({ firstname, lastname }) => `${lastname ?? ""}; ${firstname ?? ""}`);
    await pasteAndGo(tab, lines.join("\n"), plan, hostile);
  }
  const lost = await toOverview(tab, plan);
  return [...lost.map((field) => `typed and lost: ${field}`), ...lostFields(hostile)];
}

/** Confirms the reservations and books them in the portal. */
async function book({ browser, origin, hostile }: Stage, plan: Plan, count: number): Promise<void> {
  const { bookedBy, eventId } = plan;
  if (bookedBy === undefined) return;
  const [tab] = browser.tabs;
  confirmReservations(hostile.portal.state(), eventId);
  const ledger = hostile.ledger();
  ledger.turnTo(bookedBy);
  await bookReserved(tab, origin + EVENT, plan, count, hostile);
  await purchasesTold(ledger);
}

/** Plays a run to its end, and compares the result again after a reload. */
async function playOrder(stage: Stage, plan: Plan, number: number, surname: string): Promise<string[]> {
  const { browser, origin, hostile } = stage;
  const { tabs } = browser;
  const ledger = new Ledger(number, callFaultsOf(plan, number), plan.unread ?? 0);
  hostile.begin(ledger, plan.isCustomer === true);
  const people = prepare(hostile.portal.state(), plan, number, surname);
  const faults = await begin(stage, plan, people);
  if (plan.joins === true) people.push(await join(stage, surname));
  if (plan.second !== undefined) await tabs[1].goto(plan.second === "removes" ? origin + CART : overviewOf(stage));
  const last = people.at(-1);
  await order(plan, tabs, hostile, last === undefined ? "" : `${last.salutation ?? ""} ${fullName(last)}`);
  const labels = people.map(labelOf);
  const removed = plan.second === "removes" ? (labels.at(-1) ?? null) : null;
  const wanted = labels.filter((label) => label !== removed);
  await finish(tabs[0], plan, wanted, hostile, overviewOf(stage));
  await purchasesTold(ledger);
  if (plan.storage === undefined) faults.push(...(await faultsOfResult(browser, plan, ledger, origin)));
  await purchasesTold(ledger);
  if (hostile.portal.state().shop.cart.items.some(({ recipients }) => recipients.length > 0))
    faults.push("somebody is left in the cart at the end");
  await book(stage, plan, wanted.length);
  return [...faults, ...faultsOf(ledger, plan, labels, removed), ...browser.complaints.splice(0)];
}

/** Plays one run and compares its result with the backend; an order that gets stuck is a fault. */
export async function playRun(stage: Stage, plan: Plan, number: number): Promise<Run> {
  const began = performance.now();
  const faults: string[] = [];
  const rounds = plan.comesAgain === true ? ["Davor", `Lauf${number}`] : [`Lauf${number}`];
  for (const surname of rounds)
    try {
      faults.push(...(await playOrder(stage, plan, number, surname)));
    } catch (thrown) {
      faults.push(String(thrown));
    }
  await clear(stage);
  const { refusals, lost, calls } = stage.hostile.ledger();
  const people = stage.hostile.ledger().orders().length;
  return { plan, people, calls, refusals, lost, milliseconds: performance.now() - began, faults };
}
