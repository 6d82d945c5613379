import { defineWidget } from "#widgets/shared/widget.ts";
import { Remarketing } from "./remarketing.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, Remarketing);
