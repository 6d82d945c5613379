import { useEffect, useMemo, useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import type { ApiError } from "#api/errors.ts";
import { checkout, readOrderState, type OrderInput } from "#api/recipients.ts";
import { orderTypeOf, type Cart } from "#domain/entities/cart.ts";
import { keptOf, keptOrderSchema, orderOfKept, type KeptOrder } from "#domain/kept-order.ts";
import type { OrderPerson, OrderStep } from "#domain/order-run.ts";
import { isSettled } from "#domain/shop/asked.ts";
import { stepWithOrder, withLeft, type OrderCommand, type OrderEffect } from "#domain/shop/order.ts";
import type { Order, Shop } from "#domain/shop/state.ts";
import { draftKey, followLogouts, isKeptOfCustomer, load, remove, save } from "#state/drafts/draft-storage.ts";
import { askBeforeLeaving } from "#state/drafts/leaving.ts";
import { boughtOf, pushPurchase } from "#state/purchase.ts";
import { settleSeen } from "#state/sending/send-idempotently.ts";
import { sendInTurn } from "#state/sending/sends.ts";
import { useSessionClaim } from "#state/session.ts";
import { dispatch, joinOrdering, rereadCart, shopNow } from "#state/shop.ts";
import { usePortal } from "#state/store.ts";
import { apiMark } from "#state/tab-channel.ts";
import { useVisitor } from "#state/visitor.ts";
import { waitFor } from "#state/wait.ts";

/** The anchor whose reader orders; it says so to the page. */
let owner: HTMLElement = document.body;

const inputOf = ({ recipient, item }: OrderPerson): OrderInput => ({
  recipient,
  hotelOverNightOption: recipient.hotelOverNightOption,
  type: orderTypeOf(item),
});

/**
 * Sends the `checkout` of one participant, unless the cart has changed until it may leave: then it is to be looked at
 * anew. The write itself looks up lost answers, and keeps its key over reloads.
 */
async function send(person: OrderPerson): Promise<void> {
  const { recipientId } = person;
  const { base, turn } = shopNow();
  const input = inputOf(person);
  // Another view of the page may be about the same participant just now: it is waited for.
  const sent = await sendInTurn(checkout, input, owner, {
    onFirst: () => say({ does: "news", recipientId, turn }),
    mayLeave: () => isSettled(shopNow()) && shopNow().base === base,
  });
  say({ does: "answered", recipientId, sent, isHeld: waitFor("checkout") !== null, turn });
}

async function ask(ids: Extract<OrderCommand, { does: "told" }>["ids"]): Promise<void> {
  const { turn } = shopNow();
  const states = await readOrderState(ids).catch(() => null);
  say({ does: "told", ids, states, turn });
}

/** Notes that a `checkout` has arrived whose answer no page has read; news where no tab of this browser knew it. */
function settle(person: OrderPerson): Promise<void> {
  const { turn } = shopNow();
  return settleSeen(checkout, inputOf(person), () => say({ does: "news", recipientId: person.recipientId, turn }));
}

function run(effect: OrderEffect): void {
  switch (effect.does) {
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
      for (const { event, cents } of effect.bought) pushPurchase(boughtOf(event, cents), effect.customerType);
      break;
    case "read":
      void rereadCart();
      break;
    default:
      effect satisfies never;
  }
}

/** Each shop of an origin has its own. */
const nameNow = (): string => `:sent${apiMark("cart")}`;

/** The names under which a tab keeps the order of somebody, theirs first, else what they did as a guest. */
const keysOf = (person: Shop["person"]): string[] =>
  [...new Set([person ?? null, null])].map((owner) => draftKey(owner, nameNow()));

/** Keeps what was sent, so that its page survives a reload; a guest's becomes that of who logs in. */
function keep({ order, person }: Shop): void {
  askBeforeLeaving("order", order.state === "running");
  if (order.state === "none" || order.state === "asking") return;
  const [own = "", ...others] = keysOf(person);
  save(own, keptOf(order));
  for (const key of others) remove(key);
}

/** What was sent on this visit before the page was loaded; null for nothing, undefined while nobody knows whose. */
export function keptOrder(person: Shop["person"]): KeptOrder | null | undefined {
  if (person === undefined && isKeptOfCustomer(nameNow())) return undefined;
  const kept = keysOf(person).flatMap((key) => load(key, keptOrderSchema) ?? [])[0] ?? null;
  return kept === null || kept.people.length === 0 ? null : kept;
}

/** Another order begins: what was sent in an earlier one is no part of it. */
export function dropKeptOrder(person: Shop["person"]): void {
  for (const key of keysOf(person)) remove(key);
}

/** Lets something happen to the order of the page. */
function say(command: OrderCommand): void {
  dispatch({ do: "order", say: command });
}

/** Goes on with what was sent before the page was loaded. */
export const restoreOrder = (kept: KeptOrder): void => sayOfOrder({ does: "restore", order: orderOfKept(kept) });

/**
 * Lets a reader say something of the order of the page.
 * @param by the anchor in which they do
 */
export function sayOfOrder(command: OrderCommand, by: HTMLElement = owner): void {
  owner = by;
  joinOrdering({ step: stepWithOrder, run, keep });
  say(command);
}

/** The order of the page in a view's hands (src/domain/shop/order.ts). */
export interface OrderControl {
  readonly order: Order;
  readonly isRunning: boolean;
  /** Something has changed, and the customer has to look at it before anything more is sent. */
  readonly mustConfirm: boolean;
  /** Begins with the participants of a cart; those that have an outcome already are not sent again. */
  readonly begin: (cart: Cart) => void;
  /** Sends those again that stand at this step: one of them, or all. */
  readonly again: (step: OrderStep, person?: OrderPerson) => void;
  /** Asks what became of those of whom nobody knows it. */
  readonly check: () => void;
  /** Goes on with prices, dates and hotels as the cart says them now. */
  readonly confirm: (cart: Cart) => void;
}

/** The one order of the page; all checkouts on it show the same. */
export function useOrder(): OrderControl {
  const anchor = useAnchor();
  const visitor = useVisitor();
  const shop = usePortal(({ cart }) => cart);
  const order: Order = { ...shop.order, people: withLeft(shop) };
  // The machine hands back the error that its sender gave it.
  useSessionClaim(order.error as ApiError | null);
  const say = (command: OrderCommand): void => sayOfOrder(command, anchor);
  const customerType = visitor.state === "customer" ? "Kunde" : "Gast";
  const isRunning = order.state === "running";
  return {
    order,
    isRunning,
    mustConfirm: !isRunning && order.people.some(({ step }) => step === "changed"),
    begin: (cart) => say({ does: "begin", cart, customerType }),
    again: (step, person) => say({ does: "again", step, recipientId: person?.recipientId ?? null }),
    check: () => say({ does: "check" }),
    confirm: (cart) => say({ does: "confirm", cart }),
  };
}

/** What was sent on this visit before the page was loaded. */
export interface SentBefore {
  /** Whose it is, or what became of it, is not known yet. */
  readonly isAsking: boolean;
  /** Whether there is something, shown or not. */
  readonly isKept: boolean;
  /** Another order begins: what was sent in an earlier one is no part of it. */
  readonly begin: () => void;
  /** Shows what is kept although the page began with the address. */
  readonly show: () => void;
}

/**
 * A page that is loaded at its beginning begins another order; one that is loaded later goes on with what was sent.
 * @param isAtBeginning where the page is, of which the first answer counts
 */
export function useSentBefore(isAtBeginning: boolean): SentBefore {
  const person = usePortal(({ cart }) => cart.person);
  const state = usePortal(({ cart }) => cart.order.state);
  const [isNew, setNew] = useState(isAtBeginning);
  const kept = useMemo(() => (state === "none" ? keptOrder(person) : null), [state, person]);
  useEffect(followLogouts, []);
  useEffect(() => {
    if (!isNew && kept != null) restoreOrder(kept);
  }, [isNew, kept]);
  return {
    isAsking: !isNew && (kept !== null || state === "asking"),
    isKept: kept != null,
    begin: () => {
      if (state === "none") dropKeptOrder(person);
    },
    show: () => setNew(false),
  };
}
