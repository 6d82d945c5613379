import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { MenuMobile } from "./menu-mobile.tsx";

export default defineWidget(anchor, MenuMobile);
