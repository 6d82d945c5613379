import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import type { PortalState } from "#mocks/model/state.ts";

/** The account of a member of that name; null for anybody else. */
function userIdOf({ members }: PortalState, { firstname, lastname }: Recipient): number | null {
  return members.find(({ data }) => data.firstname === firstname && data.lastname === lastname)?.userId ?? null;
}

/** The desk has got an order of the shop: the participant stands in the portal and waits to be confirmed. */
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

/** The desk confirms all that waits to be confirmed. */
export function confirmAll(state: PortalState): void {
  for (const recipient of Object.values(state.recipients).flat())
    if (recipient.approvalState === "pending") recipient.approvalState = "confirmed";
}
