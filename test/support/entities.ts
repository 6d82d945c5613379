import * as v from "valibot";
import { eventSchema, type PortalEvent } from "#domain/entities/event.ts";
import { recipientSchema, type Recipient } from "#domain/entities/recipient.ts";

/**
 * An event as the border would let it in: what is not given is null or empty. Throws on fields the contract forbids.
 */
export function buildEvent(fields: Record<string, unknown> = {}): PortalEvent {
  return v.parse(eventSchema, fields);
}

/** A participant as the border would let it in. */
export function buildRecipient(fields: Record<string, unknown> = {}): Recipient {
  return v.parse(recipientSchema, fields);
}
