import type { PortalEvent } from "#domain/entities/event.ts";
import { pushToDataLayer, type CustomerType, type PurchasePush } from "#state/data-layer.ts";

/** What the data layer is told of a booking: the seminar, and the price that one participant pays for it. */
export interface Bought {
  readonly bookingNumber: string | null;
  readonly title: string | null;
  /** Null where no price is known. */
  readonly cents: number | null;
}

/** The data of an event for a purchase, with null for what is not known. @param cents what one participant pays */
export function boughtOf(event: PortalEvent | null, cents: number | null): Bought {
  if (event === null) return { bookingNumber: null, title: null, cents: null };
  const { bookingNumber, title } = event;
  return { bookingNumber, title, cents };
}

/** The purchase push of one booked participant; it holds nothing about the participant. */
export function purchaseOf({ bookingNumber, title, cents }: Bought, customerType: CustomerType): PurchasePush {
  const price = cents === null ? null : cents / 100;
  return {
    event: "purchase",
    customerType,
    ecommerce: {
      currency: "EUR",
      ...(price !== null && { value: price }),
      items: [
        {
          ...(bookingNumber !== null && { item_id: bookingNumber }),
          ...(title !== null && { item_name: title }),
          item_category: "seminars",
          ...(price !== null && { price }),
          quantity: 1,
        },
      ],
    },
  };
}

/** Tells the tag manager of a booking. To be called once for each participant whose checkout was answered with 200. */
export function pushPurchase(bought: Bought, customerType: CustomerType): void {
  pushToDataLayer(purchaseOf(bought, customerType));
}
