import { isOrderedAs } from "#domain/answers/outcome.ts";
import { orderTypeOf, type Cart } from "#domain/entities/cart.ts";
import { sameId, type Id } from "#domain/entities/fields.ts";
import {
  canStillBeOrdered,
  bookedOf,
  isInCart,
  isOrdered,
  leftOf,
  lineChanges,
  lineIn,
  linesOf,
  nextPerson,
  ordererOf,
  orderStepAfter,
  orderStepNow,
  staysAfterwards,
  waitingPerson,
  type OrderPerson,
} from "#domain/order/order-people.ts";
import { isStillOrderable } from "#domain/order/orderable.ts";
import { filledOrNull } from "#domain/text/text.ts";
import { chainSteps, isSettled } from "./asked.ts";
import { stepCart, type Command } from "./machine.ts";
import type { Order, OrderCommand, OrderEffect } from "./order-state.ts";
import type { Shop, Stepped } from "./state.ts";

// The whole run of an order, read downwards as it happens: the press, the cart read for it, one participant after the
// other, the answer of each, the end. What is known of a participant is in order-people.ts.

/** The state machine of the cart together with that of the order, for pages with a checkout. */
export const stepWithOrder = (shop: Shop, command: Command): Stepped =>
  chainSteps(command.kind === "order" ? take(shop, command.command) : stepCart(shop, command), orderOn);

type CommandOf<D extends OrderCommand["kind"]> = Extract<OrderCommand, { kind: D }>;

function take(shop: Shop, command: OrderCommand): Stepped {
  const { order } = shop;
  const isBusy = order.state === "running" || order.state === "asking";
  if ("turn" in command && command.turn !== shop.turn) return [shop, []];
  switch (command.kind) {
    case "begin":
      return isBusy ? [shop, []] : begin(shop, command);
    case "again":
      return isBusy ? [shop, []] : again(shop, command);
    case "confirm":
      return isBusy ? [shop, []] : confirm(shop, command);
    case "reread":
      return reread(shop, command);
    case "answered":
      return answered(shop, command);
    case "news":
      return [withPerson(shop, command.recipientId, { purchase: "due" }), []];
    case "check": {
      const ids = withLeft(shop).flatMap((person) => (person.step === "unknown" ? [person.recipientId] : []));
      return [shop, isBusy || ids.length === 0 ? [] : [effect({ kind: "ask", ids })]];
    }
    case "restore": {
      const ids = command.order.people.map(({ recipientId }) => recipientId);
      if (order.state !== "none" || ids.length === 0) return [shop, []];
      return [putOrder(shop, { ...command.order, state: "asking" }), [effect({ kind: "ask", ids })]];
    }
    case "told":
      return told(shop, command);
    default:
      return command satisfies never;
  }
}

const putOrder = (shop: Shop, change: Partial<Order>): Shop => ({ ...shop, order: { ...shop.order, ...change } });

const effect = (given: OrderEffect) => ({ kind: "order", effect: given }) as const;

const withPeople = (shop: Shop, change: (person: OrderPerson) => OrderPerson): Shop =>
  putOrder(shop, { people: shop.order.people.map(change) });

const withPerson = (shop: Shop, recipientId: Id, change: Partial<OrderPerson>): Shop =>
  withPeople(shop, (person) => (sameId(person.recipientId, recipientId) ? { ...person, ...change } : person));

/** Begins with everybody in a cart; participants who are already ordered stay as they were. */
function begin(shop: Shop, { cart }: CommandOf<"begin">): Stepped {
  const { people, orderer } = shop.order;
  const kept = people.filter((person) => staysAfterwards(person) && !isInCart(person, cart));
  const inCart = linesOf(cart).map((line): OrderPerson => {
    const known = people.find(({ recipientId }) => sameId(recipientId, line.recipientId));
    if (known !== undefined && isOrdered(known)) return known;
    return { ...waitingPerson(line), step: known?.step === "unknown" ? known.step : "waiting" };
  });
  // Beside an order nothing more is said of the moves that have ended well.
  const moves = shop.moves.filter(({ state }) => state !== "done");
  const customerType = shop.person == null ? "Gast" : "Kunde";
  const begun = putOrder(
    { ...shop, moves: moves.length === shop.moves.length ? shop.moves : moves },
    { orderer: ordererOf(cart.options) ?? orderer, customerType },
  );
  return running(begun, [...kept, ...inCart]);
}

function again(shop: Shop, { step, recipientId }: CommandOf<"again">): Stepped {
  const isMeant = (person: OrderPerson): boolean =>
    person.step === step && (recipientId === null || sameId(recipientId, person.recipientId));
  return running(
    shop,
    withLeft(shop).map((person) => (isMeant(person) ? { ...person, step: "waiting" } : person)),
  );
}

function confirm(shop: Shop, { cart }: CommandOf<"confirm">): Stepped {
  const { people } = shop.order;
  const now = people.map((person) =>
    isOrdered(person) ? person : { ...person, ...lineIn(person, cart, leftOf(people)) },
  );
  return running(
    shop,
    now.map((person) => (person.step === "changed" ? { ...person, step: "waiting" } : person)),
  );
}

/**
 * Starts an order with these participants; later their leaving the cart is not reported as a change. The cart is read
 * first: who has left it on another device is not ordered (contract-public section 8, Orders).
 */
function running(shop: Shop, people: readonly OrderPerson[]): Stepped {
  const items = people.flatMap(({ item }) => item.itemId ?? []);
  const ordered = [...new Set([...shop.ordered, ...items])];
  return [
    putOrder({ ...shop, ordered }, { state: "running", people, error: null, isCartRead: false }),
    [effect({ kind: "reread" })],
  ];
}

/** Goes on once the cart was read; where it could not be read, nobody is sent, and all can be sent again by hand. */
function reread(shop: Shop, { isRead }: CommandOf<"reread">): Stepped {
  const { order, load, base } = shop;
  if (order.state !== "running") return [shop, []];
  // The address may have been changed elsewhere since it was shown.
  if (isRead)
    return [putOrder(shop, { isCartRead: true, orderer: ordererOf(base?.options ?? null) ?? order.orderer }), []];
  const error = load.state === "failed" && load.error.status === 401 ? load.error : null;
  const people = order.people.map((person) =>
    error === null && person.step === "waiting" ? { ...person, step: "failed" as const } : person,
  );
  // After a guest's login somebody may be under way, whose answer the order still waits for.
  const isOver = people.every(({ step }) => step !== "sending");
  return [putOrder(shop, { people, error, ...(isOver && { state: "ended" }) }), []];
}

/** Continues an order: one participant after the other, and none while a change of the cart is pending. */
function orderOn(shop: Shop): Stepped {
  const { order, base } = shop;
  if (order.state === "asking" || order.people.some((person) => person.step === "sending")) return [shop, []];
  if (order.state !== "running") return tellBought(shop);
  const next = order.error === null ? nextPerson(order.people) : null;
  if (next === null) return endOrder(shop);
  return base !== null && order.isCartRead && isSettled(shop) ? sendNext(shop, next, base) : [shop, []];
}

/**
 * Sends the next participant, unless the data differ from what the customer has confirmed. What became of somebody who
 * is no longer in the cart is asked before the others' prices are compared.
 */
function sendNext(shop: Shop, next: OrderPerson, base: Cart): Stepped {
  const { people } = shop.order;
  const missing = people.find((person) => person.step === "waiting" && !isInCart(person, base));
  if (missing !== undefined)
    return [
      withPerson(shop, missing.recipientId, { step: "sending" }),
      [effect({ kind: "ask", ids: [missing.recipientId] })],
    ];
  const { recipientId } = next;
  // The name and choices are sent as the cart shows them now.
  const { recipient } = lineIn(next, base) ?? next;
  const isChanged = !isStillOrderable(next, base) || lineChanges([next], base, leftOf(people)).length > 0;
  const person: OrderPerson = { ...next, recipient, step: "sending" };
  return isChanged
    ? endOrder(withPerson(shop, recipientId, { step: "changed" }))
    : [withPerson(shop, recipientId, person), [effect({ kind: "send", person })]];
}

function answered(shop: Shop, { recipientId, sent, isHeld }: CommandOf<"answered">): Stepped {
  const person = shop.order.people.find((known) => sameId(known.recipientId, recipientId));
  if (person?.step !== "sending") return [shop, []];
  const known = withPerson(shop, recipientId, {
    step: orderStepAfter(sent),
    refusal: sent?.state === "refused" && sent.refusal !== "converted" ? sent.refusal : null,
    ...(sent?.state === "done" && { number: sent.data.orderNumber, price: sent.data.price }),
  });
  // Those who are still waiting can be tried again by hand once the server accepts requests.
  const now = isHeld
    ? withPeople(known, (other) => (other.step === "waiting" ? { ...other, step: "failed" } : other))
    : known;
  return [sent?.state === "failed" && sent.error.status === 401 ? putOrder(now, { error: sent.error }) : now, []];
}

/** Ends an order, or stops it until the customer decides how it continues. */
const endOrder = (shop: Shop): Stepped =>
  chainSteps([putOrder(shop, { state: "ended" }), [effect({ kind: "read" })]], tellBought);

/** Reports the purchase of newly booked participants, at the price for the number booked by now. */
function tellBought(shop: Shop): Stepped {
  const { people, state } = shop.order;
  // A guest may have logged in while the order was under way.
  const customerType = shop.person == null || state === "kept" ? shop.order.customerType : "Kunde";
  const isDue = ({ step, purchase }: OrderPerson): boolean => step === "booked" && purchase === "due";
  if (!people.some(isDue)) return [shop, []];
  const bought = bookedOf(people)
    .filter(isDue)
    .map(({ cents, ...person }) => ({ person, cents }));
  const now = withPeople(shop, (person) => (isDue(person) ? { ...person, purchase: "told" } : person));
  return [now, bought.length === 0 ? [] : [effect({ kind: "push", bought, customerType })]];
}

/**
 * The participants of an order for display. One who is open and no longer in the cart may have been ordered by another
 * page: nobody knows until the backend has been asked. One whom an earlier cart lacked, and who is there, can be
 * ordered.
 */
export function withLeft({ order: { state, people }, base }: Pick<Shop, "order" | "base">): readonly OrderPerson[] {
  if (base === null || (state !== "kept" && state !== "ended")) return people;
  const again = state === "kept" ? "waiting" : "failed";
  return people.map((person) => {
    const isIn = isInCart(person, base);
    if (person.step === "gone") return isIn ? { ...person, step: again } : person;
    return isIn || !canStillBeOrdered(person) ? person : { ...person, step: "unknown" };
  });
}

/**
 * Takes in the backend's answer about participants; in an order from before the page was loaded nobody counts as
 * failed.
 */
function told(shop: Shop, { ids, states }: CommandOf<"told">): Stepped {
  const isKept = shop.order.state === "asking";
  const { base } = shop;
  const people = shop.order.people.map((person): OrderPerson => {
    if (ids.every((id) => !sameId(id, person.recipientId))) return person;
    const said = states?.find(({ recipientId }) => sameId(recipientId, person.recipientId));
    const ordered = isOrderedAs(said, orderTypeOf(person.item));
    const step = orderStepNow(person.step, ordered, base === null || isInCart(person, base));
    const number = person.number ?? (step === "booked" ? filledOrNull(said?.orderNumber ?? null) : null);
    return { ...person, step: step === "waiting" && !isKept ? "failed" : step, number };
  });
  const news = people.filter(
    (person, index) => person.step === "booked" && (isKept || shop.order.people[index]?.step !== "booked"),
  );
  return [
    putOrder(shop, { people, ...(isKept && { state: "kept" }) }),
    news.map((person) => effect({ kind: "settle", person })),
  ];
}
