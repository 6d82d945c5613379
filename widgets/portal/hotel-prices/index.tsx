import { hotelStaySchema } from '#domain/entities/stay.ts';
import { defineWidget } from '#widgets/shared/widget.ts';
import { HotelPrices } from './hotel-prices-widget.tsx';

export default defineWidget(HotelPrices, hotelStaySchema);
