import { saleOf, type SaleFields } from "#domain/cart/sale.ts";
import type { CardEvent } from "#domain/entities/event.ts";
import { eventPrice, type GroupPrice } from "./money.ts";

/** The fields of an event that decide which price an offer names. */
type Offered = Pick<CardEvent, "content" | "theme"> & SaleFields;

/** What one participant pays by an offer. Null if it is not known, or if it is agreed with a house as the event is. */
export const offeredPrice = (event: Offered): GroupPrice | null =>
  saleOf(event).way === "inquiry" ? null : eventPrice(event, 1);

/** The lowest price of one participant among several dates, and whether another date has a different price. */
export interface LowestPrice {
  readonly price: GroupPrice | null;
  readonly differs: boolean;
}

/** The lowest price among several dates, but those on request; `price` is null if no date has one. */
export function lowestPrice(events: readonly Offered[]): LowestPrice {
  const prices = events.filter((event) => saleOf(event).way !== "inquiry").map(offeredPrice);
  const known = prices.filter((price) => price !== null);
  const [price = null] = known.sort((a, b) => a.each - b.each);
  return { price, differs: prices.some((other) => other?.each !== price?.each) };
}
