import { defineWidget } from "#widgets/shared/widget.ts";
import { ConferencePage } from "./conference.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, ConferencePage);
