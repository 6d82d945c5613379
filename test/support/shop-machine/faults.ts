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
