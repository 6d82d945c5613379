import type { Hotel } from "#domain/entities/hotel.ts";
import { isFilled } from "./text.ts";

/** Degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** Where a hotel lies; null unless both coordinates are known and on earth. */
export function coordinatesOf({ latitude, longitude }: Hotel): Coordinates | null {
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { lat: latitude, lng: longitude } : null;
}

/** Name, street, postal code with city: the lines that are known. */
export function addressLines({ name, street, postalCode, city }: Hotel): string[] {
  return [name, street, [postalCode, city].filter(isFilled).join(" ")].filter(isFilled);
}

/** A link to directions that asks for nothing before it is clicked; null when neither place nor address is known. */
export function directionsHref(hotel: Hotel): string | null {
  const position = coordinatesOf(hotel);
  const destination = position === null ? addressLines(hotel).join(", ") : `${position.lat},${position.lng}`;
  if (destination === "") return null;
  const query = new URLSearchParams({ api: "1", destination });
  if (isFilled(hotel.googleMapsPlaceId)) query.set("destination_place_id", hotel.googleMapsPlaceId);
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}
