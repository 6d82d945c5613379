import * as v from "valibot";
import { checkoutRecipient } from "#domain/checkout.ts";
import { code, list, type Id } from "#domain/entities/fields.ts";
import { refusalSchema, type Refusal } from "#domain/entities/cart.ts";
import { recipientSchema, type Recipient } from "#domain/entities/recipient.ts";
import { anyId, filledText, optionalText } from "#api/body-fields.ts";
import { resource } from "#api/resource.ts";
import { readOrderState } from "#api/order-state.ts";
import { always, answer, defineWrite, done, isDone, refused, type Outcome } from "#api/write.ts";

/** The participants of one event by eventId, for events that come without them (contract section 3). */
export const recipientsResource = resource(
  "recipients",
  v.object({ recipients: list(recipientSchema) }),
  (answer) => answer.recipients,
);

/** Names a participant's writes, so that no second one starts while the first is under way. */
export const recipientKey = (recipientId: Id | null): string => `recipient ${recipientId ?? ""}`;

/** Cancels a participant's entry; only 200 is a success (contract section 4), and afterwards the list reloads. */
export const cancelRecipient = defineWrite({
  name: "cancelRecipient",
  body: v.strictObject({ reason: filledText }),
  request: ({ recipientId, reason }: { recipientId: Id; reason: string }) => ({
    values: { recipientId },
    body: { reason },
  }),
  answers: { 200: isDone },
  outdates: ["event", "recipients"],
  outdated: { after: "any" },
  key: ({ recipientId }) => recipientKey(recipientId),
});

/** The list reloads, and the booking dialog closes, this long after checkout, in milliseconds (spec section 4). */
export const AFTER_CHECKOUT_MS = 1000;

export interface CheckoutInput {
  readonly recipient: Recipient;
  /** The chosen overnight or meal option, null for none. */
  readonly hotelOverNightOption: string | null;
}

/** Booked before, or refused with a reason and other dates (contract-public section 2). */
export type CheckoutRefusal = "converted" | Refusal;

async function wasOrdered(recipientId: Id | null): Promise<boolean | null> {
  if (recipientId === null) return false;
  const states = await readOrderState([recipientId]);
  if (states === null) return null;
  return states.some((state) => String(state.recipientId) === String(recipientId) && state.ordered === true);
}

/** A booking, with the number that the backend has given the order, where it has (contract-public section 7). */
export interface CheckoutDone {
  readonly orderNumber: string | null;
}

/** 200 is a booking whatever its body says; a number in it is shown. */
function checkoutDone(body: unknown): Outcome<CheckoutDone, CheckoutRefusal> {
  const given = v.safeParse(v.object({ orderNumber: code }), body);
  return done({ orderNumber: given.success ? given.output.orderNumber : null });
}

/**
 * Books a reserved participant, or one of the cart; 403 means that somebody has booked it before (contract section 2).
 */
export const checkout = defineWrite({
  name: "checkout",
  body: v.strictObject({
    recipientId: anyId,
    recipient: v.looseObject({
      ...recipientSchema.entries,
      recipientId: anyId,
      hotelOverNightOption: optionalText,
      comment: optionalText,
    }),
  }),
  request: ({ recipient, hotelOverNightOption }: CheckoutInput) => ({
    body: { recipient: checkoutRecipient(recipient, hotelOverNightOption), recipientId: recipient.recipientId },
  }),
  answers: {
    200: { read: checkoutDone },
    403: always<CheckoutDone, CheckoutRefusal>(refused("converted")),
    409: answer(refusalSchema, (said): Outcome<CheckoutDone, CheckoutRefusal> => refused(said)),
  },
  outdates: ["event", "recipients"],
  outdated: { after: "any", delay: AFTER_CHECKOUT_MS },
  key: ({ recipient }) => recipientKey(recipient.recipientId),
  idempotency: {
    subject: ({ recipient }) => String(recipient.recipientId),
    across: "browser",
    final: [200, 403],
    hasHappened: ({ recipient }) => wasOrdered(recipient.recipientId),
  },
});
