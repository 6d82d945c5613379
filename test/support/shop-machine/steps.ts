import { temporaryIdOf } from "#domain/cart/cart.ts";
import { moveOf, moversOf, newMover, entryRefOf } from "#domain/cart/new-moves.ts";
import { orderTypeOf, type CartItem, type OrderType } from "#domain/entities/cart.ts";
import { areMoving } from "#domain/shop/moves.ts";
import { emptyShop, type Move } from "#domain/shop/state.ts";
import { bookReserved, cartOf, raisePrices, recipient, withExpired, withoutExpired } from "./server.ts";
import type { How, Tab, World } from "./world-state.ts";
import { answer, deliver, expire, load, tellOrder, serve, tell } from "./world.ts";

/** An action of the customer, the network or the backend; its numbers choose among the items present. */
export type Step =
  | { readonly kind: "type"; readonly tab: number; readonly at: number; readonly name: string }
  | { readonly kind: "add"; readonly tab: number; readonly event: number; readonly type: OrderType }
  | { readonly kind: "wait" | "rebook" | "removePerson" | "removeEntry"; readonly tab: number; readonly at: number }
  | { readonly kind: "undo" | "goOn" | "takeBack" | "putAway" | "reload"; readonly tab: number }
  /** A page is opened anew, whose cart is still being read; a widget reads the cart, or its short list. */
  | { readonly kind: "open" | "load" | "loadSmall"; readonly tab: number }
  | { readonly kind: "order" | "orderAgain" | "check" | "confirm"; readonly tab: number }
  /** All reservations are booked in the portal; all prices rise; what has expired is there again. */
  | { readonly kind: "portal" | "rise" | "revive" }
  /** The backend takes an entry or a participant out of the cart. */
  | { readonly kind: "expire"; readonly what: "entry" | "person"; readonly at: number }
  | { readonly kind: "person"; readonly tab: number; readonly who: string }
  | { readonly kind: "serve"; readonly tab: number; readonly at: number }
  | { readonly kind: "answer"; readonly tab: number; readonly at: number; readonly how: How }
  | { readonly kind: "news" };

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

/** The entries of a page that have an id of the backend. */
const entriesOf = ({ shop }: Tab): readonly CartItem[] =>
  (shop.shown?.items ?? []).filter(({ itemId }) => typeof itemId === "number");

const idsOf = ({ recipients }: CartItem): number[] =>
  recipients.flatMap(({ recipientId }) => (typeof recipientId === "number" ? [recipientId] : []));

function moveAt(world: World, tab: number, at: number, kind: "waitingList" | "rebooking"): World {
  const page = world.tabs[tab];
  const item = page === undefined ? undefined : pick(page.shop.base?.items ?? [], at);
  const from = item === undefined ? null : entryRefOf(item);
  if (item === undefined || from === null) return world;
  // A page offers the waiting list of an entry without participants as well, but no other date.
  const isOff = kind === "waitingList" ? orderTypeOf(item) === "waitingList" : item.recipients.length === 0;
  if (isOff || areMoving(page?.shop.moves ?? [], from, idsOf(item))) return world;
  const to =
    kind === "waitingList"
      ? { ...from, itemId: null, type: "waitingList" as const }
      : { ...from, itemId: null, eventId: Number(from.eventId) === 1 ? 2 : 1, event: null };
  const move = moveOf({
    id: `m${item.recipients.length === 0 ? "0-" : ""}${world.names}t${tab}p${page?.shop.person ?? ""}`,
    kind,
    from,
    to,
    people: moversOf(item, idsOf(item)),
  });
  return tell({ ...world, names: world.names + 1 }, tab, { kind: "move", move });
}

const stuckIn = (page: Tab | undefined): Move | undefined => page?.shop.moves.find(({ state }) => state === "stuck");

function undo(world: World, tab: number): World {
  const to = { itemId: null, eventId: 3, event: null, type: "booking" as const };
  const people = [newMover(recipient("Nell")), newMover(recipient("Nell"))];
  const move = moveOf({
    id: `u${world.names}t${tab}p${world.tabs[tab]?.shop.person ?? ""}`,
    kind: "undo",
    from: null,
    to,
    people,
  });
  return tell({ ...world, names: world.names + 1 }, tab, { kind: "move", move });
}

/**
 * Reloads a page: its requests are executed, their answers are lost, and moves are kept.
 * @param isSlow whether nothing has answered yet, neither the cart's reading nor that of its short list
 */
function reload(world: World, tab: number, isSlow: boolean): World {
  let next = world;
  next.tabs[tab]?.out.forEach((_out, at) => {
    next = serve(next, tab, at);
  });
  const page = next.tabs[tab];
  const kept = (page?.shop.moves ?? []).filter(({ state }) => state !== "done");
  const person = page?.shop.person;
  const blank = {
    ...next,
    tabs: next.tabs.map((known, at) => (at === tab ? { ...known, out: [], told: {}, shop: emptyShop } : known)),
  };
  const cart = cartOf(next.server);
  const read = isSlow
    ? load(load(blank, tab, "cart"), tab, "small")
    : tell(blank, tab, { kind: "read", cart, since: 0, own: cart.version });
  const again = tell(tell(read, tab, { kind: "person", person }), tab, {
    kind: "kept",
    moves: kept,
    keys: page?.shop.keys ?? {},
  });
  return page?.kept == null ? again : tellOrder(again, tab, { kind: "restore", order: page.kept });
}

/** Takes one step. */
export function take(world: World, step: Step): World {
  switch (step.kind) {
    case "serve":
      return serve(world, step.tab, step.at);
    case "answer":
      return answer(world, step.tab, step.at, step.how);
    case "news":
      return deliver(world);
    case "portal":
      return { ...world, server: bookReserved(world.server) };
    case "rise":
      return { ...world, server: raisePrices(world.server) };
    case "revive":
      return { ...world, server: withExpired(world.server) };
    case "expire":
      return expire({ ...world, names: world.names + 1 }, withoutExpired(world.server, step.what, step.at));
    default:
      return act(world, step);
  }
}

function act(world: World, step: Exclude<Extract<Step, { tab: number }>, { kind: "serve" | "answer" }>): World {
  const { tab } = step;
  const page = world.tabs[tab];
  if (page === undefined) return world;
  const ticket = `a${world.names}t${tab}p${page.shop.person ?? ""}`;
  const named = { ...world, names: world.names + 1 };
  const ask = (change: Extract<Parameters<typeof tell>[2], { kind: "ask" }>["change"]): World =>
    tell(named, tab, { kind: "ask", ticket, change, key: ticket });
  switch (step.kind) {
    case "type": {
      const item = pick(page.shop.shown?.items ?? [], step.at);
      if (item?.itemId == null) return world;
      return ask({
        kind: "recipientAdd",
        temporaryId: temporaryIdOf(ticket),
        itemId: item.itemId,
        recipient: recipient(step.name),
      });
    }
    case "add":
      return page.shop.pending.some(({ change }) => change.kind === "add")
        ? world
        : ask({ kind: "add", temporaryId: temporaryIdOf(ticket), eventId: step.event, event: null, type: step.type });
    case "wait":
      return moveAt(world, tab, step.at, "waitingList");
    case "rebook":
      return moveAt(world, tab, step.at, "rebooking");
    case "removePerson": {
      const item = pick(entriesOf(page), step.at);
      const [recipientId] = item === undefined ? [] : idsOf(item);
      return item?.itemId == null || recipientId === undefined
        ? world
        : ask({ kind: "recipientDelete", itemId: item.itemId, recipientId });
    }
    case "removeEntry": {
      const item = pick(entriesOf(page), step.at);
      return item?.itemId == null ? world : ask({ kind: "delete", itemId: item.itemId });
    }
    case "undo":
      return page.shop.moves.some(({ state }) => state !== "done") ? world : undo(world, tab);
    case "reload":
    case "open":
      return reload(world, tab, step.kind === "open");
    case "load":
    case "loadSmall":
      return load(world, tab, step.kind === "load" ? "cart" : "small");
    case "person": {
      const after = tell(world, tab, { kind: "person", person: step.who });
      if (after.tabs[tab]?.shop.turn === page.shop.turn) return after;
      // The stored order of one person is not shown to another, and everything is read anew.
      const tabs = after.tabs.map((known, at) => (at === tab ? { ...known, kept: null } : known));
      return load({ ...after, tabs }, tab, "cart");
    }
    case "order":
    case "confirm": {
      const { base, pending } = page.shop;
      if (base === null || pending.length > 0) return world;
      return step.kind === "order"
        ? tellOrder(world, tab, { kind: "begin", cart: base })
        : tellOrder(world, tab, { kind: "confirm", cart: base });
    }
    case "orderAgain":
      if (page.shop.order.state === "none") return world;
      return tellOrder(world, tab, {
        kind: "again",
        step: page.shop.order.error === null ? "failed" : "waiting",
        recipientId: null,
      });
    case "check":
      return tellOrder(world, tab, { kind: "check" });
    default: {
      const move = stuckIn(page);
      if (move === undefined) return world;
      if (step.kind !== "takeBack") return tell(world, tab, { kind: step.kind, id: move.id });
      const arrived = move.people.flatMap(({ madeId }) => madeId ?? []);
      const back = { ...world.back, [ticket]: arrived };
      return tell({ ...named, back }, tab, { kind: "takeBack", id: move.id, as: ticket });
    }
  }
}
