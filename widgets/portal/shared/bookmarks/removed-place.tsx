import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";
import type { Bookmark } from "#domain/entities/bookmark.ts";
import { bookmarks as texts } from "#i18n/bookmarks.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { useSecondPressIgnored } from "#ui/page/ignore-presses.ts";
import { bookmarkTitle } from "./bookmark-texts.ts";
import { Undo, type UndoProps } from "./undo.tsx";

/** The `data-list-focus` of an entry in both versions of the list. */
const entryOf = (id: Bookmark["id"]): string => `bookmark-${id ?? ""}`;

/** Focuses an entry that is expected in the list, once it is rendered. */
export function useFocusOnEntry(): {
  readonly section: RefObject<HTMLElement | null>;
  /** Names the expected entry; only the first call since the last removal counts. */
  readonly expect: (id: Bookmark["id"]) => void;
  readonly expectNone: () => void;
} {
  const section = useRef<HTMLElement>(null);
  const expected = useRef<string | null>(null);
  useEffect(() => {
    if (expected.current === null) return;
    const entry = section.current?.querySelector(`[data-list-focus="${CSS.escape(expected.current)}"]`);
    const button = entry?.querySelector<HTMLElement>("[data-remove]");
    if (button == null) return;
    expected.current = null;
    button.focus();
  });
  return {
    section,
    expect: (id) => {
      expected.current ??= entryOf(id);
    },
    expectNone: () => {
      expected.current = null;
    },
  };
}

interface RemovedPlaceProps extends UndoProps {
  /** Whether the backend has removed it. */
  readonly isRemoved: boolean;
  /** Called when this is unmounted while it has the focus. */
  readonly onLeft: () => void;
}

/** Takes the place of an entry that the customer has removed, and its focus: a button that restores the entry. */
export function RemovedPlace({ bookmark, isRemoved, onRestored, onLeft }: RemovedPlaceProps) {
  const { root } = useAnchorContext();
  const place = useRef<HTMLLIElement>(null);
  useSecondPressIgnored(place);
  const tellLeft = useEffectEvent(onLeft);
  useLayoutEffect(() => {
    const { current } = place;
    current?.focus({ preventScroll: true });
    return () => {
      if (current?.contains(root.activeElement) === true) tellLeft();
    };
  }, [root]);
  useEffect(() => {
    if (isRemoved && root.activeElement === place.current) place.current?.querySelector("button")?.focus();
  }, [isRemoved, root]);
  return (
    <li tabIndex={-1} ref={place}>
      {isRemoved ? (
        <Undo bookmark={bookmark} onRestored={onRestored} />
      ) : (
        <Notice state="loading">{texts.removing(bookmarkTitle(bookmark))}</Notice>
      )}
    </li>
  );
}
