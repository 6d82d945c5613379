import { relatedResource } from "#api/content.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { Related } from "./related.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, Related, { reads: [relatedResource] });
