import * as v from "valibot";
import { anyId, filledText, optionalText } from "#api/body-fields.ts";
import { askOnce, optionalResource, resource } from "#api/resource.ts";
import { showingStatus } from "#api/status-reads.ts";
import {
  always,
  answer,
  defineWrite,
  done,
  isDone,
  refused,
  type OnceWrite,
  type Outcome,
  type Write,
} from "#api/write.ts";
import { checkoutRecipient } from "#domain/booking/checkout.ts";
import { toCents } from "#domain/cents.ts";
import {
  orderStateSchema,
  refusalSchema,
  type OrderState,
  type OrderType,
  type Refusal,
} from "#domain/entities/cart.ts";
import { amount, code, list, type Id } from "#domain/entities/fields.ts";
import { recipientSchema, type Recipient } from "#domain/entities/recipient.ts";
import { bookingLookedUp, cancellingLookedUp, orderLookedUp, type LookedUp } from "#domain/looked-up.ts";

/** The participants of one event by eventId, for events that come without them (contract section 3). */
export const recipientsResource = resource(
  "recipients",
  v.object({ recipients: list(recipientSchema) }),
  (answer) => answer.recipients,
);

const optionalRecipients = optionalResource(recipientsResource);

/** Names a participant's writes, so that no second one starts while the first is under way. */
export const recipientKey = (recipientId: Id | null): string => `recipient ${recipientId ?? ""}`;

export interface CancelInput {
  readonly recipientId: Id;
  readonly eventId: Id | null;
  readonly reason: string;
}

/** Cancels a participant's entry; only 200 is a success (contract section 4), and afterwards the list reloads. */
export const cancelRecipient = defineWrite({
  name: "cancelRecipient",
  body: v.strictObject({ reason: filledText }),
  request: ({ recipientId, reason }: CancelInput) => ({ values: { recipientId }, body: { reason } }),
  answers: { 200: isDone },
  outdates: showingStatus,
  outdated: { after: "any" },
  key: ({ recipientId }) => recipientKey(recipientId),
  lookUp: async ({ recipientId, eventId }) =>
    eventId === null
      ? { state: "unknown" }
      : cancellingLookedUp(await askOnce(optionalRecipients, { eventId }), recipientId),
});

/** The list reloads, and the booking dialog closes, this long after checkout, in milliseconds (spec section 4). */
export const AFTER_CHECKOUT_MS = 1000;

export interface CheckoutInput {
  readonly recipient: Recipient;
  /** The chosen overnight or meal option, null for none. */
  readonly hotelOverNightOption: string | null;
}

/** A participant of the cart. */
export interface OrderInput extends CheckoutInput {
  /** What their entry asks for. */
  readonly type: OrderType;
}

/** A participant for whom a place is reserved. */
export interface ReservationInput extends CheckoutInput {
  readonly eventId: Id | null;
}

/** Booked before, or refused with a reason and other dates (contract-public section 2). */
export type CheckoutRefusal = "converted" | Refusal;

/**
 * Which participants have been ordered, for answers that were lost; null where the backend has no such call (404):
 * neither a yes nor a no.
 */
export const orderStateResource = optionalResource(
  resource("orderState", v.object({ recipients: list(orderStateSchema) }), ({ recipients }) => recipients, [
    "recipientIds",
  ]),
);

/** Asks which of the participants have been ordered; null where the backend cannot say it. @throws ApiError */
export const readOrderState = (recipientIds: readonly Id[]): Promise<OrderState[] | null> =>
  askOnce(orderStateResource, { recipientIds: recipientIds.join(",") });

/** What the backend says has become of the order of a participant. @throws ApiError */
async function lookUpOrder({ recipient: { recipientId }, type }: OrderInput): Promise<LookedUp> {
  return recipientId === null
    ? { state: "unknown" }
    : orderLookedUp(await readOrderState([recipientId]), recipientId, type);
}

/** What the participants of the event say has become of the booking of a reservation. @throws ApiError */
async function lookUpBooking({ recipient: { recipientId }, eventId }: ReservationInput): Promise<LookedUp> {
  return eventId === null
    ? { state: "unknown" }
    : bookingLookedUp(await askOnce(optionalRecipients, { eventId }), recipientId);
}

/** A booking, with the number that the backend has given the order, where it has (contract-public section 7). */
export interface CheckoutDone {
  readonly orderNumber: string | null;
  /** Cents, where the backend has named what this participant pays (section 8). */
  readonly price: number | null;
}

const said = v.object({ orderNumber: v.fallback(code, null), price: v.fallback(amount, null) });

/** 200 is a booking whatever its body says; a number and a price in it are shown. */
function checkoutDone(body: unknown): Outcome<CheckoutDone, CheckoutRefusal> {
  const { success, output } = v.safeParse(said, body);
  if (!success) return done({ orderNumber: null, price: null });
  return done({ orderNumber: output.orderNumber, price: output.price === null ? null : toCents(output.price) });
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
    403: always<CheckoutDone, CheckoutRefusal>(refused("converted")),
    409: answer(refusalSchema, (said): Outcome<CheckoutDone, CheckoutRefusal> => refused(said)),
  },
  outdates: showingStatus,
  outdated: { after: "any", delay: AFTER_CHECKOUT_MS },
  key: ({ recipient }) => recipientKey(recipient.recipientId),
} as const satisfies Partial<Write<CheckoutInput, CheckoutDone, CheckoutRefusal>>;

const subject = ({ recipient }: CheckoutInput): string => String(recipient.recipientId);

/**
 * Orders one participant of the cart, as the type of the entry says; 403 means that somebody has ordered them before
 * (contract section 2). Ordering a reservation is another act than booking it later, though both carry one id.
 */
export const checkout = {
  ...checkoutCall,
  idempotency: {
    act: ({ type }) => `order ${type}`,
    subject,
    across: "browser",
    proof: { final: [200, 403], lookUp: lookUpOrder },
  },
} satisfies OnceWrite<OrderInput, CheckoutDone, CheckoutRefusal>;

/** Books a participant for whom a place is reserved; 403 means that somebody has booked it before. */
export const bookReservation = {
  ...checkoutCall,
  idempotency: {
    act: () => "book a reservation",
    subject,
    across: "browser",
    proof: { final: [200, 403], lookUp: lookUpBooking },
  },
} satisfies OnceWrite<ReservationInput, CheckoutDone, CheckoutRefusal>;
