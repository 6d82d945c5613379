import type * as v from "valibot";
import { cancelRecipient, checkout } from "#api/recipients.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { ok, problem, unknown, type Answer, type Context, type Handlers } from "#mocks/model/answer.ts";
import { withBody } from "#mocks/model/check.ts";
import { idempotent } from "#mocks/model/once.ts";
import { orderFromCart } from "#mocks/model/shop/orders.ts";
import type { PortalState } from "#mocks/model/state.ts";

function findRecipient(state: PortalState, recipientId: string): Recipient | undefined {
  return Object.values(state.recipients)
    .flat()
    .find((recipient) => String(recipient.recipientId) === recipientId);
}

function cancel(_body: v.InferOutput<typeof cancelRecipient.body>, { state, params }: Context): Answer {
  const recipient = findRecipient(state, params.recipientId ?? "");
  if (recipient === undefined) return unknown(`recipient ${params.recipientId ?? ""}`);
  if (recipient.cancelState !== "none") return problem(409, "A cancellation has been asked for already");
  recipient.cancelState = "pending";
  return ok({});
}

function book(body: v.InferOutput<typeof checkout.body>, context: Context): Answer {
  if (body.recipient.recipientId !== body.recipientId)
    return problem(400, "Body: recipientId differs from recipient.recipientId");
  return orderFromCart(body.recipient, context) ?? convert(body, context.state);
}

/** Turns a reservation of the portal into a booking. */
function convert(body: v.InferOutput<typeof checkout.body>, state: PortalState): Answer {
  const recipient = findRecipient(state, String(body.recipientId));
  if (recipient === undefined) return unknown(`recipient ${body.recipientId}`);
  if (recipient.type === "booking") return problem(403, "The reservation has been converted already");
  if (recipient.type !== "reservation") return problem(409, "Only a reservation can be booked");
  const { hotelOverNightOption, comment } = body.recipient;
  Object.assign(recipient, {
    type: "booking",
    approvalState: "pending",
    cancelState: "none",
    hotelOverNightOption,
    comment,
  });
  return ok({});
}

export const bookingHandlers: Handlers<"cancelRecipient" | "checkout"> = {
  cancelRecipient: withBody(cancelRecipient.body, cancel),
  checkout: idempotent("checkout", withBody(checkout.body, book)),
};
