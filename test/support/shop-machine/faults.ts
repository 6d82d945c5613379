import type { OrderPerson } from "#domain/order/order-people.ts";
import { isSettled } from "#domain/shop/asked.ts";
import type { AskedChange, CartEnd, Shop } from "#domain/shop/state.ts";
import { same, type Server } from "./server.ts";

/** Errors in a request that is being sent. */
export function sentChangeFaults(
  server: Server,
  shop: Shop,
  { ticket, change, part, person: by }: AskedChange,
): string[] {
  const move = shop.moves.find(({ id }) => id === part?.move);
  const isLeaving = move !== undefined && part?.step === "leave" && change.kind !== "add";
  // A person whom another page has ordered meanwhile is no longer in the cart, but not lost.
  const there = [
    ...server.items.flatMap(({ recipients }) => recipients.map(({ recipientId }) => String(recipientId))),
    ...Object.keys(server.ordered),
  ];
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
  const mover = typeof part?.step === "number" ? move?.people[part.step] : undefined;
  const source = shop.base?.items.find(({ itemId }) => same(itemId, move?.from?.itemId ?? null));
  const isTaken =
    mover?.fromId != null &&
    move?.isClearedFirst === false &&
    source?.recipients.some(({ recipientId }) => same(recipientId, mover.fromId)) !== true;
  return [
    ...(isTaken ? [`${mover.fromId} is moved, and the page knows that they were taken out`] : []),
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

/** Errors in a `checkout` that is being sent. */
export function sentOrderFaults(shop: Shop, { recipientId, item }: OrderPerson): string[] {
  const entry = shop.base?.items.find(({ recipients }) => recipients.some((one) => same(one.recipientId, recipientId)));
  return [
    ...(isSettled(shop) ? [] : [`${recipientId} is ordered while the cart is being changed`]),
    ...(entry === undefined ? [`${recipientId} is ordered and not in the cart`] : []),
    ...(entry !== undefined && entry.type !== item.type ? [`${recipientId} is ordered as something else`] : []),
  ];
}

/** The error that a page, having read the cart, says that a person is not in it: the customer would add them again. */
export function deniedFaults({ items, added }: Server, { pending }: Shop, ticket: string, end: CartEnd): string[] {
  if (end.state !== "failed" || !end.isReread) return [];
  const id = added[pending.find((asked) => asked.ticket === ticket)?.key ?? ""];
  const isThere = items.some(({ recipients }) => recipients.some((one) => one.recipientId === id));
  return id !== undefined && isThere ? [`${id} is said not to be in the cart, and is`] : [];
}

/** The error that a move has ended, or was called off, and leaves an entry that it has made and nobody is in. */
function leftFaults(before: Shop, { moves, base, pending }: Shop, ticket: string): string[] {
  const move = moves.find(({ id }) => id === ticket);
  const called = move === undefined ? before.moves.find(({ id }) => id === ticket) : undefined;
  const made = move?.isBack === true && move.state === "done" ? move : called;
  const itemId = (made?.isBack === true ? made.from : made?.to)?.itemId ?? null;
  const isLeft = base?.items.some((item) => same(item.itemId, itemId) && item.recipients.length === 0) === true;
  const isLeaving = pending.some(({ change }) => change.kind === "delete" && same(change.itemId, itemId));
  return made?.isMaker === true && isLeft && !isLeaving ? [`A move leaves entry ${itemId}, in which nobody is`] : [];
}

/** Errors where a page says that a move is done: a move of nobody, or somebody who stands in both entries. */
export function movedFaults(before: Shop, shop: Shop, ticket: string, end: CartEnd): string[] {
  const { moves, base } = shop;
  const left = leftFaults(before, shop, ticket);
  const move = moves.find(({ id }) => id === ticket);
  if (left.length > 0) return left;
  if (move === undefined || move.isBack || move.from === null) return [];
  const { people, from, to } = move;
  const isBare = ticket.startsWith("m0-");
  const source = base?.items.find(({ itemId }) => same(itemId, from.itemId));
  const isEmptyStill = isBare && source?.recipients.length === 0;
  const isAlone =
    base?.items.every(({ event, ...item }) => item.itemId === source?.itemId || !same(event?.eventId, to.eventId)) ===
    true;
  if (isEmptyStill && isAlone && end.state === "refused" && end.refusal.reason === "duplicate")
    return ["An empty entry stands in the way of its own move"];
  if (end.state !== "done") return [];
  const stayed = (source?.recipients ?? []).filter((one) => people.some(({ fromId }) => same(fromId, one.recipientId)));
  return [
    ...stayed.map((one) => `${one.recipientId} is said to have moved, and stands in both entries`),
    ...(isEmptyStill ? ["An empty entry is said to have moved, and stands twice"] : []),
    ...(!isBare && people.length === 0 ? ["A move of nobody is said to be done"] : []),
  ];
}
