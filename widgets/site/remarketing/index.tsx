import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { Remarketing } from "./remarketing.tsx";

export default defineWidget(anchor, Remarketing);
