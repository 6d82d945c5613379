import { bookmarksResource } from "#api/bookmarks.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { BookmarksCompact } from "./bookmarks-compact.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, BookmarksCompact, { reads: [bookmarksResource] });
