import type { WriteName } from "#api/routes.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { PageEventName } from "#lib/page-event.ts";

/** How far a write has come; `failed` includes a refusal by the backend. */
export type SubmitProgress = "started" | "succeeded" | "failed";

/**
 * The detail of `portal:submit` (contract section 4): the anchor's id, the write's route name and how far the write has
 * come.
 */
export interface SubmitDetail {
  readonly widget: string;
  readonly action: WriteName;
  readonly outcome: SubmitProgress;
}

/** Whether a visitor booked, or a logged-in customer (contract-public section 4, Cart and checkout). */
export type CustomerType = "Gast" | "Kunde";

/** A booking (contract section 4, Money). Amounts are in euro; fields that the backend did not give are left out. */
export interface PurchasePush {
  readonly event: "purchase";
  readonly customerType: CustomerType;
  readonly ecommerce: {
    readonly currency: "EUR";
    readonly value?: number;
    readonly items: readonly [
      {
        readonly item_id?: string;
        readonly item_name?: string;
        readonly item_category: "seminars";
        readonly price?: number;
        readonly quantity: 1;
      },
    ];
  };
}

/** A seminar in the steps before a booking; fields that the backend did not give are left out. */
export interface ShopItem {
  readonly item_id?: string;
  readonly item_name?: string;
  readonly item_category: "seminars";
  readonly price?: number;
  readonly quantity: number;
}

/** A step before a booking, named as in Google Analytics 4; pushed only if the configuration says `observe`. */
export interface ShopStepPush {
  readonly event: "view_item" | "add_to_cart" | "begin_checkout";
  readonly ecommerce: { readonly currency: "EUR"; readonly value?: number; readonly items: readonly ShopItem[] };
}

/** How far a write has come, as the data layer is told. */
export type SubmitPush = { readonly event: "portal:submit" } & SubmitDetail;

/** Everything that the portal pushes to `window.dataLayer`; docs/data-layer.md describes it for page authors. */
export type DataLayerPush = PurchasePush | ShopStepPush | SubmitPush;

interface DataLayer {
  push: (entry: DataLayerPush) => unknown;
}

const isDataLayer = (value: unknown): value is DataLayer =>
  typeof (value as Partial<DataLayer> | null)?.push === "function";

/**
 * Pushes an entry to the page's data layer. A tag manager that loads later takes over the array; one that throws breaks
 * none of our code.
 */
export function pushToDataLayer(entry: DataLayerPush): void {
  const page = window as { dataLayer?: unknown };
  page.dataLayer ??= [];
  if (!isDataLayer(page.dataLayer)) return;
  try {
    page.dataLayer.push(entry);
  } catch (thrown) {
    // eslint-disable-next-line no-console -- the fault is the tag manager's; its author must be able to find it
    console.error("[portal] window.dataLayer.push failed:", thrown);
  }
}

/**
 * Tells the page how far a write has come: fires `portal:submit`, which bubbles from the anchor, and pushes the same to
 * the data layer.
 */
export function fireSubmit(anchor: HTMLElement, action: WriteName, outcome: SubmitProgress): void {
  const detail: SubmitDetail = { widget: anchor.id, action, outcome };
  anchor.dispatchEvent(new CustomEvent("portal:submit" satisfies PageEventName, { bubbles: true, detail }));
  pushToDataLayer({ event: "portal:submit", ...detail });
}

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
