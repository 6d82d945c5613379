import { defineWidget } from "#widgets/shared/widget.ts";
import { BookmarkAdd } from "./bookmark-add.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, BookmarkAdd);
