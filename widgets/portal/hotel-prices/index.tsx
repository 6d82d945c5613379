import { eventResource } from "#api/events.ts";
import { hotelStaySchema } from "#domain/entities/stay.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { HotelPrices } from "./hotel-prices-widget.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, HotelPrices, { reads: [eventResource], json: hotelStaySchema });
