import type { ApiError } from "#api/errors.ts";
import { isOutcomeUnknown } from "#domain/answers/outcome.ts";
import { wishlistRemoval as texts } from "#i18n/wishlist.ts";
import { useLoggedOut } from "#state/session/session.ts";
import { useRemoval } from "#state/wishlist/removals.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { checkIcon, trashIcon } from "#ui/icon/paths.ts";
import { Announced } from "#ui/notice/announced.tsx";
import { Failure, SendButton } from "#widgets/shared/waiting.tsx";

/** The button keeps its place and the focus; only its label changes. */
function RemoveButton({ gone, onRemove }: { gone: boolean; onRemove: () => void }) {
  if (!gone)
    return (
      <SendButton routes={["bookmarkDelete"]} icon={<Icon path={trashIcon} size={20} />} onClick={onRemove}>
        {texts.remove}
      </SendButton>
    );
  return (
    <SendButton routes={["bookmarkDelete"]} icon={<Icon path={checkIcon} size={20} />} aria-disabled>
      {texts.removed}
    </SendButton>
  );
}

function wordsOf(error: ApiError, isLoggedOut: boolean): string {
  if (error.kind === "session" && isLoggedOut) return texts.session;
  return isOutcomeUnknown(error) ? texts.unknown : texts.failed;
}

/** Removes one wishlist item, named by the anchor's id (contract section 1). */
export function WishlistRemove({ id }: { id: string }) {
  const { gone, isRemovedHere, error, remove } = useRemoval(id, true);
  const isLoggedOut = useLoggedOut();
  return (
    <div className="stack">
      <div>
        <RemoveButton gone={gone} onRemove={remove} />
        <Announced unseen>{isRemovedHere && texts.removed}</Announced>
      </div>
      {error !== null && (
        <Failure error={error} onRetry={remove}>
          {wordsOf(error, isLoggedOut)}
        </Failure>
      )}
    </div>
  );
}
