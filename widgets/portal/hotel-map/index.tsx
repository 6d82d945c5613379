import { hotelSchema } from '#domain/entities/hotel.ts';
import { defineWidget } from '#widgets/shared/widget.ts';
import { HotelMap } from './hotel-map-widget.tsx';

export default defineWidget(HotelMap, hotelSchema);
