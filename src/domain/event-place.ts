import type { CardEvent } from "#domain/entities/event.ts";
import { isFilled } from "./text.ts";

const ONLINE_HOTELS = ["522", "-1"];
const ONLINE = "Online";

/** What says where an event or a module takes place. */
type Placed = Pick<CardEvent, "hotel" | "hotelId">;
/** The same of an event, with the places of its modules. */
type PlacedEvent = Placed & Pick<CardEvent, "isOnlineEvent"> & { readonly modules: readonly Placed[] };

/** The hotel id an event or module names, by itself or by its hotel; null when it names none. */
function hotelIdOf(event: Placed): string | null {
  const id = event.hotelId ?? event.hotel?.id ?? null;
  return id === null || id === "" ? null : String(id);
}

function hasRealHotel(event: Placed): boolean {
  const id = hotelIdOf(event);
  return id === null ? event.hotel !== null : !ONLINE_HOTELS.includes(id);
}

/**
 * A flag that is given wins; else an event is online when neither it nor a module has a hotel but 522 or -1, so that a
 * series is in person by a single module in a hotel (spec section 4, contract section 4).
 */
export function isOnline(event: PlacedEvent): boolean {
  return event.isOnlineEvent ?? ![event, ...event.modules].some(hasRealHotel);
}

/** 'Online', else the hotel's location name, else its city, else null (spec section 2). */
export function place(event: PlacedEvent): string | null {
  if (isOnline(event)) return ONLINE;
  return [event.hotel?.location?.name ?? null, event.hotel?.city ?? null].find(isFilled) ?? null;
}
