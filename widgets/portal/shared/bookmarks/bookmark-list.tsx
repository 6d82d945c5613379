import { useState, type ComponentType, type ReactNode } from "react";
import { bookmarksResource } from "#api/bookmarks.ts";
import type { Bookmark } from "#domain/entities/bookmark.ts";
import { bookmarks as texts } from "#i18n/bookmarks.ts";
import { keyed } from "#lib/keyed.ts";
import { useResource } from "#state/resources.ts";
import { useLearntPerson } from "#state/session/session-calls.ts";
import { noteRestored, useRemovals } from "#state/wishlist/removals.ts";
import { PageHead } from "#ui/compound/page-head.tsx";
import { RestoredEntries, useRestoredList } from "#widgets/portal/shared/list/restored-list.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import type { RemovalProps } from "./bookmark-removal.tsx";
import { RemovedPlace, useFocusOnEntry } from "./removed-place.tsx";

/** An entry that the customer has removed, and its position among the remaining ones. */
interface Removed {
  readonly bookmark: Bookmark;
  readonly at: number;
}

interface ListProps {
  /** One entry, an `<li>`; its remove button carries `data-remove`. */
  readonly Item: ComponentType<RemovalProps>;
  readonly className: string;
}

interface ItemsProps extends ListProps {
  readonly bookmarks: readonly Bookmark[];
  /** Shown in place of the entry that the customer has removed; null for none. */
  readonly gap: { readonly at: number; readonly content: ReactNode } | null;
  readonly onRemoved: (removed: Removed) => void;
}

function Items({ bookmarks, Item, className, gap, onRemoved }: ItemsProps) {
  const list = useRestoredList();
  const items = keyed(bookmarks, ({ id }) => id).map(([key, bookmark], index) => (
    <Item key={key} bookmark={bookmark} onRemoved={() => onRemoved({ bookmark, at: index })} />
  ));
  const empty = bookmarks.length === 0 && <Empty about="bookmarks">{texts.none}</Empty>;
  if (gap === null && items.length === 0) return empty;
  return (
    <RestoredEntries list={list}>
      <ul className={className}>
        {gap === null ? items : [...items.slice(0, gap.at), gap.content, ...items.slice(gap.at)]}
      </ul>
      {empty}
    </RestoredEntries>
  );
}

/** Each entry once, even if the answer has it twice. */
const entries = (bookmarks: readonly Bookmark[]): Bookmark[] =>
  bookmarks.filter(({ id }, index) => id === null || bookmarks.findIndex((other) => other.id === id) === index);

/** The parts that both versions of the bookmark list share: the remaining entries, the focus, the announcements. */
export function BookmarkList({ Item, className }: ListProps) {
  useLearntPerson();
  const watched = useResource(bookmarksResource);
  const { isGone, isRemoved } = useRemovals();
  const [last, setLast] = useState<Removed | null>(null);
  const left =
    watched.remote.state === "ready"
      ? entries(watched.remote.data).filter(({ id }) => id === null || !isGone(String(id)))
      : [];
  const { section, expect, expectNone } = useFocusOnEntry();
  const lastId = String(last?.bookmark.id);
  const onRestored = (id: Bookmark["id"]): void => {
    noteRestored(last?.bookmark.id ?? null, id);
    setLast(null);
    expect(id ?? last?.bookmark.id ?? null);
  };
  const onRemoved = (removed: Removed): void => {
    expectNone();
    setLast(removed);
  };
  const gap = last !== null &&
    isGone(lastId) && {
      at: last.at,
      content: (
        <RemovedPlace
          key={`removed ${lastId}`}
          bookmark={last.bookmark}
          isRemoved={isRemoved(lastId)}
          onRestored={onRestored}
          onLeft={() => expect(last.bookmark.id)}
        />
      ),
    };
  return (
    <section className="stack" ref={section}>
      <PageHead text={texts.heading} focusable isPart />
      <RemoteView watched={watched} loading={texts.loading} outline="widget">
        {() => <Items bookmarks={left} Item={Item} className={className} gap={gap || null} onRemoved={onRemoved} />}
      </RemoteView>
    </section>
  );
}
