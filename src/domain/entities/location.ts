import * as v from 'valibot';
import { id, number, text } from '#domain/entities/fields.ts';
import { hotelSchema } from '#domain/entities/hotel.ts';

/** A town with hotels, as a list shows it (contract-public section 3, Location); `text` is HTML, `hotels` how many there are. */
export const listedLocationSchema = v.object({ locationId: id, name: text, image: text, text, hotels: number });
export type ListedLocation = v.InferOutput<typeof listedLocationSchema>;

/** A hotel of the public site: as everywhere, with the id that stands in its address. */
export const listedHotelSchema = v.object({ ...hotelSchema.entries, hotelId: id });
export type ListedHotel = v.InferOutput<typeof listedHotelSchema>;
