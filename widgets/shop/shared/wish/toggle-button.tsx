import { useState } from "react";
import { pageAddress } from "#api/pages.ts";
import type { WishlistKind } from "#api/wishlist.ts";
import { isOutcomeUnknown } from "#domain/answers/outcome.ts";
import type { Id } from "#domain/entities/fields.ts";
import { wishlistTexts as texts } from "#i18n/wishlist.ts";
import { useConfig } from "#state/store.ts";
import { useWish } from "#state/wishlist/wishlist.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { Failure, SendButton } from "#widgets/shared/waiting.tsx";
import css from "./toggle-button.css?inline";

const heart = "M12 20C5 15 3 11.5 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5c0 3-2 6.5-9 11.5z";

/** A link to the wishlist; nothing if the page's address is unknown. */
function Look() {
  const href = pageAddress(useConfig(), "wishlist");
  return href === null ? null : <a href={href}>{texts.look}</a>;
}

export interface ToggleButtonProps {
  readonly kind: WishlistKind;
  readonly refId: Id;
  readonly title?: string | null;
  /** Whether it is shown in the corner of a card, without its label and the link to the list. */
  readonly compact?: boolean;
}

/**
 * The heart button that adds an event or theme to the wishlist. It changes at once and back with a message if refused.
 * After adding, the link to the list is beside it, and is announced.
 */
export function ToggleButton({ kind, refId, title = null, compact = false }: ToggleButtonProps) {
  useStyles(css);
  const { isOn, isSending, failure, toggle } = useWish(kind, refId);
  const [isPressed, setPressed] = useState(false);
  return (
    <div className={compact ? "wish-card" : "stack"}>
      <div className="wish" data-state={isOn ? "on" : "off"}>
        <SendButton
          routes={[isOn ? "bookmarkDelete" : "wishlistAdd"]}
          variant="quiet"
          aria-label={title === null ? undefined : texts.toggleOf(title)}
          aria-pressed={isOn}
          icon={<Icon path={heart} size={compact ? 24 : 20} />}
          onClick={() => {
            setPressed(true);
            toggle();
          }}
        >
          {compact ? null : texts.toggle}
        </SendButton>
        {!compact && <Announced>{isPressed && isOn && !isSending && <Look />}</Announced>}
      </div>
      {failure !== null && (
        <Failure error={failure.error} onRetry={toggle}>
          {texts.failed[failure.wanted !== "known" && isOutcomeUnknown(failure.error) ? "unknown" : failure.wanted]}
        </Failure>
      )}
    </div>
  );
}
