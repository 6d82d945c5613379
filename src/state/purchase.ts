import type { PortalEvent } from '#domain/entities/event.ts';
import { priceFor } from '#domain/event-prices.ts';
import { pushToDataLayer, type PurchasePush } from '#state/data-layer.ts';

/** The purchase push of a booked event: the price of one participant, nothing about who takes part. */
export function purchaseOf(event: PortalEvent): PurchasePush {
  const price = priceFor(event, 1);
  return {
    event: 'purchase',
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

/** Tells the tag manager of a booking; to be called once, when the checkout was answered with 200. */
export function pushPurchase(event: PortalEvent): void {
  pushToDataLayer(purchaseOf(event));
}
