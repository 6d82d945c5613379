import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { shopEvent } from "#mocks/model/shop/cart.ts";
import { finish, order, pasteAndGo, saysInTheEnd, toOverview, typed } from "./customer.ts";
import { ask, type Desk, type Tab } from "./desk.ts";
import type { HostilePortal } from "./hostile-portal.ts";
import { fatesOf, hasTiers, type Plan } from "./kinds.ts";
import { Ledger, nameOf } from "./ledger.ts";
import { CART, CHECKOUT, EMPTY } from "./pages.ts";

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

const first = ["Eva", "Cem", "Käthe", "Jörg", "Zoë"];
const JOINED = { itemId: 77, eventId: 7013, firstname: "Dana" };

type Entry = ReturnType<HostilePortal["portal"]["state"]>["shop"]["cart"]["items"][number];
type Person = Entry["recipients"][number];

function personOf(recipientId: number, firstname: string, lastname: string): Person {
  const [like] = openEntry.recipients;
  if (like === undefined) throw new Error("The example has nobody");
  return { ...structuredClone(like), recipientId, firstname, lastname };
}

const TIERS = ["priceParticipantTwo", "priceParticipantThree", "priceParticipantFour", "priceParticipantFive"] as const;

/** One to five people, each with a name of their own, who stand in the cart or are still to be pasted. */
function prepare({ portal }: HostilePortal, plan: Plan, number: number, surname: string): Person[] {
  const base = plan.comesAgain === true ? 500 : 1000 + number * 10;
  const people = first
    .slice(0, plan.second === "removes" ? 3 : 1 + (number % first.length))
    .map((firstname, index) => personOf(base + index, firstname, surname));
  const { shop } = portal.state();
  const entry = { ...openEntry, eventId: plan.eventId, recipients: plan.pastes === true ? [] : [...people] };
  Object.assign(shop.cart, cartState([entry], null).shop?.cart);
  if (plan.places !== undefined) shop.places[String(plan.eventId)] = plan.places;
  const record = shopEvent(shop, plan.eventId)?.content?.prices[0];
  if (record !== undefined && !hasTiers(plan)) for (const tier of TIERS) record[tier] = null;
  return people;
}

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
  await ask(tabs[0], "offers", ["Änderungen bestätigen"], 3000);
  await ask(tabs[0], "press", ["Änderungen bestätigen"], 1, 0);
  return person;
}

/** What the backend has of the address differs from what was typed. */
function lostFields({ portal }: HostilePortal): string[] {
  const saved = Object.values(portal.state().shop.cart.options ?? {});
  return Object.values(typed)
    .filter((text) => !saved.includes(text))
    .map((text) => `"${text}" has not arrived`);
}

const euro = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });

/** Waits until the ledger knows as many purchases as bookings, or nothing more has come for a while. */
async function purchasesTold({ purchases }: Ledger, bookings: number): Promise<void> {
  for (let left = 50; left > 0 && purchases.length < bookings; left -= 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
}

/** What the page says once it is loaded again, where the browser keeps anything over a reload. */
async function faultsOfResult(tab: Tab, ledger: Ledger, origin: string): Promise<string[]> {
  // The page that has ordered is gone before its orders are counted.
  await tab.goto(origin + EMPTY);
  const { size } = ledger.intents;
  const bookings = ledger.bookings().length;
  const requests = ledger.ordered.size - bookings;
  await tab.goto(`${origin}${CHECKOUT}?schritt=ergebnis`);
  const faults: string[] = [];
  if (bookings > 0 && !(await saysInTheEnd(tab, "Ihre Buchungsanfrage haben wir erhalten.")))
    faults.push("the page does not say that the bookings have arrived");
  if (requests > 0 && !(await saysInTheEnd(tab, "Ihre Anfrage haben wir erhalten.")))
    faults.push("the page does not say that the requests have arrived");
  for (const name of ledger.ordered.keys())
    if (!(await ask(tab, "says", name, 1, 0))) faults.push(`the page does not say what became of ${name}`);
  if (bookings > 0 && !(await ask(tab, "says", `Gesamtsumme: ${euro.format(ledger.sum() / 100)}`, 1, 0)))
    faults.push(`the page does not say the sum of ${euro.format(ledger.sum() / 100)}`);
  if (ledger.intents.size > size) faults.push("a reload ordered something again");
  return faults;
}

/** What is not so at the end, by the truth of the backend. */
function faultsOf(ledger: Ledger, people: readonly string[], removed: string | null): string[] {
  const faults = people.flatMap((person) => {
    const times = ledger.ordered.get(person)?.keys.size ?? 0;
    const isRight = times === 1 || (times === 0 && person === removed);
    return isRight ? [] : [`${person} ordered ${times} times`];
  });
  for (const name of ledger.ordered.keys()) if (!people.includes(name)) faults.push(`${name} was never to be ordered`);
  const bookings = ledger.bookings().length;
  if (ledger.purchases.length !== bookings) faults.push(`${ledger.purchases.length} purchases told of ${bookings}`);
  const told = ledger.purchases.reduce((sum, cents) => sum + cents, 0);
  if (told !== ledger.sum()) faults.push(`purchases of ${told} cents told for ${ledger.sum()}`);
  return [...faults, ...ledger.faults];
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

/** From the cart or the empty address to the last outcome, and once more after a reload. */
async function playOrder(stage: Stage, plan: Plan, number: number, surname: string): Promise<string[]> {
  const { desk, origin, hostile } = stage;
  const { tabs } = desk;
  const ledger = new Ledger(number, fatesOf(plan, number), plan.unread ?? 0);
  hostile.begin(ledger, plan.isCustomer === true);
  const people = prepare(hostile, plan, number, surname);
  const overview = `${origin}${CHECKOUT}?schritt=uebersicht`;
  await tabs[0].goto(origin + (plan.pastes === true ? CART : CHECKOUT));
  if (plan.pastes === true) {
    const lines = people.map(({ firstname, lastname }) => `${lastname ?? ""}; ${firstname ?? ""}`);
    await pasteAndGo(tabs[0], lines.join("\n"), plan, hostile);
  }
  const faults = (await toOverview(tabs[0], plan)).map((lost) => `typed and lost: ${lost}`);
  faults.push(...lostFields(hostile));
  if (plan.joins === true) people.push(await join(stage, surname));
  if (plan.second !== undefined) await tabs[1].goto(plan.second === "removes" ? origin + CART : overview);
  const names = people.map(nameOf);
  const last = plan.second === "removes" ? (names.at(-1) ?? null) : null;
  await order(plan, tabs, hostile, `${people.at(-1)?.salutation ?? ""} ${last ?? ""}`);
  const wanted = names.filter((name) => name !== last);
  await finish(tabs[0], wanted, hostile, overview);
  await purchasesTold(ledger, ledger.bookings().length);
  if (plan.storage === undefined) faults.push(...(await faultsOfResult(tabs[0], ledger, origin)));
  await purchasesTold(ledger, ledger.bookings().length);
  if (hostile.portal.state().shop.cart.items.some(({ recipients }) => recipients.length > 0))
    faults.push("somebody is left in the cart at the end");
  return [...faults, ...faultsOf(ledger, names, last), ...desk.complaints.splice(0)];
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
  const { refusals, lost, calls, ordered } = stage.hostile.ledger();
  return { plan, people: ordered.size, calls, refusals, lost, milliseconds: performance.now() - began, faults };
}
