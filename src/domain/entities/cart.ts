import * as v from "valibot";
import { eventSchema } from "./event.ts";
import { codeText, date, flag, id, list, number, plain, text } from "./fields.ts";
import { recipientSchema } from "./recipient.ts";

/** What an entry of the cart asks for (contract-public section 1, data-type). */
export const orderTypes = ["booking", "reservation", "waitingList"] as const;
export type OrderType = (typeof orderTypes)[number];

/** Contact and invoice address of an order (contract-public section 3). */
export const orderOptionsSchema = v.object({
  /** Company or works council, plain text. */
  company: text,
  /** Street without the number. */
  street: text,
  /** House number, with its letter. */
  streetNumber: codeText,
  /** Post code, without blanks. */
  postalCode: codeText,
  /** Town. */
  city: text,
  /** `Herr`, `Frau` or another of the call `salutations`, as it reads there. */
  salutation: text,
  /** First name. */
  firstname: text,
  /** Last name. */
  lastname: text,
  /** Phone number, digits with an optional leading plus. */
  phone: codeText,
  /** E-mail address. @format email */
  email: text,
  /** A message of the customer, plain text. */
  message: text,
});
export type OrderOptions = v.InferOutput<typeof orderOptionsSchema>;

/**
 * One event of the cart with its participants; `type` is one of orderTypes. An entry with an unknown word is shown as a
 * booking and cannot be ordered.
 */
export const cartItemSchema = v.object({
  /** The entry's own id, by which the writes of the cart name it. @required */
  itemId: id,
  /**
   * What the entry asks for; with another word it cannot be ordered. @values booking | reservation | waitingList
   * @required
   */
  type: text,
  /** The event that is bought; null where it is gone. */
  event: v.nullish(eventSchema, null),
  /** Its participants in the order in which they were added; each with a `recipientId` of its own. @required */
  recipients: list(recipientSchema),
});
export type CartItem = v.InferOutput<typeof cartItemSchema>;

/**
 * `version` grows with every change; an answer with a lower one than is shown is dropped (contract-public section 3).
 */
export const cartSchema = v.object({
  /** Names the cart; another id means another cart, whose versions begin anew. @required */
  cartId: id,
  /** Grows by at least 1 with every change; an answer with a lower one than is shown is dropped as late. @required */
  version: number,
  /** The entries in the order in which they were added. @required */
  items: list(cartItemSchema),
  /** Contact and invoice address; null as long as none was saved. */
  options: v.nullish(orderOptionsSchema, null),
});
export type Cart = v.InferOutput<typeof cartSchema>;

/** The short list of the small cart; `participants` is a number of people. */
export const cartSmallItemSchema = v.object({
  /** The entry's own id. @required */
  itemId: id,
  /** The event of the entry. @integer @required */
  eventId: id,
  /** Title of the event, plain text. @required */
  title: plain,
  /** When it begins. */
  startDate: date,
  /** When it ends. */
  endDate: date,
  /** How many people the entry has. */
  participants: number,
});
/** The cart in short, for widgets that only count and list its entries. */
export const cartSmallSchema = v.object({
  /** Entries of the cart, not people. @required */
  count: number,
  /** The entries in short, in the order of the cart. @required */
  items: list(cartSmallItemSchema),
});
export type SmallCart = v.InferOutput<typeof cartSmallSchema>;

/** A participant as the cart's writes send it. */
export interface RecipientInput {
  readonly salutation: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly hotelOverNightOption: string | null;
  readonly hotelOptionVegetarian: boolean;
  readonly hotelOptionWheelchair: boolean;
  readonly comment: string | null;
}

/** The body of a 409: why, and other dates of the same theme (contract-public section 3). */
export const refusalSchema = v.object({
  /**
   * Why the write was refused; any other word reads as a failure. @values soldOut | closed | duplicate | changed
   * @required
   */
  reason: text,
  /** Other dates of the same theme that can be had, at best with the same type of entry; may be empty. */
  alternatives: list(eventSchema),
});
export type Refusal = v.InferOutput<typeof refusalSchema>;

/** What has been ordered, for participants whose answer was lost. */
export const orderStateSchema = v.object({
  /** The participant that was asked for. @required */
  recipientId: id,
  /** Whether an order of this participant stands at the backend. @required */
  ordered: flag,
  /**
   * What stands there; without it `ordered` speaks of the entry as it stood in the cart.
   * @values booking | reservation | waitingList
   */
  type: text,
  /** The number of that order, which is shown where the answer of `checkout` was lost. */
  orderNumber: codeText,
});
export type OrderState = v.InferOutput<typeof orderStateSchema>;

/** The type of an entry. */
export function orderTypeOf({ type }: Pick<CartItem, "type">): OrderType {
  return orderTypes.find((known) => known === type) ?? "booking";
}

/** Whether it is known what an entry asks for; a word that nobody knows here may mean anything. */
export const isOfKnownType = (item: Pick<CartItem, "type">): boolean =>
  item.type === null || item.type === orderTypeOf(item);

/**
 * Whether an entry must be paid; reservations and waiting-list entries are not binding (contract-public section 4,
 * Settled since).
 */
export const isBinding = (item: Pick<CartItem, "type">): boolean => orderTypeOf(item) === "booking";

/** Whether nothing must be paid, so that the order is only a request. */
export const isRequest = (items: readonly Pick<CartItem, "type">[]): boolean => !items.some(isBinding);

/** The reasons of a refusal (contract-public section 3); any other word counts as a failure. */
export const refusalReasons = ["soldOut", "closed", "duplicate", "changed"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** The reason of a refusal, null if it is not a known one. */
export function refusalReason(reason: string | null): RefusalReason | null {
  return refusalReasons.find((known) => known === reason) ?? null;
}
