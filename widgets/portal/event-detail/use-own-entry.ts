import type { ListedRecipient } from "#domain/entities/recipient.ts";
import { recipientOf } from "#domain/participants/recipients.ts";
import { useVisitor } from "#state/visitor.ts";

/**
 * The customer's own entry among an event's participants, once it is known who reads; null before, for guests, and if
 * they take no part. `user` is only read if a participant has a userId.
 */
export function useOwnEntry<R extends ListedRecipient>(recipients: readonly R[] | null): R | null {
  const visitor = useVisitor(recipients?.some(({ userId }) => userId !== null) ?? false);
  return visitor.state === "customer" ? recipientOf(recipients, visitor.user.userId) : null;
}
