import * as v from "valibot";
import { date, flag, number } from "./fields.ts";
import { hotelSchema } from "./hotel.ts";

/** What decides the prices shown (contract section 1, portal-hotel-prices); dates ISO, `duration` in days. */
export const hotelStaySchema = v.object({
  /** The hotel with its prices. @required */
  hotel: v.nullish(hotelSchema, null),
  /** First day; the price records of this day hold. */
  startDate: date,
  /** Last day. */
  endDate: date,
  /** Whether it is a conference. */
  isConference: flag,
  /** Whether it is a seminar of rhetoric. */
  isRhetoric: flag,
  /** Days, may be a fraction. */
  duration: number,
});
export type HotelStay = v.InferOutput<typeof hotelStaySchema>;
