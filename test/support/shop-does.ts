import { temporaryIdOf } from "#domain/cart.ts";
import { orderTypeOf, type CartItem, type OrderType } from "#domain/entities/cart.ts";
import type { Move } from "#domain/shop/moves.ts";
import { moveOf, moversOf, newMover, placeOf } from "#domain/shop/new-moves.ts";
import { emptyShop } from "#domain/shop/state.ts";
import { bookReserved, raisePrices, recipient } from "./shop-server.ts";
import { answer, deliver, say, serve, tell, type How, type Tab, type World } from "./shop-world.ts";

/** What a customer, the network or the backend does; numbers choose among what is there. */
export type Step =
  | { readonly does: "type"; readonly tab: number; readonly at: number; readonly name: string }
  | { readonly does: "add"; readonly tab: number; readonly event: number; readonly type: OrderType }
  | { readonly does: "wait" | "rebook" | "removePerson" | "removeEntry"; readonly tab: number; readonly at: number }
  | { readonly does: "undo" | "goOn" | "takeBack" | "putAway" | "reload"; readonly tab: number }
  | { readonly does: "order" | "orderAgain" | "check" | "confirm"; readonly tab: number }
  /** What was reserved is booked in the portal; all becomes dearer. */
  | { readonly does: "portal" | "rise" }
  | { readonly does: "person"; readonly tab: number; readonly who: string }
  | { readonly does: "serve"; readonly tab: number; readonly at: number }
  | { readonly does: "answer"; readonly tab: number; readonly at: number; readonly how: How }
  | { readonly does: "news" };

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

/** The entries of a page that the backend has named. */
const entriesOf = ({ shop }: Tab): readonly CartItem[] =>
  (shop.shown?.items ?? []).filter(({ itemId }) => typeof itemId === "number");

const idsOf = ({ recipients }: CartItem): number[] =>
  recipients.flatMap(({ recipientId }) => (typeof recipientId === "number" ? [recipientId] : []));

function moveAt(world: World, tab: number, at: number, kind: "waitingList" | "rebooking"): World {
  const page = world.tabs[tab];
  const item = page === undefined ? undefined : pick(page.shop.base?.items ?? [], at);
  const from = item === undefined ? null : placeOf(item);
  const isOff = kind === "waitingList" && item !== undefined && orderTypeOf(item) === "waitingList";
  if (item === undefined || from === null || isOff || item.recipients.length === 0) return world;
  const to =
    kind === "waitingList"
      ? { ...from, itemId: null, type: "waitingList" as const }
      : { ...from, itemId: null, eventId: Number(from.eventId) === 1 ? 2 : 1, event: null };
  const move = moveOf({
    id: `m${world.names}t${tab}p${page?.shop.person ?? ""}`,
    kind,
    from,
    to,
    people: moversOf(item, idsOf(item)),
  });
  return tell({ ...world, names: world.names + 1 }, tab, { does: "move", move });
}

const stuckIn = (page: Tab | undefined): Move | undefined => page?.shop.moves.find(({ state }) => state === "stuck");

function undo(world: World, tab: number): World {
  const to = { itemId: null, eventId: 3, event: null, type: "booking" as const };
  const people = [newMover(recipient("N")), newMover(recipient("N"))];
  const move = moveOf({
    id: `u${world.names}t${tab}p${world.tabs[tab]?.shop.person ?? ""}`,
    kind: "undo",
    from: null,
    to,
    people,
  });
  return tell({ ...world, names: world.names + 1 }, tab, { does: "move", move });
}

/** The page is loaded again: what has left arrives, nobody hears its answer, and moves are kept. */
function reload(world: World, tab: number): World {
  let next = world;
  next.tabs[tab]?.out.forEach((_out, at) => {
    next = serve(next, tab, at);
  });
  const page = next.tabs[tab];
  const kept = (page?.shop.moves ?? []).filter(({ state }) => state !== "done");
  const person = page?.shop.person;
  const [fresh] = [{ ...next, tabs: next.tabs.map((known, at) => (at === tab ? { ...known, out: [] } : known)) }];
  const blank = {
    ...fresh,
    tabs: fresh.tabs.map((known, at) => (at === tab ? { ...known, told: {}, shop: emptyShop } : known)),
  };
  const cart = { cartId: "c", version: next.server.version, items: [...next.server.items], options: null };
  const read = tell(blank, tab, { does: "read", cart, since: 0, own: cart.version });
  const again = tell(tell(read, tab, { does: "person", person }), tab, {
    does: "kept",
    moves: kept,
    keys: page?.shop.keys ?? {},
  });
  return page?.kept == null ? again : say(again, tab, { does: "restore", order: page.kept });
}

/** Does one step. */
export function take(world: World, does: Step): World {
  switch (does.does) {
    case "serve":
      return serve(world, does.tab, does.at);
    case "answer":
      return answer(world, does.tab, does.at, does.how);
    case "news":
      return deliver(world);
    case "portal":
      return { ...world, server: bookReserved(world.server) };
    case "rise":
      return { ...world, server: raisePrices(world.server) };
    default:
      return act(world, does);
  }
}

function act(world: World, does: Exclude<Step, { does: "serve" | "answer" | "news" | "portal" | "rise" }>): World {
  const { tab } = does;
  const page = world.tabs[tab];
  if (page === undefined) return world;
  const ticket = `a${world.names}t${tab}p${page.shop.person ?? ""}`;
  const named = { ...world, names: world.names + 1 };
  const ask = (change: Extract<Parameters<typeof tell>[2], { does: "ask" }>["change"]): World =>
    tell(named, tab, { does: "ask", ticket, change, key: ticket });
  switch (does.does) {
    case "type": {
      const item = pick(page.shop.shown?.items ?? [], does.at);
      if (item?.itemId == null) return world;
      return ask({
        kind: "recipientAdd",
        temporaryId: temporaryIdOf(ticket),
        itemId: item.itemId,
        recipient: recipient(does.name),
      });
    }
    case "add":
      return page.shop.pending.some(({ change }) => change.kind === "add")
        ? world
        : ask({ kind: "add", temporaryId: temporaryIdOf(ticket), eventId: does.event, event: null, type: does.type });
    case "wait":
      return moveAt(world, tab, does.at, "waitingList");
    case "rebook":
      return moveAt(world, tab, does.at, "rebooking");
    case "removePerson": {
      const item = pick(entriesOf(page), does.at);
      const [recipientId] = item === undefined ? [] : idsOf(item);
      return item?.itemId == null || recipientId === undefined
        ? world
        : ask({ kind: "recipientDelete", itemId: item.itemId, recipientId });
    }
    case "removeEntry": {
      const item = pick(entriesOf(page), does.at);
      return item?.itemId == null ? world : ask({ kind: "delete", itemId: item.itemId });
    }
    case "undo":
      return page.shop.moves.some(({ state }) => state !== "done") ? world : undo(world, tab);
    case "reload":
      return reload(world, tab);
    case "person": {
      const after = tell(world, tab, { does: "person", person: does.who });
      // What one person keeps is not another's to see.
      return after.tabs[tab]?.shop.turn === page.shop.turn
        ? after
        : { ...after, tabs: after.tabs.map((known, at) => (at === tab ? { ...known, kept: null } : known)) };
    }
    case "order":
    case "confirm": {
      const { base, pending } = page.shop;
      if (base === null || pending.length > 0) return world;
      return does.does === "order"
        ? say(world, tab, { does: "begin", cart: base })
        : say(world, tab, { does: "confirm", cart: base });
    }
    case "orderAgain":
      return say(world, tab, {
        does: "again",
        step: page.shop.order.error === null ? "failed" : "waiting",
        recipientId: null,
      });
    case "check":
      return say(world, tab, { does: "check" });
    default: {
      const move = stuckIn(page);
      if (move === undefined) return world;
      if (does.does !== "takeBack") return tell(world, tab, { does: does.does, id: move.id });
      const arrived = move.people.flatMap(({ madeId }) => madeId ?? []);
      const back = { ...world.back, [ticket]: arrived };
      return tell({ ...named, back }, tab, { does: "takeBack", id: move.id, as: ticket });
    }
  }
}
