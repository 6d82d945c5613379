import { isOutcomeUnknown } from "#domain/answers/outcome.ts";
import type { Bookmark } from "#domain/entities/bookmark.ts";
import { bookmarks as texts } from "#i18n/bookmarks.ts";
import { useLoggedOut } from "#state/session/session.ts";
import { useRemoval } from "#state/wishlist/removals.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { trashIcon } from "#ui/icon/paths.ts";
import { Failure, SendButton } from "#widgets/shared/waiting.tsx";
import { bookmarkTitle } from "./bookmark-texts.ts";

export interface RemovalProps {
  readonly bookmark: Bookmark;
  /** Called when the customer removes this entry. */
  readonly onRemoved: () => void;
}

function useOwnRemoval({ bookmark, onRemoved }: RemovalProps) {
  const { error, remove } = useRemoval(String(bookmark.id));
  const ask = (): void => {
    onRemoved();
    remove();
  };
  return { error, ask };
}

/** Removes one entry; an entry without an id has no button, because the backend could not identify it. */
export function RemoveButton(props: RemovalProps) {
  const { ask } = useOwnRemoval(props);
  const { bookmark } = props;
  if (bookmark.id === null) return null;
  return (
    <SendButton
      routes={["bookmarkDelete"]}
      variant="quiet"
      icon={<Icon path={trashIcon} size={20} />}
      data-remove=""
      aria-label={texts.removeItem(bookmarkTitle(bookmark))}
      onClick={ask}
    >
      {texts.remove}
    </SendButton>
  );
}

/** The failure beside an entry that came back because the backend refused; nothing otherwise. */
export function RemovalFailure(props: RemovalProps) {
  const { error, ask } = useOwnRemoval(props);
  const isLoggedOut = useLoggedOut();
  if (error === null) return null;
  const say = isOutcomeUnknown(error) ? texts.removalUnknown : texts.notRemovedItem;
  const said = error.kind === "session" && isLoggedOut ? texts.notRemovedSession : say(bookmarkTitle(props.bookmark));
  return (
    <Failure error={error} onRetry={ask}>
      {said}
    </Failure>
  );
}
