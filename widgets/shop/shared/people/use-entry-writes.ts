import { useMemo, useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import type { CartItem, RecipientInput } from "#domain/entities/cart.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { useSessionClaim } from "#state/session/session.ts";
import { changeCart, type CartChanged } from "#state/shop/shop.ts";
import { addParticipants, temporaryId } from "#state/shop/use-shop.ts";

/** Adds several people one after the other; `onEnd` is called for each when its write has ended. */
export type AddAll = (
  recipients: readonly RecipientInput[],
  onEnd: (index: number, changed: CartChanged) => void,
) => Promise<readonly CartChanged[]>;

/** The writes of one entry. */
export interface EntryWrites {
  readonly add: (recipient: RecipientInput) => Promise<CartChanged>;
  readonly addAll: AddAll;
  readonly edit: (recipientId: Recipient["recipientId"], recipient: RecipientInput) => Promise<CartChanged>;
  readonly remove: (recipientId: Recipient["recipientId"]) => Promise<CartChanged>;
  /** Records how a write ended if its form is not there to show it. */
  readonly told: (changed: CartChanged) => CartChanged;
}

/** The writes of one entry, which stay the same as long as its id, and the failure of the last one that failed. */
export function useEntryWrites({ itemId }: CartItem): {
  readonly writes: EntryWrites;
  readonly problem: CartChanged | null;
} {
  const anchor = useAnchor();
  const [problem, setProblem] = useState<CartChanged | null>(null);
  useSessionClaim(problem?.state === "failed" ? problem.error : null);
  const id = itemId ?? "";
  const writes = useMemo((): EntryWrites => {
    const told = (changed: CartChanged): CartChanged => {
      setProblem(changed.state === "done" ? null : changed);
      return changed;
    };
    return {
      add: (recipient) =>
        changeCart({ kind: "recipientAdd", temporaryId: temporaryId(), itemId: id, recipient }, anchor),
      addAll: (recipients, onEnd) => addParticipants(id, recipients, anchor, onEnd),
      edit: (recipientId, recipient) =>
        changeCart({ kind: "recipientEdit", itemId: id, recipientId: recipientId ?? "", recipient }, anchor),
      remove: (recipientId) =>
        changeCart({ kind: "recipientDelete", itemId: id, recipientId: recipientId ?? "" }, anchor).then(told),
      told,
    };
  }, [anchor, id]);
  return { writes, problem };
}
