import { lexiconResource } from "#api/content.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { AtoZ } from "./a-z.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, AtoZ, { reads: [lexiconResource] });
