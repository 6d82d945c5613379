import { useState, type ComponentType } from "react";
import { bookmarksResource } from "#api/bookmarks.ts";
import type { Bookmark } from "#domain/entities/bookmark.ts";
import { bookmarks as texts } from "#i18n/bookmarks.ts";
import { useRemovals } from "#state/removals.ts";
import { useResource } from "#state/resources.ts";
import { Empty } from "#widgets/shared/empty.tsx";
import { useFocusAfterRemoval } from "#widgets/shared/list/focus-after-removal.ts";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import type { RemovalProps } from "./bookmark-removal.tsx";
import { Undo } from "./undo.tsx";

interface ListProps {
  /** One entry, an `<li>`; its remove button carries `data-remove`. */
  readonly Item: ComponentType<RemovalProps>;
  readonly className: string;
}

interface BookmarkListProps extends ListProps {
  /** What the entries look like while they are awaited. */
  readonly shape: "cards" | "rows";
}

function Items({
  bookmarks,
  Item,
  className,
  onRemoved,
}: ListProps & { bookmarks: readonly Bookmark[]; onRemoved: (bookmark: Bookmark, index: number) => void }) {
  if (bookmarks.length === 0) return <Empty about="bookmarks">{texts.none}</Empty>;
  return (
    <ul className={className}>
      {bookmarks.map((bookmark, index) => (
        <Item key={`${bookmark.id ?? `#${index}`}`} bookmark={bookmark} onRemoved={() => onRemoved(bookmark, index)} />
      ))}
    </ul>
  );
}

/** Every entry once, should the answer hold one twice. */
const entries = (bookmarks: readonly Bookmark[]): Bookmark[] =>
  bookmarks.filter(({ id }, index) => id === null || bookmarks.findIndex((other) => other.id === id) === index);

/** What both versions of the bookmark list share: the entries that are left, who has the focus, what is announced. */
export function BookmarkList({ Item, className, shape }: BookmarkListProps) {
  const watched = useResource(bookmarksResource);
  const { isGone, isRemoved } = useRemovals();
  const [last, setLast] = useState<Bookmark | null>(null);
  const [restored, setRestored] = useState<readonly Bookmark["id"][]>([]);
  const left =
    watched.remote.state === "ready"
      ? entries(watched.remote.data).filter(({ id }) => id === null || restored.includes(id) || !isGone(String(id)))
      : [];
  const { section, removed } = useFocusAfterRemoval(left.length);
  const told = last?.id != null && isRemoved(String(last.id)) ? last : null;
  const onRestored = (id: Bookmark["id"]): void => {
    setLast(null);
    setRestored([...restored, id]);
  };
  return (
    <section className="stack" ref={section}>
      <h2 tabIndex={-1}>{texts.heading}</h2>
      {told !== null && <Undo key={told.id} bookmark={told} onRestored={onRestored} />}
      <RemoteView watched={watched} loading={texts.loading} shape={shape}>
        {() => (
          <Items
            bookmarks={left}
            Item={Item}
            className={className}
            onRemoved={(bookmark, index) => {
              removed(index);
              setLast(bookmark);
            }}
          />
        )}
      </RemoteView>
    </section>
  );
}
