import { useRef } from "react";
import { bookmarkIcon } from "#ui/icon/paths.ts";
import { useIgnoredOnceGone } from "#ui/page/ignore-presses.ts";
import { useStyles } from "#ui/root/root.tsx";
import { BookmarkList } from "#widgets/portal/shared/bookmarks/bookmark-list.tsx";
import { RemovalFailure, RemoveButton, type RemovalProps } from "#widgets/portal/shared/bookmarks/bookmark-removal.tsx";
import { bookmarkFacts } from "#widgets/portal/shared/bookmarks/bookmark-texts.ts";
import { BookmarkTitle } from "#widgets/portal/shared/bookmarks/bookmark-title.tsx";
import css from "#widgets/portal/shared/bookmarks/bookmarks.css?inline";
import { CardImage } from "#widgets/shared/cards/card-image.tsx";
import { useEvenGrid } from "#widgets/shared/cards/use-even-grid.ts";

function BookmarkCard(props: RemovalProps) {
  const { bookmark } = props;
  const row = useRef<HTMLLIElement>(null);
  useIgnoredOnceGone(row);
  return (
    <li ref={row} className="picture-card" part="card" data-list-focus={`bookmark-${bookmark.id ?? ""}`}>
      <CardImage src={bookmark.image} icon={bookmarkIcon} />
      <div className="picture-card-text">
        <h3>
          <BookmarkTitle bookmark={bookmark} />
        </h3>
        <div className="muted">
          {bookmarkFacts(bookmark).map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
        <div className="picture-card-foot bookmark-remove">
          <RemoveButton {...props} />
        </div>
      </div>
      <RemovalFailure {...props} />
    </li>
  );
}

/** The bookmark list, version 2: cards with picture, dates and a remove button. */
export function Bookmarks() {
  useStyles(css);
  return <BookmarkList Item={BookmarkCard} className={useEvenGrid()} />;
}
