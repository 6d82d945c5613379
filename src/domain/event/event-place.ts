import type { CardEvent } from "#domain/entities/event.ts";
import { isFilled } from "#domain/text/text.ts";

const ONLINE_HOTELS = ["522", "-1"];
const ONLINE = "Online";

/** The fields that tell where an event or a module takes place. */
type Placed = Pick<CardEvent, "hotel" | "hotelId">;
/** These fields of an event, with those of its modules. */
type PlacedEvent = Placed & Pick<CardEvent, "isOnlineEvent"> & { readonly modules: readonly Placed[] };

/** The hotel id of an event or module, its own or its hotel's; null if it has none. */
function hotelIdOf(event: Placed): string | null {
  const id = event.hotelId ?? event.hotel?.id ?? null;
  return id === null || id === "" ? null : String(id);
}

function hasRealHotel(event: Placed): boolean {
  const id = hotelIdOf(event);
  return id === null ? event.hotel !== null : !ONLINE_HOTELS.includes(id);
}

/**
 * Whether an event is online. Its flag decides if given; otherwise it is online if neither it nor a module has a hotel
 * other than 522 and -1, so that one module in a hotel makes a series in-person (spec section 4, contract section 4).
 */
export function isOnline(event: PlacedEvent): boolean {
  return event.isOnlineEvent ?? ![event, ...event.modules].some(hasRealHotel);
}

/** 'Online', otherwise the hotel's location name, its city, or null (spec section 2). */
export function placeName(event: PlacedEvent): string | null {
  if (isOnline(event)) return ONLINE;
  return [event.hotel?.location?.name ?? null, event.hotel?.city ?? null].find(isFilled) ?? null;
}
