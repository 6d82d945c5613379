import { serverChanges, type ServerChange } from "#domain/cart-changes.ts";
import { newerCart, sameId } from "#domain/cart.ts";
import type { Cart } from "#domain/entities/cart.ts";
import type { Id } from "#domain/entities/fields.ts";
import { expectedAfter, hasArrived, madeBy, type PendingChange } from "./asked.ts";
import { countOf, isAmong, put, type Asked, type Effect, type Shop, type Stepped } from "./state.ts";

interface Acceptance {
  /** The change of this page that was answered. */
  readonly answered?: Asked;
  /** Whether another tab has sent this answer. */
  readonly isNews?: boolean;
  /** Whether the number of entries has changed, for a page that did not know it before. */
  readonly countChanged?: boolean;
  /** The highest version of this cart that a change by the customer made, in any tab; null if none is known. */
  readonly own: number | null;
}

const changesCount = ({ change: { kind } }: PendingChange): boolean => kind === "add" || kind === "delete";

/**
 * The changes that the backend made by itself, as far as they differ from what the customer did on this page and in
 * other tabs.
 */
function foreignChanges(
  base: Cart,
  answer: Cart,
  arrived: readonly PendingChange[],
  { isNews = false, own }: Acceptance,
): ServerChange[] {
  const expected = arrived.reduce((cart, entry) => expectedAfter(cart, entry, answer), base);
  const found = serverChanges(expected, answer);
  const isOthers = isNews || (own ?? 0) > (base.version ?? Infinity);
  const isOwnVersion = answer.version !== null && answer.version <= (own ?? -1);
  const isOwn = arrived.length > 0 ? isOthers : isNews || isOwnVersion;
  return isOwn ? found.filter(({ kind }) => kind === "changed") : found;
}

/** Whether a change only shows that an ordered entry has left the cart; this is not reported. */
const isOwnOrder =
  (ordered: readonly Id[]) =>
  ({ kind, item }: ServerChange): boolean =>
    kind !== "changed" && isAmong(ordered, item.itemId);

function withFound(shop: Shop, answer: Cart, arrived: readonly Asked[], how: Acceptance): readonly ServerChange[] {
  if (shop.isAnew || shop.base === null) return shop.isAnew ? [] : shop.changes;
  const found = foreignChanges(shop.base, answer, arrived, how);
  return [
    ...shop.changes.filter(({ item }) => found.every((change) => !sameId(change.item.itemId, item.itemId))),
    ...found,
  ].filter((change) => !isOwnOrder(shop.ordered)(change));
}

/**
 * Replaces the cart by an answer of the backend, unless a newer one is known. A new number of entries is announced to
 * the page and the other tabs, and changes made by the backend are recorded. Pending changes that the answer already
 * contains count as answered.
 */
export function accept(shop: Shop, answer: Cart, how: Acceptance): Stepped {
  const { base, pending, isAnew } = shop;
  const { answered, isNews = false, countChanged = false } = how;
  if (!isAnew && newerCart(base, answer) !== answer) return [shop, []];
  const known = countOf(shop);
  const arrived = answered === undefined ? pending.filter((entry) => hasArrived(entry, answer)) : [answered];
  const isOwn = isNews || arrived.length > 0;
  const isChanged = known === null ? countChanged || arrived.some(changesCount) : known !== answer.items.length;
  const isTold = !isNews && (isOwn || (base !== null && answer.version !== base.version));
  const made = answered?.change.kind === "recipientAdd" ? madeBy(answered.change, answered.before, answer) : null;
  const news = { cart: answer, countChanged: isChanged, made, person: shop.person ?? null };
  const effects: Effect[] = [
    ...(base === null ? [{ do: "note" as const, cart: answer, isFirst: true }] : []),
    ...(isOwn ? [{ do: "note" as const, cart: answer, isFirst: false }] : []),
    ...(isChanged ? [{ do: "count" as const, count: answer.items.length }] : []),
    ...(isTold ? [{ do: "announce" as const, news }] : []),
  ];
  return [
    put(shop, {
      base: answer,
      load: { state: "ready" },
      small: null,
      duplicates: [],
      changes: withFound(shop, answer, arrived, how),
      accepted: shop.accepted + 1,
    }),
    effects,
  ];
}
