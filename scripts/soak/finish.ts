import { addTexts } from "#i18n/cart-add.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { rebookingTexts, waitingTexts } from "#i18n/rebooking.ts";
import { ask, type Tab } from "./browser-tabs.ts";
import { CHECK, ORDER, REQUEST, RETRY, TO_OVERVIEW } from "./customer.ts";
import type { HostilePortal } from "./hostile-portal.ts";
import type { Plan } from "./plans.ts";

/** The buttons that a persistent customer presses, in the order of preference. */
const first = [
  "Für …",
  checkoutTexts.confirm,
  CHECK,
  waitingTexts.goOn,
  rebookingTexts.goOn,
  rebookingTexts.leave,
  rebookingTexts.backGoOn,
  RETRY,
];
const last = [TO_OVERVIEW, ORDER, REQUEST];
const elsewhere = { waitingList: addTexts.labels.waitingList, rebooking: "…auf 30.03.–03.04. umbuchen" } as const;
const BACK = [waitingTexts.giveUp, rebookingTexts.giveUp, rebookingTexts.otherDate];
/** A limit of time rather than of presses, because many presses have no effect while an answer is late. */
const LONGEST_MS = 20_000;
const STEP_MS = 100;
/** After this many rounds without a button the customer goes back to the overview. */
const IDLE_ROUNDS = 20;

/**
 * Reloads the page during a move, as often as the plan says.
 * @returns a function to be called before each step; it tells whether it has reloaded
 */
function leavingMoves(tab: Tab, { reloads }: Plan, hostile: HostilePortal): () => Promise<boolean> {
  let left = reloads?.includes("moving") === true ? 2 : 0;
  return async () => {
    if (left === 0 || !hostile.isMoving()) return false;
    left -= 1;
    await tab.reload();
    // A customer is slower than the calls of the page that was left.
    await hostile.quiet();
    return true;
  };
}

/** Takes a move back once. @returns a function to be called before each step; it tells whether it has done so */
function takingBack(tab: Tab, { givesUp }: Plan): () => Promise<boolean> {
  let isLeft = givesUp === true;
  return async () => {
    if (!isLeft) return false;
    isLeft = !(await ask(tab, "press", BACK, 2, 0).catch(() => false));
    return !isLeft;
  };
}

/**
 * Presses what the page offers until everybody is ordered.
 * @param people their labels
 * @param overview the address to open again if the page offers nothing
 */
export async function finish(
  tab: Tab,
  plan: Plan,
  people: readonly string[],
  hostile: HostilePortal,
  overview: string,
): Promise<void> {
  const ways = [...first, elsewhere[plan.way ?? "waitingList"], ...last];
  const asides = [leavingMoves(tab, plan, hostile), takingBack(tab, plan)];
  let idle = 0;
  // While the page is loading it has no actions.
  for (const end = performance.now() + LONGEST_MS; performance.now() < end && !hostile.haveAll(people);) {
    for (const aside of asides) await aside();
    // Always awaited: otherwise the pending press might happen on the next run's page.
    const hasPressed = await ask(tab, "press", ways, 2, STEP_MS).catch(() => true);
    idle = hasPressed ? 0 : idle + 1;
    if (idle < IDLE_ROUNDS) continue;
    await tab.goto(overview);
    idle = 0;
  }
}
