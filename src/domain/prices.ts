import type { Price, CardEvent } from "#domain/entities/event.ts";

/**
 * What a number of participants pays, in whole cents: each of them, all of them, and what that saves against single
 * prices.
 */
export interface GroupPrice {
  readonly participants: number;
  readonly each: number;
  readonly sum: number;
  /** Never negative. */
  readonly saving: number;
}

/** Prices differ up to this number of participants (spec section 9). */
const TIERS = 5;

/** Whole cents of a euro amount; 1.005, which no binary number holds, is 101. */
export function toCents(euro: number): number {
  return Math.round(Number((euro * 100).toFixed(4)));
}

/** The event's own price records, else those of its theme. */
export function pricesOf(event: Pick<CardEvent, "content" | "theme">): readonly Price[] {
  const own = event.content?.prices ?? [];
  return own.length > 0 ? own : (event.theme?.content ?? []).flatMap((content) => content.prices);
}

/**
 * Cents per participant when `participants` (1 or more) take part; five and more use the fifth price (spec section 9).
 * A tier that is not given costs as much as the one before it. Null without any price.
 */
export function priceEach(prices: readonly Price[], participants: number): number | null {
  const [record] = prices;
  if (!record) return null;
  const { price, priceParticipantTwo, priceParticipantThree, priceParticipantFour, priceParticipantFive } = record;
  const tiers = [price, priceParticipantTwo, priceParticipantThree, priceParticipantFour, priceParticipantFive];
  const amount = tiers.slice(0, Math.min(participants, TIERS)).findLast((tier) => tier !== null);
  return amount == null ? null : toCents(amount);
}

/**
 * The one rule for cart, checkout, offers, calculator and its PDF (contract-public section 4, Money); null without a
 * price.
 */
export function groupPrice(prices: readonly Price[], participants: number): GroupPrice | null {
  const each = priceEach(prices, participants);
  if (each === null) return null;
  const single = priceEach(prices, 1) ?? each;
  return { participants, each, sum: each * participants, saving: Math.max(0, (single - each) * participants) };
}

/** The table of all tiers, from one participant to five and more; empty without a price. */
export function priceTiers(prices: readonly Price[]): GroupPrice[] {
  return [...Array(TIERS).keys()].map((index) => groupPrice(prices, index + 1)).filter((tier) => tier !== null);
}

/**
 * Free: minimum price 0 (spec section 9), taken over the prices of one participant: a group tier of 0 does not make a
 * paid seminar free. Without any price nothing is known to be free.
 */
export function isFree(prices: readonly Price[]): boolean {
  const single = prices.flatMap(({ price }) => price ?? []);
  return single.length > 0 && Math.min(...single) === 0;
}
