import type { PortalEvent } from '#domain/entities/event.ts';
import { priceEach, pricesOf } from '#domain/prices.ts';
import { pushToDataLayer, type CustomerType, type PurchasePush } from '#state/data-layer.ts';

/** What is told of a booking: the seminar, and what one participant pays for it. */
export interface Bought {
  readonly bookingNumber: string | null;
  readonly title: string | null;
  /** Null where no price is known. */
  readonly cents: number | null;
}

/** @param participants how many are booked in the same entry; each pays the price of that tier (contract-public section 4) */
export const boughtOf = (event: PortalEvent, participants = 1): Bought => ({ bookingNumber: event.bookingNumber, title: event.title, cents: priceEach(pricesOf(event), participants) });

/** The purchase push of one booked participant: nothing about who takes part. */
export function purchaseOf({ bookingNumber, title, cents }: Bought, customerType: CustomerType): PurchasePush {
  const price = cents === null ? null : cents / 100;
  return {
    event: 'purchase',
    customerType,
    ecommerce: {
      currency: 'EUR',
      ...(price !== null && { value: price }),
      items: [{
        ...(bookingNumber !== null && { item_id: bookingNumber }),
        ...(title !== null && { item_name: title }),
        item_category: 'seminars',
        ...(price !== null && { price }),
        quantity: 1,
      }],
    },
  };
}

/** Tells the tag manager of a booking; to be called once a participant, when the checkout was answered with 200. */
export function pushPurchase(bought: Bought, customerType: CustomerType): void {
  pushToDataLayer(purchaseOf(bought, customerType));
}
