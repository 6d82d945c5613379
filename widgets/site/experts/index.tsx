import { expertsResource } from "#api/content.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { Experts } from "./experts.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, Experts, { reads: [expertsResource] });
