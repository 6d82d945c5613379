import * as v from "valibot";
import { anyId, filledText, optionalText } from "#api/body-fields.ts";
import { readAside } from "#api/check-answer.ts";
import { loadResource, optionalResource, defineResource } from "#api/resource.ts";
import { showingStatus } from "#api/status-reads.ts";
import {
  alwaysReader,
  bodyReader,
  defineWrite,
  doneWith,
  doneAnswer,
  refusedWith,
  type IdempotentWrite,
  type Outcome,
  type Write,
} from "#api/write.ts";
import { bookingLookedUp, cancellingLookedUp, orderLookedUp, type LookedUp } from "#domain/answers/outcome.ts";
import {
  orderStateSchema,
  refusalSchema,
  type OrderState,
  type OrderType,
  type Refusal,
} from "#domain/entities/cart.ts";
import { amount, codeText, list, sameId, type Id } from "#domain/entities/fields.ts";
import { recipientSchema, type Recipient } from "#domain/entities/recipient.ts";
import { toCents } from "#domain/event/money.ts";
import { checkoutRecipient } from "#domain/participants/checkout-recipient.ts";
import { filledOrNull } from "#domain/text/text.ts";

/** The participants of one event by eventId, for events that come without them (contract section 3). */
export const recipientsResource = defineResource(
  "recipients",
  v.object({ recipients: list(recipientSchema) }),
  (answer) => answer.recipients,
);

const optionalRecipients = optionalResource(recipientsResource);

/** The key of a participant's writes, so that no second one starts while the first is under way. */
export const recipientKey = (recipientId: Id | null): string => `recipient ${recipientId ?? ""}`;

/** Whose booking is cancelled, and why. */
export interface CancelInput {
  readonly recipientId: Id;
  readonly eventId: Id | null;
  readonly reason: string;
}

/** Cancels a participant; only 200 is a success (contract section 4), and afterwards the lists load again. */
export const cancelRecipient = defineWrite({
  name: "cancelRecipient",
  body: v.strictObject({ reason: filledText }),
  request: ({ recipientId, reason }: CancelInput) => ({ values: { recipientId }, body: { reason } }),
  answers: { 200: doneAnswer },
  outdates: showingStatus,
  outdated: { after: "any" },
  key: ({ recipientId }) => recipientKey(recipientId),
  lookUp: async ({ recipientId, eventId }) =>
    eventId === null
      ? { state: "unknown" }
      : cancellingLookedUp(await loadResource(optionalRecipients, { eventId }), recipientId),
});

/** Milliseconds after checkout until the lists load again and the booking dialog closes (spec section 4). */
export const AFTER_CHECKOUT_MS = 1000;

/** A participant to be booked. */
export interface CheckoutInput {
  readonly recipient: Recipient;
  /** The chosen overnight or meal option, null for none. */
  readonly hotelOverNightOption: string | null;
}

/** A participant of the cart. */
export interface OrderInput extends CheckoutInput {
  /** What the participant's entry asks for: a booking, a reservation or the waiting list. */
  readonly type: OrderType;
}

/** A participant for whom a place is reserved. */
export interface ReservationInput extends CheckoutInput {
  readonly eventId: Id | null;
}

/** The refusal of a checkout: booked before, or a reason with other dates (contract-public section 2). */
export type CheckoutRefusal = "converted" | Refusal;

/**
 * Which participants have been ordered; read when an answer was lost. Null if the backend has no such call (404), which
 * tells nothing about the order.
 */
export const orderStateResource = optionalResource(
  defineResource("orderState", v.object({ recipients: list(orderStateSchema) }), ({ recipients }) => recipients, [
    "recipientIds",
  ]),
);

/** Reads which of the participants have been ordered; null if the backend cannot say. @throws ApiError */
export const readOrderState = (recipientIds: readonly Id[]): Promise<OrderState[] | null> =>
  loadResource(orderStateResource, { recipientIds: recipientIds.join(",") });

/** Looks up how the order of a participant ended. @throws ApiError */
async function lookUpOrder({ recipient: { recipientId }, type }: OrderInput): Promise<LookedUp> {
  const states = recipientId === null ? null : await readOrderState([recipientId]);
  return orderLookedUp(
    states?.find((known) => sameId(known.recipientId, recipientId)),
    type,
  );
}

/** Looks up among the participants of the event how the booking of a reservation ended. @throws ApiError */
async function lookUpBooking({ recipient: { recipientId }, eventId }: ReservationInput): Promise<LookedUp> {
  return eventId === null
    ? { state: "unknown" }
    : bookingLookedUp(await loadResource(optionalRecipients, { eventId }), recipientId);
}

/** A completed booking, with the number of the order if the backend gave one (contract-public section 7). */
export interface CheckoutDone {
  readonly orderNumber: string | null;
  /** Cents that this participant pays, if the backend gave them (section 8). */
  readonly price: number | null;
}

const numbered = v.object({ orderNumber: codeText });
const priced = v.object({ price: amount });

/**
 * Reads the body of a 200, which is a booking whatever the body holds; number and price are taken from it if present,
 * each alone, so that one that cannot be read does not cost the other.
 */
function checkoutDone(body: unknown): Outcome<CheckoutDone, CheckoutRefusal> {
  const price = readAside("checkout", priced, body)?.output.price ?? null;
  return doneWith({
    orderNumber: filledOrNull(readAside("checkout", numbered, body)?.output.orderNumber ?? null),
    price: price === null ? null : toCents(price),
  });
}

const checkoutCall = {
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
    403: alwaysReader<CheckoutDone, CheckoutRefusal>(refusedWith("converted")),
    409: bodyReader(refusalSchema, (said): Outcome<CheckoutDone, CheckoutRefusal> => refusedWith(said)),
  },
  outdates: showingStatus,
  outdated: { after: "any", delay: AFTER_CHECKOUT_MS },
  key: ({ recipient }) => recipientKey(recipient.recipientId),
} as const satisfies Partial<Write<CheckoutInput, CheckoutDone, CheckoutRefusal>>;

const subject = ({ recipient }: CheckoutInput): string => String(recipient.recipientId);

/**
 * Orders one participant of the cart, as the type of the entry says; 403 means that the participant was ordered before
 * (contract section 2). Ordering a reservation and booking it later are different acts, though on the same id.
 */
export const checkout = {
  ...checkoutCall,
  idempotency: {
    act: ({ type }) => `order ${type}`,
    subject,
    across: "browser",
    proof: { final: [200, 403], lookUp: lookUpOrder },
  },
} satisfies IdempotentWrite<OrderInput, CheckoutDone, CheckoutRefusal>;

/** Books a participant for whom a place is reserved; 403 means that it was booked before. */
export const bookReservation = {
  ...checkoutCall,
  idempotency: {
    act: () => "book a reservation",
    subject,
    across: "browser",
    proof: { final: [200, 403], lookUp: lookUpBooking },
  },
} satisfies IdempotentWrite<ReservationInput, CheckoutDone, CheckoutRefusal>;
