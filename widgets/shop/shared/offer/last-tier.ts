import type { SearchedEvent } from "#domain/entities/event.ts";
import { pricesOf, priceTiers, type GroupPrice } from "#domain/event/money.ts";

/** The price of large groups, with the smallest number of participants that pays it. Null without a price. */
export function lastTier(event: Pick<SearchedEvent, "content" | "theme">): GroupPrice | null {
  const tiers = priceTiers(pricesOf(event));
  const other = tiers.findLastIndex(({ each }) => each !== tiers.at(-1)?.each);
  return tiers[other + 1] ?? null;
}
