import { defineWidget } from "#widgets/shared/widget.ts";
import { MenuDesktop } from "./menu-desktop.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, MenuDesktop);
