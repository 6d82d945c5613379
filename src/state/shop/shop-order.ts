import { useEffect, useMemo, useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import type { ApiError } from "#api/errors.ts";
import { checkout, readOrderState, type OrderInput } from "#api/recipients.ts";
import { orderTypeOf, type Cart } from "#domain/entities/cart.ts";
import { sameId, type Id } from "#domain/entities/fields.ts";
import { keptOf, keptOrderSchema, orderOfKept, type KeptOrder } from "#domain/order/kept-order.ts";
import { isOpenEnd, type OrderPerson, type OrderStep } from "#domain/order/order-people.ts";
import { isSettled } from "#domain/shop/asked.ts";
import type { Order, OrderCommand, OrderEffect } from "#domain/shop/order-state.ts";
import { stepWithOrder, withLeft } from "#domain/shop/order.ts";
import type { Shop } from "#domain/shop/state.ts";
import { ofPage } from "#lib/page-values.ts";
import { boughtOf, pushPurchase } from "#state/data-layer.ts";
import { followLogouts, isKeptOfCustomer, loadDraft, removeDraft, saveDraft } from "#state/drafts/draft-storage.ts";
import { confirmPerson } from "#state/person.ts";
import { settleSeen, tellOnce } from "#state/sending/intents.ts";
import { sendInTurn } from "#state/sending/sends.ts";
import { useLearntPerson } from "#state/session/session-calls.ts";
import { useSessionClaim } from "#state/session/session.ts";
import { draftKeysOf, keepFor, orderDraftName } from "#state/shop/shop-kept.ts";
import { dispatch, joinOrdering, rereadCart, shopNow } from "#state/shop/shop.ts";
import { usePortal } from "#state/store.ts";
import { waitFor } from "#state/wait.ts";

/** The page's order, and functions to control it (src/domain/shop/order.ts). */
export interface OrderControl {
  readonly order: Order;
  readonly isRunning: boolean;
  /** Whether the customer must check a change before anything more is sent. */
  readonly mustConfirm: boolean;
  /** Begins with the participants of a cart; those whose outcome is known are not sent again. */
  readonly begin: (cart: Cart) => void;
  /** Sends participants at this step again: one of them, or all. */
  readonly again: (step: OrderStep, person?: OrderPerson) => void;
  /** Asks the backend how participants ended whose outcome is unknown. */
  readonly check: () => void;
  /** Continues with the prices, dates and hotels of the current cart. */
  readonly confirm: (cart: Cart) => void;
}

/** The page's order, shared by all checkouts of the page. */
export function useOrder(): OrderControl {
  const anchor = useAnchor();
  useLearntPerson();
  const shop = usePortal(({ cart }) => cart);
  const order: Order = { ...shop.order, people: withLeft(shop) };
  useSessionClaim(order.error);
  const toOrder = (command: OrderCommand): void => commandOrder(command, anchor);
  const isRunning = order.state === "running";
  return {
    order,
    isRunning,
    mustConfirm: !isRunning && order.people.some(({ step }) => step === "changed"),
    begin: (cart) => toOrder({ kind: "begin", cart }),
    again: (step, person) => toOrder({ kind: "again", step, recipientId: person?.recipientId ?? null }),
    check: () => toOrder({ kind: "check" }),
    confirm: (cart) => toOrder({ kind: "confirm", cart }),
  };
}

/** The anchor whose customer orders; it fires the page's events about the order. */
const orderingAnchor = ofPage(() => ({ current: document.body }));

/**
 * Passes a command to the page's order.
 * @param by the anchor in which the customer acted; by default the one of the command before
 */
export function commandOrder(command: OrderCommand, by = orderingAnchor().current): void {
  orderingAnchor().current = by;
  joinOrdering({ step: stepWithOrder, run });
  dispatch({ kind: "order", command });
}

function run(effect: OrderEffect): void {
  switch (effect.kind) {
    case "send":
      void send(effect.person);
      break;
    case "ask":
      void ask(effect.ids);
      break;
    case "settle":
      void settle(effect.person);
      break;
    case "push":
      for (const { person, cents } of effect.bought)
        if (tellOnce(checkout, inputOf(person))) pushPurchase(boughtOf(person.item.event, cents), effect.customerType);
      break;
    case "reread": {
      const { turn } = shopNow();
      void confirmPerson()
        .then((isKnown) => isKnown && rereadCart())
        .then((isRead) => commandOrder({ kind: "reread", isRead, turn }));
      break;
    }
    case "read":
      void rereadCart();
      break;
    default:
      effect satisfies never;
  }
}

const inputOf = ({ recipient, item }: OrderPerson): OrderInput => ({
  recipient,
  hotelOverNightOption: recipient.hotelOverNightOption,
  type: orderTypeOf(item),
});

/**
 * Sends the `checkout` of one participant, unless the cart changes before it is sent: then the customer is to check it
 * again. The write looks up lost answers itself, and keeps its key over reloads.
 */
async function send(person: OrderPerson): Promise<void> {
  const { recipientId } = person;
  const { base, turn, person: customer } = shopNow();
  const input = inputOf(person);
  // If another view is just ordering for the same participant, this waits for it.
  const sent = await sendInTurn(checkout, input, orderingAnchor().current, {
    onFirst: () => {
      if (shopNow().turn === turn) commandOrder({ kind: "news", recipientId, turn });
      else noteDue(customer, recipientId);
    },
    maySend: () => isSettled(shopNow()) && shopNow().base === base && shopNow().order.isCartRead,
  });
  commandOrder({ kind: "answered", recipientId, sent, isHeld: waitFor("checkout") !== null, turn });
}

async function ask(ids: Extract<OrderCommand, { kind: "told" }>["ids"]): Promise<void> {
  const { turn } = shopNow();
  // Nobody else learns who was in the order.
  const isKnown = await confirmPerson();
  if (shopNow().turn !== turn) return;
  const states = isKnown ? await readOrderState(ids).catch(() => null) : null;
  commandOrder({ kind: "told", ids, states, turn });
}

/**
 * Records that a `checkout` has arrived whose answer no page has read; it is reported if no tab of this browser knew
 * it.
 */
function settle(person: OrderPerson): Promise<void> {
  const { turn } = shopNow();
  return settleSeen(checkout, inputOf(person), () =>
    commandOrder({ kind: "news", recipientId: person.recipientId, turn }),
  );
}

const keysOf = (person: Shop["person"]): string[] => draftKeysOf(person, orderDraftName());

// The order is kept with each change, before anything is sent, so that it survives a reload.
usePortal.subscribe(({ cart: { order, person } }, { cart: before }) => {
  if (order !== before.order && order.state !== "none" && order.state !== "asking")
    keepFor(person, orderDraftName(), keptOf(order));
});

/**
 * The order of this visit from before the page was loaded; null if there is none, undefined while nobody knows whose it
 * is.
 */
export function keptOrder(person: Shop["person"]): KeptOrder | null | undefined {
  if (person === undefined && isKeptOfCustomer(orderDraftName())) return undefined;
  const kept = keysOf(person).flatMap((key) => loadDraft(key, keptOrderSchema) ?? [])[0] ?? null;
  return kept === null || kept.people.length === 0 ? null : kept;
}

/**
 * Records in the kept order of a customer to whom the page no longer belongs that somebody is booked: the purchase is
 * reported with the next sight of the order.
 */
function noteDue(customer: Shop["person"], recipientId: Id): void {
  for (const key of keysOf(customer)) {
    const kept = loadDraft(key, keptOrderSchema);
    if (kept === null) continue;
    const people = kept.people.map((person) =>
      sameId(person.recipientId, recipientId) ? { ...person, purchase: "due" as const } : person,
    );
    saveDraft(key, { ...kept, people });
  }
}

/** Continues the order from before the page was loaded. */
export const restoreOrder = (kept: KeptOrder): void => commandOrder({ kind: "restore", order: orderOfKept(kept) });

/** The order of this visit from before the page was loaded. */
export interface SentBefore {
  /** Why nobody can tell whose it is; null if that is known, or there is none. */
  readonly error: ApiError | null;
  /** Whether its person or its outcome is still unknown. */
  readonly isAsking: boolean;
  /** Whether there is one, shown or not. */
  readonly isKept: boolean;
  /** Whether it was left before its outcome was known, so that it is to be shown wherever the page begins. */
  readonly isOpen: boolean;
  /** Begins another order, of which the earlier one is no part. */
  readonly begin: () => void;
  /** Shows the stored order although the page began with the address. */
  readonly show: () => void;
}

/**
 * A page that is loaded at the address step begins another order, unless the stored one is still open; at a later step
 * it continues the stored one.
 * @param isAtBeginning whether the page stands at the address step; only the first value counts
 */
export function useSentBefore(isAtBeginning: boolean): SentBefore {
  const person = usePortal(({ cart }) => cart.person);
  const state = usePortal(({ cart }) => cart.order.state);
  const user = usePortal(({ resources }) => resources.user);
  const [isNew, setNew] = useState(isAtBeginning);
  const kept = useMemo(() => (state === "none" ? keptOrder(person) : null), [state, person]);
  useEffect(followLogouts, []);
  useEffect(() => {
    if (!isNew && kept != null) restoreOrder(kept);
  }, [isNew, kept]);
  return {
    error: !isNew && kept === undefined && user?.state === "failed" ? user.error : null,
    isAsking: !isNew && (kept !== null || state === "asking"),
    isKept: kept != null,
    isOpen: isNew && kept?.people.some(isOpenEnd) === true,
    begin: () => {
      if (state === "none") for (const key of keysOf(person)) removeDraft(key);
    },
    show: () => setNew(false),
  };
}
