import type { FailedCall } from "#domain/answers/outcome.ts";
import type { Cart, OrderState, Refusal } from "#domain/entities/cart.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { Orderer, OrderPerson, OrderStep } from "#domain/order/order-people.ts";

/** The order of a page, sent from this page or before it was loaded. */
export interface Order {
  /**
   * `asking`: sent before the page was loaded, and the backend has not told its outcome yet. `kept`: the backend has
   * told it. `ended`: begun on this page, and done or waiting for the customer.
   */
  readonly state: "none" | "asking" | "kept" | "running" | "ended";
  /** The participants as the customer last confirmed them, or as they were ordered. */
  readonly people: readonly OrderPerson[];
  readonly orderer: Orderer | null;
  /** Who bought, as the data layer is told. */
  readonly customerType: "Gast" | "Kunde";
  /** The failure after a 401: nothing more is sent until the customer acts. */
  readonly error: FailedCall | null;
  /** Whether the cart was read since the customer's press, and since a guest's login; before, nothing is sent. */
  readonly isCartRead: boolean;
}

/** How a `checkout` ended; null if it could not be sent just now. */
export type OrderSent =
  | { readonly state: "done"; readonly data: { readonly orderNumber: string | null; readonly price: number | null } }
  | { readonly state: "refused"; readonly refusal: "converted" | Refusal }
  | { readonly state: "failed"; readonly error: FailedCall }
  | null;

/** A command to the page's order. */
export type OrderCommand =
  /** Begins with everybody in the shown cart; participants whose outcome is known are not sent again. */
  | { readonly kind: "begin"; readonly cart: Cart }
  /** Sends participants at a step again: one of them, or all. */
  | { readonly kind: "again"; readonly step: OrderStep; readonly recipientId: Id | null }
  /** Continues with the prices, dates and hotels of the cart that the customer has checked. */
  | { readonly kind: "confirm"; readonly cart: Cart }
  /** Asks how participants ended whose outcome is unknown; nothing is sent. */
  | { readonly kind: "check" }
  /** Restores an order from before the page was loaded; its outcome is unknown until the backend has been asked. */
  | { readonly kind: "restore"; readonly order: Pick<Order, "people" | "orderer" | "customerType"> }
  /** The answer of the backend; null if it cannot tell. */
  | {
      readonly kind: "told";
      readonly ids: readonly Id[];
      readonly states: readonly OrderState[] | null;
      readonly turn: number;
    }
  /** With `isHeld` the server accepts no further order for now. */
  | {
      readonly kind: "answered";
      readonly recipientId: Id;
      readonly sent: OrderSent;
      readonly isHeld: boolean;
      readonly turn: number;
    }
  /** The cart was read for the order, or could not be read. */
  | { readonly kind: "reread"; readonly isRead: boolean; readonly turn: number }
  /** It has become known in this browser that somebody is ordered; only this page reports the purchase. */
  | { readonly kind: "news"; readonly recipientId: Id; readonly turn: number };

/** An effect of the order that runs outside the state machine. */
export type OrderEffect =
  | { readonly kind: "send"; readonly person: OrderPerson }
  | { readonly kind: "ask"; readonly ids: readonly Id[] }
  /** Records that a `checkout` has arrived whose answer no page has read. */
  | { readonly kind: "settle"; readonly person: OrderPerson }
  | {
      readonly kind: "push";
      readonly bought: readonly { readonly person: OrderPerson; readonly cents: number | null }[];
      readonly customerType: Order["customerType"];
    }
  /** Reads the cart, and then dispatches `reread`. */
  | { readonly kind: "reread" }
  /** Reads the cart; the result of the order does not wait for it. */
  | { readonly kind: "read" };
