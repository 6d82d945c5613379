import type { Hotel } from "#domain/entities/hotel.ts";
import { isFilled } from "#domain/text/text.ts";

/** Degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** The position of a hotel; null unless both coordinates are known and valid. */
export function coordinatesOf({ latitude, longitude }: Hotel): Coordinates | null {
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { lat: latitude, lng: longitude } : null;
}

/** The known lines of the address: name, street, postal code with city. */
export function addressLines({ name, street, postalCode, city }: Hotel): string[] {
  return [name, street, [postalCode, city].filter(isFilled).join(" ")].filter(isFilled);
}

/** A link to directions; null when neither position nor address is known. Nothing is requested before it is clicked. */
export function directionsHref(hotel: Hotel): string | null {
  const position = coordinatesOf(hotel);
  const destination = position === null ? addressLines(hotel).join(", ") : `${position.lat},${position.lng}`;
  if (destination === "") return null;
  const query = new URLSearchParams({ api: "1", destination });
  if (isFilled(hotel.googleMapsPlaceId)) query.set("destination_place_id", hotel.googleMapsPlaceId);
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}
