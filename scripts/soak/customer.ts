import type { Page } from "playwright-core";
import { ask } from "./hands.ts";
import type { HostilePortal } from "./hostile-portal.ts";
import type { Kind } from "./kinds.ts";

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
const ORDER = "Zahlungspflichtig buchen";
const HALF = 5;
const WAIT_MS = 5000;

/** Types half, loads the page again, and types the rest. @returns fields that did not come back */
async function typeWithReload(page: Page): Promise<number> {
  const half = address.slice(0, HALF);
  await ask(page, "fill", half);
  await page.reload();
  const kept = await ask(
    page,
    "read",
    half.map(([label]) => label),
  );
  await ask(page, "fill", address.slice(HALF));
  return half.filter(([, text], index) => kept[index] !== text).length;
}

/** From the empty address to the overview. @returns fields that were lost on the way */
export async function toOverview(page: Page, kind: Kind): Promise<number> {
  const lost =
    kind === "reload-typing" || kind === "all-at-once"
      ? await typeWithReload(page)
      : (await ask(page, "fill", address), 0);
  await ask(page, "press", ["Weiter zur Übersicht"], 1, WAIT_MS);
  if (!(await ask(page, "offers", ORDER, WAIT_MS))) throw new Error("The overview did not come");
  return lost;
}

/** Presses the order button many times faster than anything can be answered. */
async function pressWildly(page: Page, key: "click" | "Enter"): Promise<void> {
  await ask(page, "press", [ORDER], key === "Enter" ? 0 : 5, WAIT_MS);
  if (key === "Enter") await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press("Enter")));
}

/** Orders in the way of the kind; `second` is another tab at the same step. */
export async function order(kind: Kind, page: Page, second: Page | null, hostile: HostilePortal): Promise<void> {
  switch (kind) {
    case "enter-storm":
      await pressWildly(page, "Enter");
      break;
    case "two-tabs":
      await Promise.all([pressWildly(page, "click"), second === null ? null : pressWildly(second, "click")]);
      break;
    case "reload-midway":
    case "all-at-once": {
      const held = hostile.heldOne(WAIT_MS);
      await Promise.all([pressWildly(page, "click"), second === null ? null : pressWildly(second, "Enter")]);
      await held;
      await page.reload();
      break;
    }
    default:
      await pressWildly(page, "click");
  }
  hostile.letGo();
}

/** What a stubborn customer presses, the first that the page offers. */
const ways = ["Änderungen bestätigen", "Erneut versuchen", "Auf die Warteliste", "Weiter zur Übersicht", ORDER];
const STEPS = 200;
const STEP_MS = 100;

/** Goes on with whatever the page offers until everybody is ordered. @returns whether that was reached */
export async function finish(page: Page, people: readonly string[], hostile: HostilePortal): Promise<boolean> {
  const isDone = (): boolean => people.every((person) => hostile.orders().byPerson.has(person));
  const done = hostile.everybody(people);
  // A page that is being loaded has no hands for a moment.
  for (let step = 0; step < STEPS && !isDone(); step += 1)
    await Promise.race([done, ask(page, "press", ways, 2, STEP_MS).catch(() => undefined)]);
  return isDone();
}
