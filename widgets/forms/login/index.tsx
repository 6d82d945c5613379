import { defineWidget } from "#widgets/shared/widget.ts";
import { Login } from "./login.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, Login);
