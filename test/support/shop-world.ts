import { emptyShop } from "#domain/shop/empty.ts";
import { step, type Command } from "#domain/shop/machine.ts";
import type { Asked, CartEnd, CartNews, Sent, Shop } from "#domain/shop/state.ts";
import { cartOf, handle, same, type Server } from "./shop-server.ts";

/** What becomes of a request: `lost` after it has arrived, `never` before; `served` while its answer is on its way. */
export type How = "ok" | "refused" | "lost" | "never" | "401" | "400";

type Request =
  | { readonly kind: "write"; readonly asked: Asked }
  | { readonly kind: "read"; readonly since: number; readonly turn: number };
interface Out {
  readonly request: Request;
  /** What the backend has answered; null while it has not been asked. */
  readonly served: Sent;
}

/** A page: its machine, what is under way, and what whoever asked was told. */
export interface Tab {
  readonly shop: Shop;
  readonly out: readonly Out[];
  readonly told: Readonly<Record<string, readonly CartEnd[]>>;
}

export interface World {
  readonly server: Server;
  readonly tabs: readonly Tab[];
  readonly line: readonly { readonly to: number; readonly news: CartNews }[];
  /** How many names were given out. */
  readonly names: number;
  /** What did not hold as something was sent. */
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

/** What a request must not be, as it leaves. */
function faultOf({ server }: World, shop: Shop, { ticket, change, part, person: by }: Asked): string[] {
  const move = shop.moves.find(({ id }) => id === part?.move);
  const isLeaving = move !== undefined && part?.step === "leave" && change.kind !== "add";
  const there = server.items.flatMap(({ recipients }) => recipients.map(({ recipientId }) => String(recipientId)));
  const leaving =
    change.kind === "recipientDelete"
      ? [String(change.recipientId)]
      : change.kind === "delete"
        ? (shop.base?.items.find(({ itemId }) => same(itemId, change.itemId))?.recipients ?? []).map((one) =>
            String(one.recipientId),
          )
        : [];
  const lost = isLeaving
    ? leaving.filter((id) =>
        move.people.every(
          ({ fromId, madeId }) => !same(fromId, id) || madeId === null || !there.includes(String(madeId)),
        ),
      )
    : [];
  return [
    ...lost.map((id) => `${id} leaves and has not arrived`),
    ...(/p[AB]/.test(ticket) && !ticket.includes(`p${shop.person ?? ""}`)
      ? [`${ticket} is sent for another person`]
      : []),
    ...(by !== shop.person ? ["A write leaves for another person"] : []),
    ...(JSON.stringify(change, (key, value: unknown) => (key === "temporaryId" ? undefined : value)).includes(
      "portal-new",
    )
      ? ["A temporary id travels"]
      : []),
  ];
}

/** Lets something happen on a page. */
export function tell(world: World, at: number, command: Command): World {
  const tab = tabAt(world, at);
  const [shop, effects] = step(tab.shop, command);
  let next = withTab(world, at, { shop });
  for (const effect of effects) {
    const now = tabAt(next, at);
    if (effect.do === "send") {
      const out: Out = { request: { kind: "write", asked: effect.asked }, served: null };
      next = {
        ...withTab(next, at, { out: [...now.out, out] }),
        faults: [...next.faults, ...faultOf(next, now.shop, effect.asked)],
      };
    } else if (effect.do === "reread") {
      const out: Out = { request: { kind: "read", since: now.shop.accepted, turn: now.shop.turn }, served: null };
      next = withTab(next, at, { out: [...now.out, out] });
    } else if (effect.do === "tell") {
      const told = { ...now.told, [effect.ticket]: [...(now.told[effect.ticket] ?? []), effect.end] };
      next = withTab(next, at, { told });
    } else if (effect.do === "announce") {
      const others = next.tabs.flatMap((_tab, to) => (to === at ? [] : [{ to, news: effect.news }]));
      next = { ...next, line: [...next.line, ...others] };
    }
  }
  return next;
}

/** The backend does what a request asks for; its answer is still on its way. */
export function serve(world: World, at: number, which: number): World {
  const tab = tabAt(world, at);
  const out = tab.out[which];
  if (out === undefined || out.served !== null) return world;
  const [server, served] =
    out.request.kind === "write"
      ? handle(world.server, out.request.asked)
      : [world.server, { state: "done" as const, data: cartOf(world.server) }];
  const next = withTab(world, at, { out: tab.out.map((known) => (known === out ? { ...out, served } : known)) });
  return { ...next, server };
}

/** Answers a request of a page. */
export function answer(before: World, at: number, which: number, how: How): World {
  const world = how === "ok" || how === "lost" ? serve(before, at, which) : before;
  const tab = tabAt(world, at);
  const out = tab.out[which];
  if (out === undefined) return world;
  const next = withTab(world, at, { out: tab.out.filter((known) => known !== out) });
  // What was read for somebody who has gone is nobody's business.
  if (out.request.kind === "read" && out.request.turn !== tab.shop.turn) return next;
  if (out.request.kind === "read") {
    if (how !== "ok" || out.served?.state !== "done")
      return tell(tell(next, at, { do: "unread", error: { kind: "network", status: 0 } }), at, {
        do: "reread",
        isRead: false,
      });
    const cart = out.served.data;
    const read = tell(next, at, { do: "read", cart, since: out.request.since, own: cart.version });
    return tell(read, at, { do: "reread", isRead: true });
  }
  const { ticket } = out.request.asked;
  const sent: Sent =
    how === "ok"
      ? out.served
      : how === "refused"
        ? { state: "refused", refusal: { reason: "soldOut", alternatives: [] } }
        : how === "lost" || how === "never"
          ? { state: "failed", error: { kind: "network", status: 0 } }
          : { state: "failed", error: { kind: "status", status: Number(how) } };
  return tell(next, at, { do: "answered", ticket, sent, own: null });
}

/** Delivers the oldest news. */
export function deliver(world: World): World {
  const [first, ...line] = world.line;
  if (first === undefined) return world;
  return tell({ ...world, line }, first.to, { do: "news", news: first.news, own: first.news.cart.version });
}

/** A world of so many pages that have read the cart. */
export function begin(server: Partial<Server>, tabs: number): World {
  const truth: Server = {
    items: [],
    version: 1,
    lastId: 100,
    keys: [],
    added: [],
    holdsOnce: true,
    tidies: false,
    ...server,
  };
  const blank: World = {
    server: truth,
    tabs: Array.from({ length: tabs }, () => ({ shop: emptyShop, out: [], told: {} })),
    line: [],
    names: 0,
    faults: [],
  };
  const cart = cartOf(truth);
  return blank.tabs.reduce<World>(
    (world, _tab, at) => tell(world, at, { do: "read", cart, since: 0, own: null }),
    blank,
  );
}

/** Lets all come to its end: everything is answered, and each page reads the cart. */
export function rest(start: World): World {
  let world = start;
  const drain = (): void => {
    for (let round = 0; round < 200; round += 1) {
      const at = world.tabs.findIndex(({ out }) => out.length > 0);
      if (at >= 0) world = answer(world, at, 0, "ok");
      else if (world.line.length > 0) world = deliver(world);
      else return;
    }
    throw new Error("It comes to no end");
  };
  drain();
  world.tabs.forEach((_tab, at) => {
    const { shop } = tabAt(world, at);
    world = tell(world, at, {
      do: "read",
      cart: cartOf(world.server),
      since: shop.accepted,
      own: world.server.version,
    });
  });
  drain();
  return world;
}
