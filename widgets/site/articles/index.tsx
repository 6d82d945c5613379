import { articlePage, tagsResource } from "#api/lists.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { Articles } from "./articles.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, Articles, { reads: [articlePage, tagsResource] });
