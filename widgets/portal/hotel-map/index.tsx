import { eventResource } from "#api/events.ts";
import { hotelSchema } from "#domain/entities/hotel.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { HotelMap } from "./hotel-map-widget.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, HotelMap, { reads: [eventResource], json: hotelSchema });
