import type { PortalEvent } from '#domain/entities/event.ts';
import { priceEach, pricesOf } from '#domain/prices.ts';
import { pushToDataLayer, type CustomerType, type PurchasePush } from '#state/data-layer.ts';

/**
 * The purchase push of one booked participant: nothing about who takes part.
 * @param participants how many are booked in the same entry; each pays the price of that tier (contract-public section 4)
 */
export function purchaseOf(event: PortalEvent, customerType: CustomerType, participants = 1): PurchasePush {
  const cents = priceEach(pricesOf(event), participants);
  const price = cents === null ? null : cents / 100;
  return {
    event: 'purchase',
    customerType,
    ecommerce: {
      currency: 'EUR',
      ...(price !== null && { value: price }),
      items: [{
        ...(event.bookingNumber !== null && { item_id: event.bookingNumber }),
        ...(event.title !== null && { item_name: event.title }),
        item_category: 'seminars',
        ...(price !== null && { price }),
        quantity: 1,
      }],
    },
  };
}

/** Tells the tag manager of a booking; to be called once a participant, when the checkout was answered with 200. */
export function pushPurchase(event: PortalEvent, customerType: CustomerType, participants?: number): void {
  pushToDataLayer(purchaseOf(event, customerType, participants));
}
