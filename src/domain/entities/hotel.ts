import * as v from 'valibot';
import { code, date, flag, id, list, number, text } from '#domain/entities/fields.ts';

/** One price record; the four flags and the period select it, catering and singleRoom are euro (contract section 3). */
const hotelPriceSchema = v.object({
  validFrom: date,
  validUntil: date,
  conference: flag,
  overnight: flag,
  rhetoric: flag,
  fullBoard: flag,
  catering: number,
  singleRoom: number,
});
export type HotelPrice = v.InferOutput<typeof hotelPriceSchema>;

/** Spec section 3, Hotel. Latitude and longitude in degrees. */
export const hotelSchema = v.object({
  id,
  name: text,
  street: text,
  postalCode: code,
  city: text,
  latitude: number,
  longitude: number,
  googleMapsPlaceId: text,
  location: v.nullish(v.object({ name: text }), null),
  internalId: id,
  images: list(v.object({ url: text })),
  description: text,
  disabledFriendlyFull: flag,
  disabledFriendlyPartly: flag,
  disabledFriendlyInfo: text,
  iceAccessibility: v.nullish(v.union([v.boolean(), v.string()]), null),
  smokingRoom: flag,
  allergyRoom: flag,
  allergyRoomInfo: text,
  wallbox: flag,
  wallboxInfo: text,
  wlan: flag,
  parkingInfo: text,
  prices: list(hotelPriceSchema),
});
export type Hotel = v.InferOutput<typeof hotelSchema>;
