import { checkoutTexts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { participantTexts } from "#i18n/participants.ts";
import { ask, pathOf, type BrowserTabs, type Tab } from "./browser-tabs.ts";
import type { HostilePortal } from "./hostile-portal.ts";
import type { Plan } from "./plans.ts";

/** What is typed into the address form, by label. */
export const typed: Readonly<Record<string, string>> = {
  Firma: "Musterwerke GmbH",
  Straße: "Werkstraße",
  Hausnummer: "100",
  Postleitzahl: "38112",
  Ort: "Braunschweig",
  Vorname: "Eva",
  Nachname: "Beispiel",
  Telefon: "053155501",
  "E-Mail": "eva.beispiel@musterwerke.example",
  Nachricht: "Bitte Rechnung an die Zentrale.",
};

const address = [...Object.entries(typed), ["Anrede", "Frau"] as const];
export const ORDER = checkoutTexts.order;
export const REQUEST = checkoutTexts.request;
export const RETRY = common.retry;
export const CHECK = checkoutTexts.checkAgain;
const PASTE = participantTexts.paste;
export const TO_OVERVIEW = checkoutTexts.toOverview;
const ADD = ["1 Teilnehmer:in hinzufügen", ...[2, 3, 4, 5].map((count) => `${count} Teilnehmer:innen hinzufügen`)];
/** The button of a form that stays open after all of its people have been added. */
const NOBODY = "Teilnehmer:innen hinzufügen";
const HALF = 5;
const WAIT_MS = 5000;
const TRIES = 20;
const LATE_MS = 250;

/** Presses 'Erneut versuchen' until the page shows its content. */
async function untilReady(tab: Tab, what: string, isReady: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await isReady()) return;
    await ask(tab, "press", [RETRY], 1, 0);
  }
  throw new Error(`${what} did not come, the page says: ${await ask(tab, "text")}`);
}

/** Whether the page shows this text, if necessary after a press on the button that asks the backend again. */
export async function saysInTheEnd(tab: Tab, text: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await ask(tab, "says", text, 1, LATE_MS)) return true;
    await ask(tab, "press", [RETRY, CHECK], 1, 0);
  }
  return false;
}

/** The fields whose value differs from what was typed. */
async function lostOf(tab: Tab, fields: readonly (readonly [string, string])[]): Promise<string[]> {
  const labels = fields.map(([label]) => label);
  const kept = await ask(tab, "read", labels);
  return fields.flatMap(([label, text], at) => (kept[at] === text ? [] : [`${label} holds "${kept[at] ?? ""}"`]));
}

/**
 * Types half of the values, reloads the page, and types the rest.
 * @returns the fields that were empty after the reload
 */
async function typeAddress(tab: Tab, withReload: boolean): Promise<string[]> {
  const form = (): Promise<void> => untilReady(tab, "The address", () => ask(tab, "has", "Firma", LATE_MS));
  await form();
  if (!withReload) {
    await ask(tab, "fill", address);
    return [];
  }
  const half = address.slice(0, HALF);
  await ask(tab, "fill", half);
  await tab.reload();
  await form();
  const lost = await lostOf(tab, half);
  await ask(tab, "fill", address.slice(HALF));
  return lost;
}

/** Fills in the address and goes to the overview, with retries. @returns the fields whose values were lost */
export async function toOverview(tab: Tab, { reloads }: Plan): Promise<string[]> {
  const lost = await typeAddress(tab, reloads?.includes("typing") === true);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await ask(tab, "press", [TO_OVERVIEW], 1, WAIT_MS);
    if (await ask(tab, "offers", [ORDER], LATE_MS * 2)) return lost;
    if (await ask(tab, "has", "Firma", 0)) lost.push(...(await lostOf(tab, address)));
    else await ask(tab, "press", [RETRY], 1, 0);
  }
  throw new Error(`The overview did not come, the page says: ${await ask(tab, "text")}`);
}

/** Presses 'Zur Kasse'. @returns whether the checkout has opened */
async function leave(tab: Tab): Promise<boolean> {
  await ask(tab, "press", ["Zur Kasse"], 1, LATE_MS).catch(() => false);
  for (let tries = 0; tries < TRIES; tries += 1) {
    if ((await pathOf(tab)).startsWith("/kasse")) return true;
    if (await ask(tab, "says", "Nicht alle Änderungen konnten", 1, LATE_MS).catch(() => false)) return false;
  }
  return false;
}

/**
 * Pastes people into the entry of the cart and presses 'Zur Kasse' at once; who could not be added is added again. Ends
 * at the checkout.
 */
export async function pasteAndGo(tab: Tab, lines: string, { reloads }: Plan, hostile: HostilePortal): Promise<void> {
  const offers = (names: readonly string[]): Promise<boolean> => ask(tab, "offers", names, LATE_MS);
  await untilReady(tab, "The cart", () => offers([PASTE]));
  await ask(tab, "press", [PASTE], 1, 0);
  await ask(tab, "has", "Namen, je Zeile", WAIT_MS);
  const form = [
    ["Namen, je Zeile", lines],
    ["Anrede", "Frau"],
    ["Übernachtung", ""],
  ] as const;
  await ask(tab, "fill", form);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await untilReady(tab, "The form", () => offers([...ADD, NOBODY, PASTE]));
    await ask(tab, "press", ADD, 2, 0);
    if (tries === 0 && reloads?.includes("adding") === true) {
      await tab.reload();
      // A customer is slower than the calls of the page that was left.
      await hostile.quiet();
    } else if (await leave(tab)) return;
  }
  throw new Error("The checkout did not come");
}

/** Presses the order button several times before the first request can be answered. */
async function pressWildly(tab: Tab, keys: Plan["keys"]): Promise<void> {
  await ask(tab, "press", [ORDER, REQUEST], keys === "Enter" ? 0 : 5, WAIT_MS);
  if (keys === "Enter") await Promise.all(Array.from({ length: 20 }, () => tab.pressEnter()));
}

/** Orders as the plan says; `second` is another tab, which shows the same step or the cart. */
export async function order(
  { second: does, reloads, goesBack, keys }: Plan,
  [tab, second]: BrowserTabs["tabs"],
  hostile: HostilePortal,
  last: string,
): Promise<void> {
  const held = hostile.heldOne(WAIT_MS);
  const meanwhile = (): Promise<unknown> | undefined => {
    if (does === "orders") return pressWildly(second, "Enter");
    return does === "removes" ? ask(second, "press", [`${last} entfernen`], 1, WAIT_MS) : undefined;
  };
  await Promise.all([pressWildly(tab, keys), meanwhile()]);
  if (reloads?.includes("sending") === true) {
    await held;
    await tab.reload();
  }
  if (goesBack === true) {
    await held;
    await tab.back();
  }
  hostile.letGo();
}
