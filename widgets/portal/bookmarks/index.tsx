import { bookmarksResource } from "#api/bookmarks.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { Bookmarks } from "./bookmarks.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, Bookmarks, { reads: [bookmarksResource] });
