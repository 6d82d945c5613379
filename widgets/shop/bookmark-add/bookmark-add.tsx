import { bookmarkAdd } from "#api/bookmarks.ts";
import { isOutcomeUnknown } from "#domain/answers/outcome.ts";
import { bookmarkAdding as texts } from "#i18n/wishlist.ts";
import { useSend } from "#state/sending/send.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { bookmarkIcon, checkIcon } from "#ui/icon/paths.ts";
import type { PropsOf } from "#widgets/shared/manifest.ts";
import { Failure, SendButton } from "#widgets/shared/waiting.tsx";
import type { anchor } from "./manifest.ts";

/**
 * The title of the page, read from the element, because an image or a form named "title" would replace
 * `document.title`.
 */
const pageTitle = (): string => document.querySelector("head > title")?.textContent.trim() ?? "";

/** Saves the page, or the one that the anchor names, as a bookmark (contract-public section 1). */
export function BookmarkAdd({ title, url, image }: PropsOf<typeof anchor>) {
  const { send, run } = useSend(bookmarkAdd);
  const keep = (): void => void run({ title: title ?? pageTitle(), url: url ?? location.href, image: image ?? null });
  const isKept = send.state === "done";
  return (
    <div className="stack">
      <div>
        {isKept ? (
          <SendButton routes={["bookmarkAdd"]} icon={<Icon path={checkIcon} size={20} />} aria-disabled>
            {texts.added}
          </SendButton>
        ) : (
          <SendButton
            routes={["bookmarkAdd"]}
            icon={<Icon path={bookmarkIcon} size={20} />}
            busy={send.state === "sending"}
            onClick={keep}
          >
            {texts.add}
          </SendButton>
        )}
      </div>
      {send.state === "failed" && (
        <Failure error={send.error} onRetry={keep}>
          {isOutcomeUnknown(send.error) ? texts.unknown : texts.failed}
        </Failure>
      )}
    </div>
  );
}
