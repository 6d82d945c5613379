import * as v from "valibot";
import { id, number, plain, text } from "./fields.ts";
import { hotelSchema } from "./hotel.ts";

/**
 * A town with hotels, as a list shows it (contract-public section 3, Location); `text` is HTML, `hotels` how many there
 * are.
 */
export const listedLocationSchema = v.object({
  /** Number in the location's address. @required */
  locationId: id,
  /** Name of the town, plain text. @required */
  name: plain,
  /** Address of a picture. @format uri-reference */
  image: text,
  /** HTML, which the bundle cleans before it is shown. */
  text,
  /** How many hotels there are. */
  hotels: number,
});
export type ListedLocation = v.InferOutput<typeof listedLocationSchema>;

/** A hotel of the public site: as everywhere, with the id that stands in its address. */
export const listedHotelSchema = v.object({
  ...hotelSchema.entries,
  /** Number in the hotel's address. @integer @required */
  hotelId: id,
});
export type ListedHotel = v.InferOutput<typeof listedHotelSchema>;
