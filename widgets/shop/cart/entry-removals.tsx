import { useCallback, useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { undoOf } from "#domain/cart/new-moves.ts";
import type { CartItem } from "#domain/entities/cart.ts";
import { isLeftOpen } from "#domain/shop/asked.ts";
import type { Move } from "#domain/shop/state.ts";
import { cartTexts as texts } from "#i18n/cart.ts";
import { randomKey } from "#lib/digest.ts";
import { changeCart } from "#state/shop/shop.ts";
import { useMoves } from "#state/shop/use-shop.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import { entryTitle } from "#widgets/shared/order/entry-title.ts";
import { UndoNotice } from "#widgets/shared/order/undo-notice.tsx";
import { withRemoved, type RemovedAt } from "#widgets/shop/shared/in-places.ts";
import { useAnnouncement } from "#widgets/shop/shared/people/status.tsx";

interface Removed extends RemovedAt {
  readonly itemId: CartItem["itemId"];
  readonly title: string;
  readonly undo: Move | null;
}

/** Removes an entry at once, and can restore it until the page is left. */
export function useEntryRemovals() {
  const anchor = useAnchor();
  const { begin } = useMoves();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [status, say] = useAnnouncement();
  const remove = useOneAtATime(
    useCallback(
      async ({ item, at }: { item: CartItem } & RemovedAt): Promise<void> => {
        setProblem(null);
        const ids = item.recipients.flatMap(({ recipientId }) => recipientId ?? []);
        const entry = { itemId: item.itemId, title: entryTitle(item), undo: undoOf(item, ids, randomKey()), at };
        const changed = await changeCart({ kind: "delete", itemId: item.itemId ?? "" }, anchor);
        if (changed.state === "done") setRemoved((all) => withRemoved(all, entry));
        else setProblem(isLeftOpen(changed) ? texts.notSavedUnknown : texts.notRemoved);
      },
      [anchor],
    ),
  );
  const undo = useOneAtATime(async (entry: Removed): Promise<void> => {
    if (entry.undo === null) return;
    setProblem(null);
    setRemoved((all) => all.filter((other) => other !== entry));
    // An entry that could not be restored is reported with the other moves at the head of the page.
    if ((await begin(entry.undo)).state === "done") say(texts.restored);
  });
  return { removed, problem, status, remove, undo };
}

type EntryRemovals = ReturnType<typeof useEntryRemovals>;

/** What stands in the place of a removed entry, with a button that restores it. */
export const removedEntry = (entry: Removed, undo: EntryRemovals["undo"]) => (
  <li key={String(entry.itemId)}>
    <UndoNotice label={texts.undo} onUndo={entry.undo === null ? null : () => undo(entry)}>
      {texts.removed(entry.title)}
    </UndoNotice>
  </li>
);

/** Says that an entry has been restored, or why it was not removed. */
export function RemovalOutcome({ problem, status }: Pick<EntryRemovals, "problem" | "status">) {
  return (
    <>
      {status}
      {problem !== null && (
        <Notice state="error" result>
          {problem}
        </Notice>
      )}
    </>
  );
}
