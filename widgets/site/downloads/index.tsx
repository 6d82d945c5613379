import { downloadsResource } from "#api/content.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { Downloads } from "./downloads.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, Downloads, { reads: [downloadsResource] });
