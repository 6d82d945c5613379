import * as v from 'valibot';
import { date, flag, number } from '#domain/entities/fields.ts';
import { hotelSchema } from '#domain/entities/hotel.ts';

/** What decides the prices shown (contract section 1, portal-hotel-prices); dates ISO, `duration` in days. */
export const hotelStaySchema = v.object({
  hotel: v.nullish(hotelSchema, null),
  startDate: date,
  endDate: date,
  isConference: flag,
  isRhetoric: flag,
  duration: number,
});
export type HotelStay = v.InferOutput<typeof hotelStaySchema>;
