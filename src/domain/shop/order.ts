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

/** How a `checkout` ended, as its sender has it; null where it could not leave just now. */
export type OrderSent =
  | { readonly state: "done"; readonly data: { readonly orderNumber: string | null; readonly price: number | null } }
  | { readonly state: "refused"; readonly refusal: "converted" | Refusal }
  | { readonly state: "failed"; readonly error: FailedCall }
  | null;

/** All that can happen to the order of a page. */
export type OrderCommand =
  /** Begins with everybody in the cart as it is shown; who has an outcome already is not sent again. */
  | { readonly does: "begin"; readonly cart: Cart; readonly customerType: Order["customerType"] }
  /** Sends those again who stand at a step: one of them, or all. */
  | { readonly does: "again"; readonly step: OrderStep; readonly recipientId: Id | null }
  /** Goes on with prices, dates and hotels as the cart says them that the customer has looked at. */
  | { readonly does: "confirm"; readonly cart: Cart }
  /** Asks what became of those of whom nobody knows it; nothing is sent. */
  | { readonly does: "check" }
  /** An order that was sent before the page was loaded: nothing is said of it before the backend has been asked. */
  | { readonly does: "restore"; readonly order: Pick<Order, "people" | "orderer" | "customerType"> }
  /** What the backend says; null where it cannot say it. */
  | {
      readonly does: "told";
      readonly ids: readonly Id[];
      readonly states: readonly OrderState[] | null;
      readonly turn: number;
    }
  /** `isHeld`: the server takes no further order for now. */
  | {
      readonly does: "answered";
      readonly recipientId: Id;
      readonly sent: OrderSent;
      readonly isHeld: boolean;
      readonly turn: number;
    }
  /** That somebody is ordered is news in this browser: no other page tells of the purchase. */
  | { readonly does: "news"; readonly recipientId: Id; readonly turn: number };

/** What of an order is to be done outside. */
export type OrderEffect =
  | { readonly does: "send"; readonly person: OrderPerson }
  | { readonly does: "ask"; readonly ids: readonly Id[] }
  /** Notes that a `checkout` has arrived whose answer no page has read. */
  | { readonly does: "settle"; readonly person: OrderPerson }
  | {
      readonly does: "push";
      readonly bought: readonly { readonly event: PortalEvent | null; readonly cents: number | null }[];
      readonly customerType: Order["customerType"];
    }
  /** Reads the cart; the outcome does not wait for it. */
  | { readonly does: "read" };

const putOrder = (shop: Shop, change: Partial<Order>): Shop => put(shop, { order: { ...shop.order, ...change } });

const effect = (given: OrderEffect) => ({ do: "order", effect: given }) as const;

const withPeople = (shop: Shop, change: (person: OrderPerson) => OrderPerson): Shop =>
  putOrder(shop, { people: shop.order.people.map(change) });

const withPerson = (shop: Shop, recipientId: Id, change: Partial<OrderPerson>): Shop =>
  withPeople(shop, (person) => (sameId(person.recipientId, recipientId) ? { ...person, ...change } : person));

/**
 * The people of an order as they are shown: what has become of who was to be sent before the page was loaded, and has
 * left the cart since, nobody knows before it is asked.
 */
export function withLeft({ order, base }: Pick<Shop, "order" | "base">): readonly OrderPerson[] {
  if (order.state !== "kept" || base === null) return order.people;
  return order.people.map((person) =>
    person.step === "waiting" && !isInCart(person, base) ? { ...person, step: "unknown" } : person,
  );
}

/** Lets an order run with these people; that they leave the cart is no news to whoever orders them. */
function running(shop: Shop, people: readonly OrderPerson[]): Shop {
  const items = people.flatMap(({ item }) => item.itemId ?? []);
  const ordered = [...new Set([...shop.ordered, ...items])];
  return putOrder(put(shop, { ordered }), { state: "running", people, error: null });
}

/** Tells of the purchase of those of whom it is news, at the price of how many were booked by now. */
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

/** An order that has come to its end, or to where the customer has to say how it goes on. */
const over = (shop: Shop): Stepped =>
  chain([putOrder(shop, { state: "over" }), [effect({ does: "read" })]], tellBought);

/** Sends the next one, unless they are not as the customer has confirmed them. */
function sendNext(shop: Shop, next: OrderPerson, base: Cart): Stepped {
  const { recipientId } = next;
  if (!isInCart(next, base))
    return [withPerson(shop, recipientId, { step: "sending" }), [effect({ does: "ask", ids: [recipientId] })]];
  if (lineChanges([next], base).length > 0) return over(withPerson(shop, recipientId, { step: "changed" }));
  const person: OrderPerson = { ...next, recipient: lineNow(next, base).recipient, step: "sending" };
  return [withPerson(shop, recipientId, person), [effect({ does: "send", person })]];
}

/** What an order does next: one participant after the other, and nobody while a change of the cart is under way. */
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
  // Whoever is still waiting can be tried again by hand, once the server takes it.
  const now = isHeld
    ? withPeople(known, (other) => (other.step === "waiting" ? { ...other, step: "failed" } : other))
    : known;
  const isOver = sent.state === "failed" && sent.error.status === 401;
  return isOver ? over(putOrder(now, { error: sent.error })) : [now, []];
}

/** Takes over what the backend says of people; of who was sent before the page was loaded nobody has failed. */
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

/** The rule of the cart with that of the order, which goes by it: for pages on which can be ordered. */
export const stepWithOrder = (shop: Shop, command: Command): Stepped =>
  chain(command.do === "order" ? take(shop, command.say) : step(shop, command), orderOn);
