import { hotelPage } from "#api/lists.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { Hotels } from "./hotels.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, Hotels, { reads: [hotelPage] });
