import * as v from "valibot";
import { flag, id, text } from "./fields.ts";

/**
 * A participant (spec section 3, Recipient). `type` is booking, reservation or waitingList, `approvalState` pending,
 * confirmed or rejected, `cancelState` none, pending or rejected; any other combination has no label and no buttons
 * (spec section 4), so unknown words are let through.
 */
export const recipientSchema = v.looseObject({
  /** Names the participation; `checkout`, `cancelRecipient` and `orderState` go by it. @required */
  recipientId: id,
  /** The order it belongs to. */
  orderId: id,
  /** The account of the person, where there is one; a member's own entries are found by it. */
  userId: id,
  /** First name. @required */
  firstname: text,
  /** Last name. @required */
  lastname: text,
  /** As it reads, such as `Frau`. */
  salutation: text,
  /** What was asked for. @values booking | reservation | waitingList @required */
  type: text,
  /** How far it is. @values pending | confirmed | rejected */
  approvalState: text,
  /** Whether it is being cancelled. @values none | pending | rejected */
  cancelState: text,
  /**
   * Night and board: `mitNacht_VP`, `ohneNacht_VP`, `mitNacht_HP`, `ohneNacht_HP` (half board not for conferences); for
   * events of one day `tagesseminar_OhneNacht`, `tagesseminar_MitNachtFruehst`; null for none and online.
   */
  hotelOverNightOption: text,
  /** Whether vegetarian food is wanted. */
  hotelOptionVegetarian: flag,
  /** Whether a room free of barriers is wanted. */
  hotelOptionWheelchair: flag,
  /** First half of the comment, plain text. */
  comment: text,
  /** Second half of the comment; both are merged in what `checkout` sends. */
  internalComment: text,
});
export type Recipient = v.InferOutput<typeof recipientSchema>;

const { userId, type, approvalState, cancelState } = recipientSchema.entries;

/** A participant as lists show one: who it is, and how it stands. */
export const listedRecipientSchema = v.object({ userId, type, approvalState, cancelState });
export type ListedRecipient = v.InferOutput<typeof listedRecipientSchema>;
