import { locationPage } from "#api/lists.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { Locations } from "./locations.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, Locations, { reads: [locationPage] });
