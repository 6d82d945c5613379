import type { PortalEvent, Price } from '#domain/entities/event.ts';

/** The event's own price records, else those of its theme. */
function priceRecords(event: PortalEvent): Price[] {
  const own = event.content?.prices ?? [];
  return own.length > 0 ? own : (event.theme?.content ?? []).flatMap((content) => content.prices);
}

/**
 * Euro per participant when `participants` (1 or more) take part; five and more use the fifth price (spec section 9).
 * A tier that is not given costs as much as the one before it. Null without any price.
 */
export function priceFor(event: PortalEvent, participants: number): number | null {
  const record = priceRecords(event)[0];
  if (!record) return null;
  const { price, priceParticipantTwo, priceParticipantThree, priceParticipantFour, priceParticipantFive } = record;
  const tiers = [price, priceParticipantTwo, priceParticipantThree, priceParticipantFour, priceParticipantFive];
  return tiers.slice(0, Math.min(participants, tiers.length)).findLast((amount) => amount !== null) ?? null;
}

/**
 * Free event: minimum price 0 (spec section 9), taken over the prices of one participant: a group tier of 0 does not
 * make a paid seminar free. An event without any price is not known to be free.
 */
export function isFree(event: PortalEvent): boolean {
  const prices = priceRecords(event).flatMap(({ price }) => price ?? []);
  return prices.length > 0 && Math.min(...prices) === 0;
}
