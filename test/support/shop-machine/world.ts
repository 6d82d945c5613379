import type { OrderPerson } from "#domain/order/order-people.ts";
import type { Command } from "#domain/shop/machine.ts";
import type { Order, OrderCommand, OrderEffect, OrderSent } from "#domain/shop/order-state.ts";
import { stepWithOrder } from "#domain/shop/order.ts";
import {
  emptyShop,
  type AskedChange,
  type CartEnd,
  type CartNews,
  type CartReading,
  type Sent,
  type Shop,
} from "#domain/shop/state.ts";
import { pushFaults, toldBy } from "./bill.ts";
import { sentChangeFaults, deniedFaults, movedFaults, sentOrderFaults } from "./faults.ts";
import { cartOf, commentsGone, handle, heard, order, serverOf, statesOf, type Server } from "./server.ts";

/** How a request ends: `lost` when it was executed and the answer is lost, `never` when it was not executed. */
export type How = "ok" | "refused" | "lost" | "never" | "401" | "400";

type Request =
  | { readonly kind: "write"; readonly asked: AskedChange }
  | { readonly kind: "order"; readonly person: OrderPerson; readonly turn: number }
  | { readonly kind: "ask"; readonly ids: readonly unknown[]; readonly turn: number }
  | {
      readonly kind: "read";
      readonly of: CartReading;
      readonly since: number;
      readonly turn: number;
      /** Who waits for it: the cart's machine, its order, or a widget. */
      readonly by: "cart" | "order" | "widget";
    };
interface Out {
  readonly request: Request;
  /** The answer of the backend; null before the request is executed. */
  readonly served: Sent | OrderSent | { readonly state: "said"; readonly data: ReturnType<typeof statesOf> };
}

/** A page: the state of its machine, its pending requests, and the ends that its callers were told. */
export interface Tab {
  readonly shop: Shop;
  readonly out: readonly Out[];
  readonly told: Readonly<Record<string, readonly CartEnd[]>>;
  /** The stored order, which survives a reload. */
  readonly kept: Order | null;
}

export interface World {
  readonly server: Server;
  readonly tabs: readonly Tab[];
  readonly line: readonly { readonly to: number; readonly news: CartNews }[];
  /** What the browser knows of a sent `checkout`, by participant: `final` once a page knows the outcome. */
  readonly intents: Readonly<Record<string, "doubt" | "final">>;
  /** The people whose purchase was reported. */
  readonly pushed: readonly string[];
  /** The prices that the backend gave, by page and participant. */
  readonly named: Readonly<Record<string, number>>;
  /** The ids that people had in the entries to which they were moved, by the move that takes them back. */
  readonly back: Readonly<Record<string, readonly unknown[]>>;
  /** The number of steps that have made somebody or something new. */
  readonly names: number;
  /** The comments of people who were taken out of the cart by hand, or by the backend itself. */
  readonly removed: readonly string[];
  /** The errors found while something was sent. */
  readonly faults: readonly string[];
}

const withTab = (world: World, at: number, tab: Partial<Tab>): World => ({
  ...world,
  tabs: world.tabs.map((known, index) => (index === at ? { ...known, ...tab } : known)),
});

const tabAt = ({ tabs }: World, at: number): Tab => {
  const tab = tabs[at];
  if (tab === undefined) throw new Error(`There is no tab ${at}`);
  return tab;
};

const withIntent = (world: World, id: unknown, intent: "doubt" | "final"): World => ({
  ...world,
  intents: { ...world.intents, [String(id)]: intent },
});

/** Records that a person is ordered, which is news only once in a browser. */
function noteOrdered(world: World, at: number, recipientId: OrderPerson["recipientId"], turn: number): World {
  if (world.intents[String(recipientId)] === "final") return world;
  return tellOrder(withIntent(world, recipientId, "final"), at, { kind: "news", recipientId, turn });
}

/** The prices that the backend gave to a page, by participant. */
export const namedTo =
  ({ named }: World, at: number) =>
  (id: unknown): number | undefined =>
    named[`${at} ${String(id)}`];

/** Reports purchases to the data layer, each once and at the price of the bill. */
function push(
  world: World,
  at: number,
  effect: Extract<OrderEffect, { kind: "push" }>,
  before: Shop,
  shop: Shop,
): World {
  const told = toldBy(before, shop);
  const faults = [...world.faults, ...pushFaults(shop, told, effect, namedTo(world, at))];
  return { ...world, pushed: [...world.pushed, ...told.map(({ recipientId }) => String(recipientId))], faults };
}

/** Runs an effect of an order. */
function runOrder(world: World, at: number, effect: OrderEffect, before: Shop, after: Shop): World {
  const { shop, out } = tabAt(world, at);
  const { turn } = shop;
  const leave = (request: Request): World => withTab(world, at, { out: [...out, { request, served: null }] });
  switch (effect.kind) {
    case "send": {
      const { person } = effect;
      const sent = leave({ kind: "order", person, turn });
      const noted = world.intents[String(person.recipientId)] === undefined;
      return {
        ...(noted ? withIntent(sent, person.recipientId, "doubt") : sent),
        faults: [...world.faults, ...sentOrderFaults(shop, person)],
      };
    }
    case "ask":
      return leave({ kind: "ask", ids: effect.ids, turn });
    case "settle":
      return world.intents[String(effect.person.recipientId)] === "doubt"
        ? noteOrdered(world, at, effect.person.recipientId, turn)
        : world;
    case "push":
      return push(world, at, effect, before, after);
    case "reread":
      return leave({ kind: "read", of: "cart", since: shop.accepted, turn, by: "order" });
    case "read":
      return load(world, at, "cart");
    default:
      return effect satisfies never;
  }
}

function ask(world: World, at: number, of: CartReading, by: "cart" | "order" | "widget"): World {
  const { shop, out } = tabAt(world, at);
  const request: Request = { kind: "read", of, since: shop.accepted, turn: shop.turn, by };
  return withTab(world, at, { out: [...out, { request, served: null }] });
}

/** Lets a widget of a page read the cart or its short list; a reading under way is shared. */
export function load(world: World, at: number, of: CartReading): World {
  const { out, shop } = tabAt(world, at);
  const { turn } = shop;
  if (out.some(({ request }) => request.kind === "read" && request.of === of && request.turn === turn)) return world;
  return ask(of === "cart" ? tell(world, at, { kind: "reading" }) : world, at, of, "widget");
}

/** Passes a command to the order of a page. */
export const tellOrder = (world: World, at: number, command: OrderCommand): World =>
  tell(world, at, { kind: "order", command });

/** Passes a command to the machine of a page, and runs the effects. */
export function tell(world: World, at: number, command: Command): World {
  const tab = tabAt(world, at);
  const [shop, effects] = stepWithOrder(tab.shop, command);
  const isKept = shop.order !== tab.shop.order && shop.order.state !== "none" && shop.order.state !== "asking";
  let next = withTab(world, at, { shop, ...(isKept && { kept: shop.order }) });
  for (const effect of effects) {
    const now = tabAt(next, at);
    if (effect.kind === "order") next = runOrder(next, at, effect.effect, tab.shop, shop);
    else if (effect.kind === "send") {
      const out: Out = { request: { kind: "write", asked: effect.asked }, served: null };
      next = {
        ...withTab(next, at, { out: [...now.out, out] }),
        faults: [...next.faults, ...sentChangeFaults(next.server, now.shop, effect.asked)],
      };
    } else if (effect.kind === "reread") {
      next = ask(next, at, "cart", "cart");
    } else if (effect.kind === "tell") {
      const told = { ...now.told, [effect.ticket]: [...(now.told[effect.ticket] ?? []), effect.end] };
      const faults = [
        ...next.faults,
        ...deniedFaults(next.server, tab.shop, effect.ticket, effect.end),
        ...movedFaults(tab.shop, shop, effect.ticket, effect.end),
      ];
      next = { ...withTab(next, at, { told }), faults };
    } else if (effect.kind === "announce") {
      const others = next.tabs.flatMap((_tab, to) => (to === at ? [] : [{ to, news: effect.news }]));
      next = { ...next, line: [...next.line, ...others] };
    }
  }
  return next;
}

function servedBy({ server, intents }: World, request: Request): readonly [Server, Out["served"]] {
  switch (request.kind) {
    case "write":
      return handle(server, request.asked);
    case "order":
      return order(server, request.person, intents[String(request.person.recipientId)] !== undefined);
    case "ask":
      return [server, { state: "said", data: statesOf(server, request.ids) }];
    default:
      return [server, { state: "done", data: cartOf(server) }];
  }
}

/** Passes the answer to a request of an order. */
function answerOrder(world: World, at: number, { request, served }: Out, how: How): World {
  if (request.kind === "ask") {
    const states = how === "ok" && served?.state === "said" ? served.data : null;
    return tellOrder(world, at, { kind: "told", ids: request.ids as number[], states, turn: request.turn });
  }
  if (request.kind !== "order") return world;
  const { turn, person } = request;
  const sent = heard(served as OrderSent, how);
  const price = sent?.state === "done" ? sent.data.price : null;
  const named =
    price === null ? world : { ...world, named: { ...world.named, [`${at} ${String(person.recipientId)}`]: price } };
  const known =
    sent?.state === "done"
      ? noteOrdered(named, at, person.recipientId, turn)
      : sent?.state === "refused" && sent.refusal === "converted"
        ? withIntent(named, person.recipientId, "final")
        : named;
  return tellOrder(known, at, { kind: "answered", recipientId: person.recipientId, sent, isHeld: false, turn });
}

/** Lets the backend execute a request, whose answer stays pending. */
export function serve(world: World, at: number, which: number): World {
  const tab = tabAt(world, at);
  const out = tab.out[which];
  if (out === undefined || out.served !== null) return world;
  const [server, served] = servedBy(world, out.request);
  const next = withTab(world, at, { out: tab.out.map((known) => (known === out ? { ...out, served } : known)) });
  const isByHand = out.request.kind === "write" && out.request.asked.part === null;
  return { ...(isByHand ? withRemoved(next, server) : next), server };
}

/** Records who is in the cart no more once the backend is as given. */
function withRemoved(world: World, server: Server): World {
  const gone = commentsGone(world.server, server);
  return gone.length === 0 ? world : { ...world, removed: [...world.removed, ...gone] };
}

/** The backend takes somebody or something out by itself. */
export const expire = (world: World, server: Server): World => ({ ...withRemoved(world, server), server });

/** Passes the answer to a reading; null for none. */
function answerRead(
  world: World,
  at: number,
  { of, by, since, turn }: Extract<Request, { kind: "read" }>,
  served: Out["served"],
): World {
  const end = (read: World, isRead: boolean): World => {
    if (by === "widget") return read;
    return by === "order"
      ? tellOrder(read, at, { kind: "reread", isRead, turn })
      : tell(read, at, { kind: "reread", isRead });
  };
  if (served?.state !== "done" || !("items" in served.data))
    return end(tell(world, at, { kind: "readFailed", error: { kind: "network", status: 0 }, of }), false);
  const cart = served.data;
  if (of === "cart") return end(tell(world, at, { kind: "read", cart, since, own: cart.version }), true);
  const small = { count: cart.items.length, items: [] };
  return end(tell(world, at, { kind: "readSmall", small }), true);
}

/** Answers a request of a page. */
export function answer(before: World, at: number, which: number, said: How): World {
  // A backend that has executed a request cannot answer that it was refused.
  const isDone = tabAt(before, at).out[which]?.served?.state === "done";
  const how = isDone && said !== "lost" && said !== "never" ? "ok" : said;
  const world = how === "ok" || how === "lost" ? serve(before, at, which) : before;
  const tab = tabAt(world, at);
  const out = tab.out[which];
  if (out === undefined) return world;
  const next = withTab(world, at, { out: tab.out.filter((known) => known !== out) });
  if (out.request.kind === "order" || out.request.kind === "ask") return answerOrder(next, at, out, how);
  // A reading for the former person of the page is dropped.
  if (out.request.kind === "read" && out.request.turn !== tab.shop.turn) return next;
  if (out.request.kind === "read") {
    return answerRead(next, at, out.request, how === "ok" ? out.served : null);
  }
  const { ticket } = out.request.asked;
  const sent = heard(out.served as Sent, how);
  return tell(next, at, { kind: "answered", ticket, sent, own: null });
}

/** Delivers the oldest news. */
export function deliver(world: World): World {
  const [first, ...line] = world.line;
  if (first === undefined) return world;
  return tell({ ...world, line }, first.to, { kind: "news", news: first.news, own: first.news.cart.version });
}

/** A world with so many pages, which have all read the cart. */
export function begin(server: Partial<Server>, tabs: number): World {
  const truth = serverOf(server);
  const blank: World = {
    server: truth,
    tabs: Array.from({ length: tabs }, () => ({ shop: emptyShop, out: [], told: {}, kept: null })),
    line: [],
    intents: {},
    pushed: [],
    named: {},
    back: {},
    names: 0,
    removed: [],
    faults: [],
  };
  const cart = cartOf(truth);
  return blank.tabs.reduce<World>(
    (world, _tab, at) => tell(world, at, { kind: "read", cart, since: 0, own: null }),
    blank,
  );
}
