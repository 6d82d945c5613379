import * as v from "valibot";
import { amount, codeText, date, flag, id, list, number, plain, text } from "./fields.ts";

/** One price record; the four flags and the period select it, catering and singleRoom are euro (contract section 3). */
export const hotelPriceSchema = v.object({
  /** First Berlin day of the record. @required */
  validFrom: date,
  /** Last Berlin day of the record. @required */
  validUntil: date,
  /** Whether it holds for conferences. @required */
  conference: flag,
  /** Whether it holds for guests who stay overnight. @required */
  overnight: flag,
  /** Whether it holds for seminars of rhetoric. @required */
  rhetoric: flag,
  /** Whether it holds for full board; false is half board. @required */
  fullBoard: flag,
  /** Euro per person and day, net. @required */
  catering: amount,
  /** Euro per night in a single room, net. */
  singleRoom: amount,
});
export type HotelPrice = v.InferOutput<typeof hotelPriceSchema>;

/** Spec section 3, Hotel. Latitude and longitude in degrees. */
export const hotelSchema = v.object({
  /** Names the hotel. @required */
  id,
  /** Number in the hotel's address where that is another than `id`. @integer */
  hotelId: id,
  /** Name, plain text. @required */
  name: plain,
  /** Street with number. */
  street: text,
  /** Post code. */
  postalCode: codeText,
  /** Town. @required */
  city: plain,
  /** Degrees, north positive. */
  latitude: number,
  /** Degrees, east positive. */
  longitude: number,
  /** Place id of Google Maps; the map looks for the name and town without it. */
  googleMapsPlaceId: text,
  /** The location it belongs to: `name` is its title. */
  location: v.nullish(v.object({ name: plain }), null),
  /** Number within the brochure's address. */
  internalId: id,
  /** Pictures in their order: `url` is an address. */
  images: list(v.object({ url: text })),
  /** HTML, which the bundle cleans before it is shown. */
  description: text,
  /** Whether all of it is free of barriers. */
  disabledFriendlyFull: flag,
  /** Whether part of it is free of barriers. */
  disabledFriendlyPartly: flag,
  /** More about that, plain text. */
  disabledFriendlyInfo: text,
  /** Whether a long-distance train stops nearby, or a sentence about it. */
  iceAccessibility: v.nullish(v.union([v.boolean(), v.string()]), null),
  /** Whether there are rooms for smokers. */
  smokingRoom: flag,
  /** Whether there are rooms for people with allergies. */
  allergyRoom: flag,
  /** More about that, plain text. */
  allergyRoomInfo: text,
  /** Whether electric cars can be charged. */
  wallbox: flag,
  /** More about that, plain text. */
  wallboxInfo: text,
  /** Whether there is Wi-Fi. */
  wlan: flag,
  /** About parking, plain text. */
  parkingInfo: text,
  /** Price records; exactly one must match a day and its four flags, otherwise no price is shown. */
  prices: list(hotelPriceSchema),
});
export type Hotel = v.InferOutput<typeof hotelSchema>;
