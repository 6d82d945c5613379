import type { PortalEvent } from "#domain/entities/event.ts";
import { isOnline, placeName } from "#domain/event/event-place.ts";
import { isFilled } from "#domain/text/text.ts";

/** The hotel with its town, unless its name holds that, such as 'Kontorhaus Speicherstadt, Hamburg'; else the place. */
export function wholePlace(event: PortalEvent): string | null {
  const [hotel, town] = [event.hotel?.name ?? null, placeName(event)];
  if (!isFilled(hotel) || isOnline(event)) return town;
  return isFilled(town) && !hotel.includes(town) ? `${hotel}, ${town}` : hotel;
}
