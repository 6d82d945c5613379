import { addTexts } from "#i18n/cart-add.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { rebookingTexts, waitingTexts } from "#i18n/rebooking.ts";
import { CHECK, ORDER, REQUEST, RETRY, TO_OVERVIEW } from "./customer.ts";
import { ask, type Tab } from "./desk.ts";
import type { HostilePortal } from "./hostile-portal.ts";
import type { Plan } from "./kinds.ts";

/** What a stubborn customer presses, the first that the page offers. */
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
/** By time, not by presses: while an answer is late, hundreds of them reach nothing. */
const LONGEST_MS = 20_000;
const STEP_MS = 100;
/** So many steps without anything to press lead back to the overview. */
const PATIENCE = 20;

/**
 * Loads the page again while people are being moved, as often as the plan says.
 * @returns to be asked before each step, whether it has done so
 */
function leavingMoves(tab: Tab, { reloads }: Plan, hostile: HostilePortal): () => Promise<boolean> {
  let left = reloads?.includes("moving") === true ? 2 : 0;
  return async () => {
    if (left === 0 || !hostile.isMoving()) return false;
    left -= 1;
    await tab.reload();
    // Nobody is as quick as a slow answer.
    await hostile.quiet();
    return true;
  };
}

/** Takes a move back, once. @returns to be asked before each step, whether it has done so */
function takingBack(tab: Tab, { givesUp }: Plan): () => Promise<boolean> {
  let isLeft = givesUp === true;
  return async () => {
    if (!isLeft) return false;
    isLeft = !(await ask(tab, "press", BACK, 2, 0).catch(() => false));
    return !isLeft;
  };
}

/**
 * Goes on with whatever the page offers until everybody is ordered.
 * @param people by their labels
 * @param overview where to begin again when the page offers nothing
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
  // A page that is being loaded has no hands for a moment.
  for (const end = performance.now() + LONGEST_MS; performance.now() < end && !hostile.haveAll(people);) {
    for (const aside of asides) await aside();
    // Waited for in any case: what is still being looked for would be pressed on the next customer's page.
    const hasPressed = await ask(tab, "press", ways, 2, STEP_MS).catch(() => true);
    idle = hasPressed ? 0 : idle + 1;
    if (idle < PATIENCE) continue;
    await tab.goto(overview);
    idle = 0;
  }
}
