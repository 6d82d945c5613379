import { useRef } from "react";
import { useIgnoredOnceGone } from "#ui/page/ignore-presses.ts";
import { useStyles } from "#ui/root/root.tsx";
import { BookmarkList } from "#widgets/portal/shared/bookmarks/bookmark-list.tsx";
import { RemovalFailure, RemoveButton, type RemovalProps } from "#widgets/portal/shared/bookmarks/bookmark-removal.tsx";
import { bookmarkFacts } from "#widgets/portal/shared/bookmarks/bookmark-texts.ts";
import { BookmarkTitle } from "#widgets/portal/shared/bookmarks/bookmark-title.tsx";
import css from "./bookmarks-compact.css?inline";

function BookmarkRow(props: RemovalProps) {
  const { bookmark } = props;
  const row = useRef<HTMLLIElement>(null);
  useIgnoredOnceGone(row);
  return (
    <li ref={row} data-list-focus={`bookmark-${bookmark.id ?? ""}`}>
      <div className="bookmark-row">
        <div className="bookmark-row-text">
          <BookmarkTitle bookmark={bookmark} />
          <p className="muted small">{bookmarkFacts(bookmark).join(" · ")}</p>
        </div>
        <RemoveButton {...props} />
      </div>
      <RemovalFailure {...props} />
    </li>
  );
}

/** The bookmark list, version 1: one line per entry, for side columns. */
export function BookmarksCompact() {
  useStyles(css);
  return <BookmarkList Item={BookmarkRow} className="bookmark-rows" />;
}
