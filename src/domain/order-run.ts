import type { Refusal } from "#domain/entities/cart.ts";
import type { OrderLine } from "./order-lines.ts";

/**
 * The result of a participant's `checkout`. `failed`: the backend said that nothing was ordered, and the participant
 * may be tried again alone. `unknown`: no answer came, and the backend must be asked before anything is sent. `gone`:
 * the participant is no longer in the cart, and was not ordered.
 */
export const orderSteps = [
  "waiting",
  "sending",
  "failed",
  "unknown",
  "gone",
  "booked",
  "converted",
  "soldOut",
  "closed",
  "changed",
] as const;
export type OrderStep = (typeof orderSteps)[number];

/** Whether the data layer must be told of a booking: `due` from the first news of it until it has been told. */
export const purchaseSteps = ["none", "due", "told"] as const;

/** A participant of an order, with all that is known of their `checkout`. */
export interface OrderPerson extends OrderLine {
  readonly step: OrderStep;
  /** Why the participant was refused, with other dates. */
  readonly refusal: Refusal | null;
  /** The number of the order, if the backend gave one. */
  readonly number: string | null;
  /** The price in cents, if the backend gave it. */
  readonly price: number | null;
  readonly purchase: (typeof purchaseSteps)[number];
}

/** Whether a participant is ordered (booked or converted) and so is never sent again, even after a reload. */
export const isOrdered = ({ step }: Pick<OrderPerson, "step">): boolean => step === "booked" || step === "converted";
