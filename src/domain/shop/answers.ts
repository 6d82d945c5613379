import { isOutcomeUnknown, type FailedCall } from "#domain/answers/outcome.ts";
import { factOf, type FactChange } from "#domain/cart/cart-changes.ts";
import { recipientInput, type CartChange } from "#domain/cart/cart.ts";
import { orderTypeOf, type Cart, type Refusal } from "#domain/entities/cart.ts";
import { sameId } from "#domain/entities/fields.ts";
import {
  acceptCart,
  buildsOn,
  chainSteps,
  contentsOf,
  fingerprintOf,
  hasArrived,
  isSameAdd,
  madeBy,
  updateShop,
  withRealIds,
} from "./asked.ts";
import { continueMove, endPart } from "./move-machine.ts";
import type { AskedChange, CartEnd, FailedChange, Sent, Shop, Stepped } from "./state.ts";

/** The statuses by which the backend says that its cart differs from the one that is shown. */
const OUTDATED: readonly number[] = [404, 409, 410, 422];

/** Whether a failure would also stop the following changes: without a login or a connection none of them succeeds. */
const stopsAll = ({ kind, status }: FailedCall): boolean => status === 401 || (kind !== "status" && kind !== "fault");

const withoutKey = (shop: Shop, { change }: Pick<AskedChange, "change">): Shop["keys"] => {
  const spent = fingerprintOf(change);
  return Object.fromEntries(Object.entries(shop.keys).filter(([known]) => known !== spent));
};

/** Removes changes from the pending ones and reports their end to the caller, or to the move to which they belong. */
export function endChanges(shop: Shop, ended: readonly AskedChange[], how: CartEnd): Stepped {
  const isOpen = how.state === "failed" && isOutcomeUnknown(how.error);
  // The end of a change that was not sent says nothing of an earlier try in doubt, whose key it keeps.
  const known = isOpen ? [] : ended.filter(({ isSent }) => isSent || how.state === "done");
  const left = updateShop(shop, {
    pending: shop.pending.filter((asked) => !ended.includes(asked)),
    isAllDone: shop.isAllDone && how.state === "done",
    keys: known.reduce((keys, asked) => withoutKey({ ...shop, keys }, asked), shop.keys),
  });
  return ended.reduce<Stepped>(
    (before, asked) =>
      chainSteps(before, (now) =>
        asked.part === null
          ? [now, [{ kind: "tell", ticket: asked.ticket, end: how }]]
          : endPart(now, asked, asked.part, how),
      ),
    [left, []],
  );
}

/** Drops a change, with those that build on it. */
export const dropChange = (shop: Shop, asked: AskedChange, how: CartEnd): Stepped =>
  endChanges(
    shop,
    shop.pending.filter(
      (other) => other === asked || ("temporaryId" in asked.change && buildsOn(other.change, asked.change.temporaryId)),
    ),
    how,
  );

/** The change that added what a removal takes away; null for any other change. */
function additionUndoneBy(change: CartChange, before: Cart | null): CartChange | null {
  if (change.kind !== "delete" && change.kind !== "recipientDelete") return null;
  const { itemId } = change;
  const item = before?.items.find((known) => sameId(known.itemId, itemId));
  if (item === undefined) return null;
  const temporaryId = "";
  if (change.kind === "delete")
    return { kind: "add", temporaryId, eventId: item.event?.eventId ?? "", event: null, type: orderTypeOf(item) };
  const removed = item.recipients.find(({ recipientId }) => sameId(recipientId, change.recipientId));
  return removed === undefined
    ? null
    : { kind: "recipientAdd", temporaryId, itemId, recipient: recipientInput(removed) };
}

/** Completes a change that was done, with its answer; null if a cart that was read shows that it was done. */
function complete(shop: Shop, asked: AskedChange, answer: Cart | null, own: number | null): Stepped {
  const { change, before } = asked;
  const taken: Stepped = answer === null ? [shop, []] : acceptCart(shop, answer, { answered: asked, own });
  return chainSteps(taken, (now) => {
    const after = answer ?? now.base;
    const id = after === null ? null : madeBy(change, before, after);
    const realIds = id !== null && "temporaryId" in change ? { ...now.realIds, [change.temporaryId]: id } : now.realIds;
    const pending = now.pending.map((other) =>
      other === asked ? other : { ...other, change: withRealIds(other.change, realIds) },
    );
    // To add again what was removed is another intent, with a key of its own.
    const undone = additionUndoneBy(change, before);
    const keys = undone === null ? now.keys : withoutKey(now, { change: undone });
    return endChanges(updateShop(now, { realIds, pending, keys }), [asked], { state: "done", id });
  });
}

/** The change in the facts of an event, between the cart before and the current one; null if there is none. */
function changedFact({ change, before }: AskedChange, cart: Cart | null): FactChange | null {
  const isMeant = ({ itemId, event }: Cart["items"][number]): boolean =>
    change.kind === "add"
      ? sameId(event?.eventId ?? null, change.eventId)
      : "itemId" in change && sameId(itemId, change.itemId);
  const now = cart?.items.find(isMeant);
  const known = change.kind === "add" ? change.event : before?.items.find(isMeant)?.event;
  return now === undefined || known == null ? null : factOf({ event: known, type: now.type }, now);
}

/** Has the cart read again; `waiting` says what its next answer decides (`afterReread`). */
export function rereadFor(shop: Shop, waiting: Shop["waiting"]): Stepped {
  return [updateShop(shop, { waiting }), [{ kind: "reread" }]];
}

function refused(shop: Shop, asked: AskedChange, refusal: Refusal): Stepped {
  // What has changed, and as what the cart holds the event already, only the cart tells.
  return refusal.reason === "changed" || (refusal.reason === "duplicate" && asked.change.kind === "add")
    ? rereadFor(shop, { for: "refused", asked, refusal })
    : dropChange(shop, asked, { state: "refused", refusal, fact: null });
}

/** Notes an event that the backend says to be in the cart, where the page knew no cart before. */
const withDuplicate = (shop: Shop, { change, before }: AskedChange, { reason }: Refusal): Shop =>
  reason === "duplicate" && change.kind === "add" && before === null
    ? updateShop(shop, { duplicates: [...shop.duplicates, String(change.eventId)] })
    : shop;

function failed(shop: Shop, asked: AskedChange, sent: FailedChange): Stepped {
  const { error } = sent;
  // What was lost is looked up in the cart, and so is a change of an item that the backend does not know.
  if (isOutcomeUnknown(error) || OUTDATED.includes(error.status))
    return rereadFor(shop, { for: "lost", asked, sent, accepted: shop.accepted });
  const how: CartEnd = { state: "failed", error, isReread: false };
  return stopsAll(error) ? endChanges(shop, shop.pending, how) : dropChange(shop, asked, how);
}

/** Takes in how the write of a change ended, null if it was not sent; `own` is the customer's highest version. */
export function takeAnswer(shop: Shop, ticket: string, sent: Sent, own: number | null): Stepped {
  const asked = shop.pending.find((known) => known.ticket === ticket && known.isSent);
  // The change belonged to another person, who has logged out meanwhile.
  if (asked === undefined) return [shop, []];
  if (sent === null)
    return dropChange(shop, asked, { state: "notSent", why: "Another write of the cart is under way" });
  if (sent.state === "done") return complete(shop, asked, sent.data, own);
  return sent.state === "refused" ? refused(shop, asked, sent.refusal) : failed(shop, asked, sent);
}

function foundOut(
  shop: Shop,
  asked: AskedChange,
  { error, isOvertaken: isOld }: FailedChange,
  isRead: boolean,
): Stepped {
  const isDoubtful = isOutcomeUnknown(error);
  const { base } = shop;
  // What was to be removed is gone, whoever removed it.
  const isAnswered = isDoubtful || asked.change.kind === "delete" || asked.change.kind === "recipientDelete";
  if (isRead && base !== null && isAnswered && hasArrived(asked, base)) return complete(shop, asked, null, null);
  const how: CartEnd = { state: "failed", error, isReread: isRead };
  if (isDoubtful && !isRead)
    // What waited behind it is not sent: a namesake in it would later be taken for who is in doubt.
    return chainSteps(dropChange(updateShop(shop, { doubt: asked }), asked, how), (now) =>
      endChanges(now, now.pending, stopsAll(error) ? how : { state: "notSent", why: "The change before is in doubt" }),
    );
  // The backend has answered this key before: only another one can be a new intent.
  const spent = isOld === true ? updateShop(shop, { keys: withoutKey(shop, asked) }) : shop;
  return stopsAll(error) ? endChanges(spent, spent.pending, how) : dropChange(spent, asked, how);
}

/**
 * The pending change that repeats one in doubt: rather the one with equal contents than another one of that name. A
 * move knows its people itself.
 */
function repetitionOf({ change, part }: AskedChange, pending: readonly AskedChange[]): AskedChange | undefined {
  const others = part === null ? pending.filter((asked) => asked.part === null) : [];
  return (
    others.find((asked) => contentsOf(asked.change) === contentsOf(change) && contentsOf(change) !== null) ??
    others.find((asked) => isSameAdd(change, asked.change))
  );
}

/**
 * Resolves a change in doubt by the cart that was read. A pending change that repeats it has then happened already.
 */
function doubtSolved(shop: Shop, doubt: AskedChange, isRead: boolean): Stepped {
  if (!isRead) {
    const { load } = shop;
    return endChanges(
      shop,
      shop.pending,
      load.state === "failed"
        ? { state: "failed", error: load.error, isReread: false }
        : { state: "notSent", why: "The cart is not known" },
    );
  }
  const known = updateShop(shop, { doubt: null });
  const hasHappened = shop.base !== null && hasArrived(doubt, shop.base);
  const spent = hasHappened ? updateShop(known, { keys: withoutKey(known, doubt) }) : known;
  const repeated = repetitionOf(doubt, shop.pending);
  if (repeated === undefined || !hasHappened) return [spent, []];
  const again: AskedChange = { ...repeated, isSent: true, before: doubt.before };
  const pending = shop.pending.map((asked) => (asked === repeated ? again : asked));
  return complete(updateShop(spent, { pending }), again, null, null);
}

/** Resolves the change in doubt as soon as a cart shows that it has happened, whoever read that cart. */
export const solveSeenDoubt = (shop: Shop): Stepped =>
  shop.doubt !== null && shop.base !== null && hasArrived(shop.doubt, shop.base)
    ? doubtSolved(shop, shop.doubt, true)
    : [shop, []];

/** Ends what has waited for the cart to be read again; `isRead` tells whether that worked. */
export function afterReread(shop: Shop, isRead: boolean): Stepped {
  const { waiting } = shop;
  const now = updateShop(shop, { waiting: null });
  switch (waiting?.for) {
    case undefined:
      return [shop, []];
    case "lost":
      // A reading that is older than what is shown tells nothing.
      return foundOut(now, current(now, waiting.asked), waiting.sent, isRead && shop.accepted > waiting.accepted);
    case "refused": {
      const asked = current(now, waiting.asked);
      const fact = isRead && waiting.refusal.reason === "changed" ? changedFact(asked, now.base) : null;
      const noted = withDuplicate(now, asked, waiting.refusal);
      return dropChange(noted, asked, { state: "refused", refusal: waiting.refusal, fact });
    }
    case "doubt":
      return now.doubt === null ? [now, []] : doubtSolved(now, now.doubt, isRead);
    case "move": {
      const { doubt } = now;
      const known: Stepped = isRead && doubt !== null ? doubtSolved(now, doubt, true) : [now, []];
      return chainSteps(known, (after) => continueMove(after, waiting.command, isRead));
    }
    default:
      return waiting satisfies never;
  }
}

/** The pending change with this ticket in its current form. */
const current = (shop: Shop, asked: AskedChange): AskedChange =>
  shop.pending.find(({ ticket }) => ticket === asked.ticket) ?? asked;
