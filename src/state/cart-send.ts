import type { Cart, Refusal } from "#domain/entities/cart.ts";
import { sameId, type CartChange } from "#domain/cart.ts";
import { factOf, type FactChange } from "#domain/cart-changes.ts";
import { hasArrived, isSameAdd, waitsForId } from "#domain/cart-pending.ts";
import { cartAdd, cartDelete, orderOptions, recipientAdd, recipientDelete, recipientEdit } from "#api/cart.ts";
import { ApiError } from "#api/errors.ts";
import type { Ended } from "#api/write.ts";
import { cartNow, putCart } from "#state/cart.ts";
import { isOutdated, mayHaveArrived, stopsAll } from "#state/cart-failures.ts";
import { giveUp, giveUpAll, settle, skip, take, type CartChanged, type QueuedChange } from "#state/cart-queue.ts";
import { rereadCart } from "#state/cart-reads.ts";
import { sendWrite } from "#state/send.ts";

/** A change of which nobody knows whether it has arrived: its answer was lost, and the cart could not be read. */
let inDoubt: QueuedChange | null = null;

/** Sends a change of the cart by the call that it takes. @returns how it ended, null when nothing was sent */
function sendChange(change: CartChange, owner: HTMLElement): Promise<Ended<Cart, Refusal> | null> {
  switch (change.kind) {
    case "add":
      return sendWrite(cartAdd, change, owner);
    case "delete":
      return sendWrite(cartDelete, change, owner);
    case "recipientAdd":
      return sendWrite(recipientAdd, change, owner);
    case "recipientEdit":
      return sendWrite(recipientEdit, change, owner);
    case "recipientDelete":
      return sendWrite(recipientDelete, change, owner);
    case "options":
      return sendWrite(orderOptions, change.options, owner);
    default:
      return change satisfies never;
  }
}

/** Whether what was to be removed is gone, whoever removed it. */
const isGone = (entry: QueuedChange): boolean => {
  const base = cartNow().base;
  const { kind } = entry.change;
  return (kind === "delete" || kind === "recipientDelete") && base !== null && hasArrived(entry, base);
};

/**
 * A lost answer is looked for in the cart itself: nothing is sent twice, and what has happened is not rolled back.
 * Where the backend does not know what was to be changed, the cart is read again as well.
 */
async function findOut(entry: QueuedChange, error: ApiError): Promise<void> {
  const isDoubtful = mayHaveArrived(error);
  const isReread = (isDoubtful || isOutdated(error)) && (await rereadCart());
  const base = cartNow().base;
  if (isReread && base !== null && (isDoubtful ? hasArrived(entry, base) : isGone(entry))) settle(entry, null);
  else {
    if (isDoubtful && !isReread) inDoubt = entry;
    if (stopsAll(error)) giveUpAll({ state: "failed", error, isReread });
    else giveUp(entry, { state: "failed", error, isReread });
  }
}

/** What has changed of the event that a change is about, by the cart before it and the one that is there now. */
function changedFact({ change, before }: QueuedChange): FactChange | null {
  const isMeant = ({ itemId, event }: Cart["items"][number]): boolean =>
    change.kind === "add"
      ? sameId(event?.eventId ?? null, change.eventId)
      : "itemId" in change && sameId(itemId, change.itemId);
  const now = cartNow().base?.items.find(isMeant);
  const known = change.kind === "add" ? change.event : before?.items.find(isMeant)?.event;
  return now === undefined || known == null ? null : factOf(known, now);
}

async function refuse(entry: QueuedChange, refusal: Refusal): Promise<void> {
  const { change } = entry;
  const { base, duplicates } = cartNow();
  if (refusal.reason === "duplicate" && change.kind === "add") {
    putCart({ duplicates: [...duplicates, String(change.eventId)] });
    if (base !== null) await rereadCart();
  }
  const isChanged = refusal.reason === "changed" && (await rereadCart());
  giveUp(entry, { state: "refused", refusal, fact: isChanged ? changedFact(entry) : null });
}

const notSent = (why: string): CartChanged => ({
  state: "failed",
  error: new ApiError("aborted", "cart", why),
  isReread: false,
});

/**
 * Learns what became of a change whose answer was lost where the cart could not be read either: before that nothing is
 * sent.
 * @returns whether `first` may be sent: it may not where it is that change once more, and has happened
 */
async function resolveDoubt(first: QueuedChange, doubt: QueuedChange): Promise<boolean> {
  if (!(await rereadCart())) {
    const { load } = cartNow();
    giveUpAll(
      load.state === "failed"
        ? { state: "failed", error: load.error, isReread: false }
        : notSent("The cart is not known"),
    );
    return false;
  }
  inDoubt = null;
  const base = cartNow().base;
  if (base === null || !isSameAdd(doubt.change, first.change) || !hasArrived(doubt, base)) return true;
  settle(take(first, doubt.before), null);
  return false;
}

/** Sends the change whose turn it is, and sees to it that it ends, whatever comes back. Never throws. */
export async function sendQueued(first: QueuedChange): Promise<void> {
  if (waitsForId(first.change)) {
    giveUp(first, notSent("The cart does not show the entry that the change is about"));
    return;
  }
  if (inDoubt !== null && !(await resolveDoubt(first, inDoubt))) return;
  if (first.isThere !== undefined && (await first.isThere())) {
    skip(first);
    return;
  }
  const entry = take(first, cartNow().base);
  const sent = await sendChange(entry.change, entry.owner);
  if (sent === null) giveUp(entry, notSent("Another write of the cart is under way"));
  else if (sent.state === "done") settle(entry, sent.data);
  else if (sent.state === "refused") await refuse(entry, sent.refusal);
  else await findOut(entry, sent.error);
}

/** Forgets what is in doubt; for tests. */
export function resetCartSend(): void {
  inDoubt = null;
}
