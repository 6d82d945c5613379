import { checkoutTexts } from "#i18n/checkout.ts";
import { ask, type BrowserTabs, type Tab } from "./browser-tabs.ts";
import { saysInTheEnd } from "./customer.ts";
import { counted, missing, type Ledger } from "./ledger.ts";
import { CHECKOUT, EMPTY } from "./pages.ts";
import type { Plan } from "./plans.ts";

const euro = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });

/** The people whom the page does not list as often as they were ordered. */
async function faultsOfNames(tab: Tab, names: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, count] of counted(names)) {
    const said = await ask(tab, "named", name);
    if (said !== count) faults.push(`the page says ${said} times what became of ${name}, not ${count} times`);
  }
  return faults;
}

/**
 * The faults of what the page shows after a reload, if the browser keeps anything over it. If another tab orders as
 * well, the page only knows the people that it has ordered itself or found in the cart.
 */
export async function faultsOfResult(
  { tabs: [tab, second] }: BrowserTabs,
  plan: Plan,
  ledger: Ledger,
  origin: string,
): Promise<string[]> {
  // The page that has ordered is left before its orders are counted.
  await tab.goto(origin + EMPTY);
  const { size } = ledger.intents;
  const orders = ledger.orders();
  const bookings = orders.filter(({ kind }) => kind === "booking").length;
  await tab.goto(`${origin}${CHECKOUT}?schritt=ergebnis`);
  const faults: string[] = [];
  if (bookings > 0 && !(await saysInTheEnd(tab, "Ihre Buchungsanfrage haben wir erhalten.")))
    faults.push("the page does not say that the bookings have arrived");
  if (orders.length > bookings && !(await saysInTheEnd(tab, checkoutTexts.requested)))
    faults.push("the page does not say that the requests have arrived");
  const names = orders.map((act) => act.name);
  const unnamed = await faultsOfNames(tab, names);
  if (plan.second === "orders" && unnamed.length > 0) {
    await second.goto(`${origin}${CHECKOUT}?schritt=ergebnis`);
    await saysInTheEnd(second, "Ihre Buchungsanfrage haben wir erhalten.");
    const elsewhere = await faultsOfNames(second, names);
    faults.push(...unnamed.filter((fault) => elsewhere.includes(fault)));
  } else {
    faults.push(...unnamed);
    const sum = `Gesamtsumme: ${euro.format(ledger.sum() / 100)}`;
    if (bookings > 0 && !(await ask(tab, "says", sum, 1, 0))) faults.push(`the page does not say ${sum}`);
  }
  if (ledger.intents.size > size) faults.push("a reload ordered something again");
  return faults;
}

/** The faults of the acts: each wanted one must have happened once. @param removed a person for whom none is needed */
function faultsOfActs(acts: ReturnType<Ledger["orders"]>, people: readonly string[], removed: string | null): string[] {
  const labels = acts.map(({ label }) => label);
  const lost = missing(people, labels).filter((label) => label !== removed);
  return [
    ...lost.map((label) => `${label} is lost`),
    ...missing(labels, people).map((label) => `${label} was not to be there, or not so often`),
    ...acts
      .filter(({ keys }) => keys.size > 1)
      .map(({ kind, label, keys }) => `${kind} of ${label}, ${keys.size} times`),
  ];
}

/** The faults at the end of a run, by the record of the backend. @param people their labels */
export function faultsOf(ledger: Ledger, plan: Plan, people: readonly string[], removed: string | null): string[] {
  const orders = ledger.orders();
  const faults = faultsOfActs(orders, people, removed);
  if (plan.bookedBy !== undefined)
    faults.push(...faultsOfActs(ledger.conversions(), people, null).map((fault) => `booked in the portal: ${fault}`));
  const kind = plan.bookedBy === undefined ? (plan.way === "waitingList" ? plan.way : "booking") : "reservation";
  // People who got no place are on the waiting list.
  const isMixed = plan.places !== undefined && plan.way !== "rebooking";
  for (const act of orders)
    if (act.kind !== kind && !isMixed) faults.push(`${act.label} stands as ${act.kind}, not as ${kind}`);
  const bookings = ledger.bookings().length;
  if (ledger.purchases.length !== bookings) faults.push(`${ledger.purchases.length} purchases told of ${bookings}`);
  return [...faults, ...ledger.faultsOfPurchases(), ...ledger.faults];
}
