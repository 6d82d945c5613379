import { checkoutTexts } from "#i18n/checkout.ts";
import { shopEvent } from "#mocks/model/shop/cart.ts";
import { order, pasteAndGo, toOverview, typed } from "./customer.ts";
import { ask, type Desk } from "./desk.ts";
import { finish } from "./finish.ts";
import type { HostilePortal } from "./hostile-portal.ts";
import { fatesOf, type Plan } from "./kinds.ts";
import { Ledger } from "./ledger.ts";
import { CART, CHECKOUT, EMPTY, EVENT } from "./pages.ts";
import { labelOf, nameOf, personOf, prepare, type Person } from "./people.ts";
import { bookReserved, confirmReservations } from "./portal-booking.ts";
import { faultsOf, faultsOfResult } from "./verdict.ts";

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

/** What every order of a soak has at hand. */
export interface Stage {
  readonly desk: Desk;
  readonly origin: string;
  readonly hostile: HostilePortal;
}

const JOINED = { itemId: 77, eventId: 7013, firstname: "Dana" };

/** An entry that another page has put into the cart, and that becomes dearer right after. */
async function join({ desk: { tabs }, hostile: { portal } }: Stage, surname: string): Promise<Person> {
  const { shop } = portal.state();
  const person = personOf(900_077, JOINED.firstname, surname);
  const { itemId, eventId } = JOINED;
  shop.cart.items.push({ itemId, type: "booking", eventId, recipients: [person] });
  shop.cart.version += 1;
  await ask(tabs[0], "refresh");
  await ask(tabs[0], "says", nameOf(person), 1, 3000);
  const record = shopEvent(shop, eventId)?.content?.prices[0];
  if (record !== undefined) record.price = (record.price ?? 0) + 77.77;
  shop.cart.version += 1;
  await ask(tabs[0], "refresh");
  await ask(tabs[0], "offers", [checkoutTexts.confirm], 3000);
  await ask(tabs[0], "press", [checkoutTexts.confirm], 1, 0);
  return person;
}

/** What the backend has of the address differs from what was typed. */
function lostFields({ portal }: HostilePortal): string[] {
  const saved = Object.values(portal.state().shop.cart.options ?? {});
  return Object.values(typed)
    .filter((text) => !saved.includes(text))
    .map((text) => `"${text}" has not arrived`);
}

/** Waits until the ledger knows as many purchases as bookings, or nothing more has come for a while. */
async function purchasesTold(ledger: Ledger): Promise<void> {
  for (let left = 50; left > 0 && ledger.purchases.length < ledger.bookings().length; left -= 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
}

/** Leaves nothing of one order for the next, as another customer's browser would be. */
async function clear({ desk: { tabs }, origin }: Stage): Promise<void> {
  for (const tab of tabs) {
    await tab.goto(origin + EMPTY);
    await tab.evaluate(() => {
      try {
        localStorage.clear();
        sessionStorage.clear();
      } catch {
        // A browser that forbids its storage has kept nothing.
      }
    }, null);
  }
}

const overviewOf = ({ origin }: Stage): string => `${origin}${CHECKOUT}?schritt=uebersicht`;

/** From the cart or the empty address to the overview. @returns what was lost on the way */
async function begin(stage: Stage, plan: Plan, people: readonly Person[]): Promise<string[]> {
  const { desk, origin, hostile } = stage;
  const [tab] = desk.tabs;
  if (plan.bookedBy !== undefined) {
    // Who asks without obligation types less; the address stands in the cart.
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

/** What was reserved is confirmed by the desk, and booked in the portal. */
async function book({ desk, origin, hostile }: Stage, plan: Plan, count: number): Promise<void> {
  const { bookedBy, eventId } = plan;
  if (bookedBy === undefined) return;
  const [tab] = desk.tabs;
  confirmReservations(hostile.portal.state(), eventId);
  const ledger = hostile.ledger();
  ledger.turnTo(bookedBy);
  await bookReserved(tab, origin + EVENT, plan, count, hostile);
  await purchasesTold(ledger);
}

/** From the first page to the last outcome, and once more after a reload. */
async function playOrder(stage: Stage, plan: Plan, number: number, surname: string): Promise<string[]> {
  const { desk, origin, hostile } = stage;
  const { tabs } = desk;
  const ledger = new Ledger(number, fatesOf(plan, number), plan.unread ?? 0);
  hostile.begin(ledger, plan.isCustomer === true);
  const people = prepare(hostile.portal.state(), plan, number, surname);
  const faults = await begin(stage, plan, people);
  if (plan.joins === true) people.push(await join(stage, surname));
  if (plan.second !== undefined) await tabs[1].goto(plan.second === "removes" ? origin + CART : overviewOf(stage));
  const last = people.at(-1);
  await order(plan, tabs, hostile, last === undefined ? "" : `${last.salutation ?? ""} ${nameOf(last)}`);
  const labels = people.map(labelOf);
  const removed = plan.second === "removes" ? (labels.at(-1) ?? null) : null;
  const wanted = labels.filter((label) => label !== removed);
  await finish(tabs[0], plan, wanted, hostile, overviewOf(stage));
  await purchasesTold(ledger);
  if (plan.storage === undefined) faults.push(...(await faultsOfResult(desk, plan, ledger, origin)));
  await purchasesTold(ledger);
  if (hostile.portal.state().shop.cart.items.some(({ recipients }) => recipients.length > 0))
    faults.push("somebody is left in the cart at the end");
  await book(stage, plan, wanted.length);
  return [...faults, ...faultsOf(ledger, plan, labels, removed), ...desk.complaints.splice(0)];
}

/** Plays one order as its plan says, and looks at what the backend has; an order that cannot go on is a fault. */
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
