import type { ListedRecipient } from "#domain/entities/recipient.ts";
import { recipientOf } from "#domain/recipients.ts";
import { useVisitor } from "#state/visitor.ts";

/**
 * The reader's own entry among an event's participants, as soon as it is known who reads; null before, for guests and
 * for who takes no part. Who reads is asked only where an entry names a user.
 */
export function useOwnEntry<R extends ListedRecipient>(recipients: readonly R[] | null): R | null {
  const visitor = useVisitor(recipients?.some(({ userId }) => userId !== null) ?? false);
  return visitor.state === "customer" ? recipientOf(recipients, visitor.user.userId) : null;
}
