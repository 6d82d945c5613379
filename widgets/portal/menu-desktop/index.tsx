import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { MenuDesktop } from "./menu-desktop.tsx";

export default defineWidget(anchor, MenuDesktop);
