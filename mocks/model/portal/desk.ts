import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import type { PortalState } from "#mocks/model/state.ts";

/** The account of a member of that name; null for anybody else. */
function userIdOf({ members }: PortalState, { firstname, lastname }: Recipient): number | null {
  return members.find(({ data }) => data.firstname === firstname && data.lastname === lastname)?.userId ?? null;
}

/** Adds an ordered participant to the portal, where the staff must confirm the order. */
export function takeIn(state: PortalState, event: PortalEvent, type: string, recipient: Recipient): void {
  const key = String(event.eventId);
  const taken = {
    ...recipient,
    orderId: `B-${String(recipient.recipientId)}`,
    userId: userIdOf(state, recipient),
    type,
    approvalState: "pending",
    cancelState: "none",
  };
  state.recipients[key] = [...(state.recipients[key] ?? []), taken];
  if (taken.userId !== null && !state.events.some(({ eventId }) => String(eventId) === key)) state.events.push(event);
}

/** Confirms all orders, as the staff would. */
export function confirmAll(state: PortalState): void {
  for (const recipient of Object.values(state.recipients).flat())
    if (recipient.approvalState === "pending") recipient.approvalState = "confirmed";
}
