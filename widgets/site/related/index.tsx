import { relatedResource } from "#api/content.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { Related } from "./related.tsx";

export default defineWidget(anchor, Related, { reads: [relatedResource] });
