import type { WishlistKind } from "#api/wishlist.ts";
import type { Id } from "#domain/entities/fields.ts";
import { wishlistTexts as texts } from "#i18n/wishlist.ts";
import { useWish } from "#state/wishlist.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { Failure, SendButton } from "#widgets/shared/waiting.tsx";
import css from "./toggle-button.css?inline";

const heart = "M12 20C5 15 3 11.5 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5c0 3-2 6.5-9 11.5z";

/** The heart that puts an event or theme on the wishlist, filled at once and taken back with a message on refusal. */
export function ToggleButton({ kind, refId, title = null }: { kind: WishlistKind; refId: Id; title?: string | null }) {
  useStyles(css);
  const { isOn, failure, toggle } = useWish(kind, refId);
  return (
    <div className="stack">
      <div className="wish" data-state={isOn ? "on" : "off"}>
        <SendButton
          routes={[isOn ? "bookmarkDelete" : "wishlistAdd"]}
          variant="quiet"
          aria-pressed={isOn}
          icon={<Icon path={heart} size={24} />}
          onClick={toggle}
        >
          <VisuallyHidden>{texts.toggle(title)}</VisuallyHidden>
        </SendButton>
      </div>
      {failure !== null && (
        <Failure error={failure.error} onRetry={toggle}>
          {texts.failed[failure.wanted]}
        </Failure>
      )}
    </div>
  );
}
