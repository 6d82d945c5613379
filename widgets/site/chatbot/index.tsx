import { defineWidget } from "#widgets/shared/widget.ts";
import { Chatbot } from "./chatbot.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, Chatbot);
