import { eventResource } from "#api/events.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { OnlineFax } from "./online-fax.tsx";

export default defineWidget(anchor, OnlineFax, { reads: [eventResource] });
