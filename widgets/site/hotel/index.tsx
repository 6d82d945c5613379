import { hotelsResource } from "#api/lists.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { HotelPage } from "./hotel.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, HotelPage, { reads: [hotelsResource] });
