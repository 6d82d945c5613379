import { videoPage, tagsResource } from "#api/lists.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { Videos } from "./videos.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, Videos, { reads: [videoPage, tagsResource] });
