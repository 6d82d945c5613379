import { bookmarkAdd } from "#api/bookmarks.ts";
import { isOutcomeUnknown } from "#domain/answers/outcome.ts";
import type { Bookmark } from "#domain/entities/bookmark.ts";
import { isFilled } from "#domain/text/text.ts";
import { bookmarks as texts } from "#i18n/bookmarks.ts";
import { useSend } from "#state/sending/send.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { Failure, SendButton } from "#widgets/shared/waiting.tsx";
import { bookmarkTitle } from "./bookmark-texts.ts";

export interface UndoProps {
  /** The bookmark that the customer has just removed. */
  readonly bookmark: Bookmark;
  /** Called with the id under which it is saved again. */
  readonly onRestored: (id: Bookmark["id"]) => void;
}

/** Says what was removed, with a button that restores it; a bookmark without title or address cannot be restored. */
export function Undo({ bookmark, onRestored }: UndoProps) {
  const { send, run } = useSend(bookmarkAdd);
  const { title, url, image } = bookmark;
  const canReturn = isFilled(title) && isFilled(url);
  const undo = async (): Promise<void> => {
    if (!canReturn) return;
    const sent = await run({ title, url, image });
    if (sent?.state === "done") onRestored(sent.data?.id ?? null);
  };
  if (send.state === "failed")
    return (
      <Failure error={send.error} label={texts.undo} onRetry={() => void undo()}>
        {(isOutcomeUnknown(send.error) ? texts.restoringUnknown : texts.notRestored)(bookmarkTitle(bookmark))}
      </Failure>
    );
  return (
    <Notice
      state="success"
      actions={
        canReturn && (
          <SendButton routes={["bookmarkAdd"]} busy={send.state === "sending"} onClick={() => void undo()}>
            {texts.undo}
          </SendButton>
        )
      }
    >
      {texts.removedItem(bookmarkTitle(bookmark))}
    </Notice>
  );
}
