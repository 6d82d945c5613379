import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import type { Bookmark } from "#domain/entities/bookmark.ts";
import { bookmarks as texts } from "#i18n/bookmarks.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { useRoot } from "#ui/root/root.tsx";
import { bookmarkTitle } from "./bookmark-texts.ts";
import { Undo, type UndoProps } from "./undo.tsx";

/** By its `data-list-focus`, as both versions of the list write it. */
const entryOf = (id: Bookmark["id"]): string => `bookmark-${id ?? ""}`;

/** Gives the focus to an entry that is expected in the list, once it is there. */
export function useFocusOnEntry(): {
  readonly section: RefObject<HTMLElement | null>;
  /** The first that is named since the last removal is the one. */
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
  /** The backend has taken it off the list. */
  readonly isRemoved: boolean;
  /** Told when it goes while it has the focus. */
  readonly onLeft: () => void;
}

/** What stands where an entry stood that the reader has removed, with the focus: the way to bring it back. */
export function RemovedPlace({ bookmark, isRemoved, onRestored, onLeft }: RemovedPlaceProps) {
  const { root } = useRoot();
  const place = useRef<HTMLLIElement>(null);
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
