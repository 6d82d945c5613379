import { videoPage, tagsResource } from "#api/lists.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { Videos } from "./videos.tsx";

export default defineWidget(anchor, Videos, { reads: [videoPage, tagsResource] });
