import { sameId } from "#domain/cart.ts";
import { orderTypeOf, type Cart, type OrderState, type Refusal } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { FailedCall } from "#domain/failure.ts";
import { orderLookedUp } from "#domain/looked-up.ts";
import { isInCart, lineChanges, linesNow, lineNow } from "#domain/order-lines.ts";
import { bookedOf, ordererOf } from "#domain/order-outcome.ts";
import { begun, isOrdered, nextOf, stepByWord, stepOf, type OrderPerson, type OrderStep } from "#domain/order-run.ts";
import { put, chain, isSettled } from "./asked.ts";
import { step, type Command } from "./machine.ts";
import type { Order, Shop, Stepped } from "./state.ts";

/** How a `checkout` ended; null if it could not be sent just now. */
export type OrderSent =
  | { readonly state: "done"; readonly data: { readonly orderNumber: string | null; readonly price: number | null } }
  | { readonly state: "refused"; readonly refusal: "converted" | Refusal }
  | { readonly state: "failed"; readonly error: FailedCall }
  | null;

/** A command to the page's order. */
export type OrderCommand =
  /** Begins with everybody in the shown cart; participants whose outcome is known are not sent again. */
  | { readonly does: "begin"; readonly cart: Cart; readonly customerType: Order["customerType"] }
  /** Sends participants at a step again: one of them, or all. */
  | { readonly does: "again"; readonly step: OrderStep; readonly recipientId: Id | null }
  /** Continues with the prices, dates and hotels of the cart that the customer has checked. */
  | { readonly does: "confirm"; readonly cart: Cart }
  /** Asks how participants ended whose outcome is unknown; nothing is sent. */
  | { readonly does: "check" }
  /** Restores an order from before the page was loaded; its outcome is unknown until the backend has been asked. */
  | { readonly does: "restore"; readonly order: Pick<Order, "people" | "orderer" | "customerType"> }
  /** The answer of the backend; null if it cannot tell. */
  | {
      readonly does: "told";
      readonly ids: readonly Id[];
      readonly states: readonly OrderState[] | null;
      readonly turn: number;
    }
  /** With `isHeld` the server accepts no further order for now. */
  | {
      readonly does: "answered";
      readonly recipientId: Id;
      readonly sent: OrderSent;
      readonly isHeld: boolean;
      readonly turn: number;
    }
  /** It has become known in this browser that somebody is ordered; only this page reports the purchase. */
  | { readonly does: "news"; readonly recipientId: Id; readonly turn: number };

/** An effect of the order that runs outside the state machine. */
export type OrderEffect =
  | { readonly does: "send"; readonly person: OrderPerson }
  | { readonly does: "ask"; readonly ids: readonly Id[] }
  /** Records that a `checkout` has arrived whose answer no page has read. */
  | { readonly does: "settle"; readonly person: OrderPerson }
  | {
      readonly does: "push";
      readonly bought: readonly { readonly event: PortalEvent | null; readonly cents: number | null }[];
      readonly customerType: Order["customerType"];
    }
  /** Reads the cart; the result of the order does not wait for it. */
  | { readonly does: "read" };

const putOrder = (shop: Shop, change: Partial<Order>): Shop => put(shop, { order: { ...shop.order, ...change } });

const effect = (given: OrderEffect) => ({ do: "order", effect: given }) as const;

const withPeople = (shop: Shop, change: (person: OrderPerson) => OrderPerson): Shop =>
  putOrder(shop, { people: shop.order.people.map(change) });

const withPerson = (shop: Shop, recipientId: Id, change: Partial<OrderPerson>): Shop =>
  withPeople(shop, (person) => (sameId(person.recipientId, recipientId) ? { ...person, ...change } : person));

/**
 * The participants of an order for display. One who was waiting when the page was left, and is no longer in the cart,
 * has an unknown outcome until the backend has been asked.
 */
export function withLeft({ order, base }: Pick<Shop, "order" | "base">): readonly OrderPerson[] {
  if (order.state !== "kept" || base === null) return order.people;
  return order.people.map((person) =>
    person.step === "waiting" && !isInCart(person, base) ? { ...person, step: "unknown" } : person,
  );
}

/** Starts an order with these participants; later their leaving the cart is not reported as a change. */
function running(shop: Shop, people: readonly OrderPerson[]): Shop {
  const items = people.flatMap(({ item }) => item.itemId ?? []);
  const ordered = [...new Set([...shop.ordered, ...items])];
  return putOrder(put(shop, { ordered }), { state: "running", people, error: null });
}

/** Reports the purchase of newly booked participants, at the price for the number booked by now. */
function tellBought(shop: Shop): Stepped {
  const { people, customerType } = shop.order;
  const isDue = ({ step: at, purchase }: OrderPerson): boolean => at === "booked" && purchase === "due";
  if (!people.some(isDue)) return [shop, []];
  const bought = bookedOf(people)
    .filter(isDue)
    .map(({ item: { event }, cents }) => ({ event, cents }));
  const told = withPeople(shop, (person) => (isDue(person) ? { ...person, purchase: "told" } : person));
  return [told, bought.length === 0 ? [] : [effect({ does: "push", bought, customerType })]];
}

/** Ends an order, or stops it until the customer decides how it continues. */
const over = (shop: Shop): Stepped =>
  chain([putOrder(shop, { state: "over" }), [effect({ does: "read" })]], tellBought);

/** Sends the next participant, unless the data differ from what the customer has confirmed. */
function sendNext(shop: Shop, next: OrderPerson, base: Cart): Stepped {
  const { recipientId } = next;
  if (!isInCart(next, base))
    return [withPerson(shop, recipientId, { step: "sending" }), [effect({ does: "ask", ids: [recipientId] })]];
  if (lineChanges([next], base).length > 0) return over(withPerson(shop, recipientId, { step: "changed" }));
  const person: OrderPerson = { ...next, recipient: lineNow(next, base).recipient, step: "sending" };
  return [withPerson(shop, recipientId, person), [effect({ does: "send", person })]];
}

/** Continues an order: one participant after the other, and none while a change of the cart is pending. */
function orderOn(shop: Shop): Stepped {
  const { order, base } = shop;
  if (order.state === "asking" || order.people.some((person) => person.step === "sending")) return [shop, []];
  if (order.state !== "running") return tellBought(shop);
  const next = nextOf(order.people);
  if (next === null) return over(shop);
  return base === null || !isSettled(shop) ? [shop, []] : sendNext(shop, next, base);
}

type Said<D extends OrderCommand["does"]> = Extract<OrderCommand, { does: D }>;

function answered(shop: Shop, { recipientId, sent, isHeld }: Said<"answered">): Stepped {
  const person = shop.order.people.find((known) => sameId(known.recipientId, recipientId));
  if (person?.step !== "sending") return [shop, []];
  if (sent === null) return [withPerson(shop, recipientId, { step: "waiting" }), []];
  const known = withPerson(shop, recipientId, {
    step: stepOf(sent),
    refusal: sent.state === "refused" && sent.refusal !== "converted" ? sent.refusal : null,
    ...(sent.state === "done" && { number: sent.data.orderNumber, price: sent.data.price }),
  });
  // Those who are still waiting can be tried again by hand once the server accepts requests.
  const now = isHeld
    ? withPeople(known, (other) => (other.step === "waiting" ? { ...other, step: "failed" } : other))
    : known;
  const isOver = sent.state === "failed" && sent.error.status === 401;
  return isOver ? over(putOrder(now, { error: sent.error })) : [now, []];
}

/**
 * Takes in the backend's answer about participants; in an order from before the page was loaded nobody counts as
 * failed.
 */
function told(shop: Shop, { ids, states }: Said<"told">): Stepped {
  const isKept = shop.order.state === "asking";
  const { base } = shop;
  const people = shop.order.people.map((person): OrderPerson => {
    if (ids.every((id) => !sameId(id, person.recipientId))) return person;
    const { state } = orderLookedUp(states, person.recipientId, orderTypeOf(person.item));
    const ordered = state === "unknown" ? null : state === "happened";
    const at = stepByWord(person.step, ordered, base === null || isInCart(person, base));
    const said = states?.find(({ recipientId }) => sameId(recipientId, person.recipientId));
    const number = person.number ?? (at === "booked" ? (said?.orderNumber ?? null) : null);
    return { ...person, step: at === "waiting" && !isKept ? "failed" : at, number };
  });
  const news = people.filter(
    (person, index) => person.step === "booked" && (isKept || shop.order.people[index]?.step !== "booked"),
  );
  return [
    putOrder(shop, { people, ...(isKept && { state: "kept" }) }),
    news.map((person) => effect({ does: "settle", person })),
  ];
}

function begin(shop: Shop, { cart, customerType }: Said<"begin">): Shop {
  const { people, orderer } = shop.order;
  // Of moves that have ended well nothing more is said beside an order.
  const told = put(shop, { moves: shop.moves.filter(({ state }) => state !== "done") });
  return running(putOrder(told, { orderer: ordererOf(cart.options) ?? orderer, customerType }), begun(people, cart));
}

function take(shop: Shop, said: OrderCommand): Stepped {
  const { order } = shop;
  const isBusy = order.state === "running" || order.state === "asking";
  if ("turn" in said && said.turn !== shop.turn) return [shop, []];
  switch (said.does) {
    case "begin":
      return [isBusy ? shop : begin(shop, said), []];
    case "again": {
      const isMeant = (person: OrderPerson): boolean =>
        person.step === said.step && (said.recipientId === null || sameId(said.recipientId, person.recipientId));
      const people = order.people.map((person) => (isMeant(person) ? { ...person, step: "waiting" as const } : person));
      return [isBusy ? shop : running(shop, people), []];
    }
    case "confirm": {
      const people = order.people.map((person): OrderPerson => {
        const now = isOrdered(person) ? person : { ...person, ...linesNow([person], said.cart)[0] };
        return now.step === "changed" ? { ...now, step: "waiting" } : now;
      });
      return [isBusy ? shop : running(shop, people), []];
    }
    case "check": {
      const ids = withLeft(shop).flatMap((person) => (person.step === "unknown" ? [person.recipientId] : []));
      return [shop, isBusy || ids.length === 0 ? [] : [effect({ does: "ask", ids })]];
    }
    case "restore": {
      const ids = said.order.people.map(({ recipientId }) => recipientId);
      if (order.state !== "none" || ids.length === 0) return [shop, []];
      return [putOrder(shop, { ...said.order, state: "asking" }), [effect({ does: "ask", ids })]];
    }
    case "told":
      return told(shop, said);
    case "answered":
      return answered(shop, said);
    case "news":
      return [withPerson(shop, said.recipientId, { purchase: "due" }), []];
    default:
      return said satisfies never;
  }
}

/** The state machine of the cart together with that of the order, for pages with a checkout. */
export const stepWithOrder = (shop: Shop, command: Command): Stepped =>
  chain(command.do === "order" ? take(shop, command.say) : step(shop, command), orderOn);
