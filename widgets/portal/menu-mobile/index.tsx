import { defineWidget } from "#widgets/shared/widget.ts";
import { MenuMobile } from "./menu-mobile.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, MenuMobile);
