import { booking } from "#i18n/booking.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { confirmAll } from "#mocks/model/portal/desk.ts";
import { shopEvent } from "#mocks/model/shop/cart.ts";
import type { PortalState } from "#mocks/model/state.ts";
import { ask, type Tab } from "./browser-tabs.ts";
import { CHECK, RETRY } from "./customer.ts";
import type { HostilePortal } from "./hostile-portal.ts";
import type { Ledger } from "./ledger.ts";
import type { Plan } from "./plans.ts";

const BOOK = booking.send;
const OPTION = bookingOptionLabels.mitNacht_VP;
/** The buttons that are pressed while there is nothing to send, in the order of preference. */
const ways = [checkoutTexts.confirm, CHECK, RETRY, "Buchen für …"];
const STEPS = 200;
const STEP_MS = 100;
const IDLE_ROUNDS = 30;
const HELD_MS = 150;

/** Confirms the reservations, as the staff would, so that the portal shows their seminar. */
export function confirmReservations(state: PortalState, eventId: number): void {
  confirmAll(state);
  const event = shopEvent(state.shop, eventId);
  if (event !== undefined && !state.events.includes(event)) state.events.push(event);
}

/**
 * Sends the open dialog several times before the first request can be answered.
 * @param reloads whether the page is reloaded meanwhile
 * @returns whether a dialog was open
 */
async function send(tab: Tab, hostile: HostilePortal, reloads: boolean): Promise<boolean> {
  if (!(await ask(tab, "offers", [BOOK], 0))) return false;
  await ask(tab, "fill", [[OPTION, ""]]);
  hostile.hold();
  const held = hostile.heldOne(HELD_MS);
  await ask(tab, "press", [BOOK], 5, 0);
  await held;
  if (reloads) await tab.reload();
  hostile.letGo();
  return true;
}

/**
 * Whether a reservation is not booked yet, or the page cannot know that it is: if the read that tells it fails as well,
 * only a further press asks again.
 */
function isOpen({ bookedBy }: Plan, count: number, ledger: Ledger): boolean {
  const mayBeUntold = bookedBy?.recipients !== undefined;
  return ledger.conversions().length < count || (mayBeUntold && ledger.purchases.length < ledger.bookings().length);
}

/** Books all reserved participants, one after the other, in the portal's dialog. */
export async function bookReserved(
  tab: Tab,
  page: string,
  plan: Plan,
  count: number,
  hostile: HostilePortal,
): Promise<void> {
  const { reloads } = plan;
  await tab.goto(page);
  let idle = 0;
  for (let step = 0; step < STEPS && isOpen(plan, count, hostile.ledger()); step += 1) {
    const hasSent = await send(tab, hostile, reloads?.includes("booking") === true);
    const hasActed = hasSent || (await ask(tab, "press", ways, 1, STEP_MS));
    idle = hasActed ? 0 : idle + 1;
    if (idle < IDLE_ROUNDS) continue;
    await tab.goto(page);
    idle = 0;
  }
  // Waits until all pending writes are done and shown.
  await hostile.quiet();
  if (reloads !== undefined) await tab.goto(page);
}
