import { addDays, dayOf } from "#domain/dates/time.ts";
import type { RefusalReason } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Answer } from "#mocks/model/answer.ts";
import type { CartEntry, ShopState } from "./state.ts";

/** The free places of an event without a limit. */
const PLENTY = 24;
const FEW = 5;

/** Free places, null for an event that is closed. */
export function placesOf(shop: ShopState, event: PortalEvent, today: string): number | null {
  if (event.startDate !== null && dayOf(event.startDate) < today) return null;
  const places = shop.places[String(event.eventId)];
  return places === undefined ? PLENTY : places;
}

/** What `get-booking-states` says of an event. */
export function bookingState(
  shop: ShopState,
  event: PortalEvent,
  today: string,
): { eventId: PortalEvent["eventId"]; state: string; freePlaces: number | null } {
  const free = placesOf(shop, event, today);
  const state = free === null ? "closed" : free === 0 ? "waitingList" : free <= FEW ? "few" : "open";
  return { eventId: event.eventId, state, freePlaces: free };
}

/** Other dates of the same theme that can be booked, soonest first. */
function alternativesTo(shop: ShopState, event: PortalEvent, today: string): PortalEvent[] {
  return shop.events
    .filter(
      (other) =>
        other !== event &&
        other.theme?.themeId != null &&
        other.theme.themeId === event.theme?.themeId &&
        (placesOf(shop, other, today) ?? 0) > 0,
    )
    .sort((a, b) => String(a.startDate).localeCompare(String(b.startDate)));
}

/** A 409 of contract-public section 3. */
export function refuse(shop: ShopState, event: PortalEvent, reason: RefusalReason, today: string): Answer {
  return {
    status: 409,
    json: structuredClone({
      reason,
      alternatives: reason === "soldOut" || reason === "closed" ? alternativesTo(shop, event, today) : [],
    }),
  };
}

/** Why an entry of that type cannot have so many participants; null if it can. A waiting list is never full. */
export function shortage(
  shop: ShopState,
  event: PortalEvent,
  type: CartEntry["type"],
  participants: number,
  today: string,
): "soldOut" | "closed" | null {
  const free = placesOf(shop, event, today);
  if (free === null) return "closed";
  return type !== "waitingList" && participants > free ? "soldOut" : null;
}

function rise(event: PortalEvent): void {
  for (const record of event.content?.prices ?? []) {
    for (const tier of [
      "price",
      "priceParticipantTwo",
      "priceParticipantThree",
      "priceParticipantFour",
      "priceParticipantFive",
    ] as const)
      record[tier] = record[tier] === null ? null : record[tier] + 60.5;
  }
}

/** A week later, in another hotel. */
function move(shop: ShopState, event: PortalEvent): void {
  const later = (iso: string | null): string | null => (iso === null ? null : addDays(dayOf(iso), 7) + iso.slice(10));
  const other = shop.events.find(
    ({ hotel }) => hotel !== null && hotel.prices.length > 0 && hotel.id !== event.hotel?.id,
  );
  Object.assign(event, {
    startDate: later(event.startDate),
    endDate: later(event.endDate),
    hotel: other?.hotel ?? event.hotel,
  });
}

/** Runs the incident of an event, once. @returns why the order is refused; null if nothing happens */
export function letHappen(shop: ShopState, event: PortalEvent): "soldOut" | "changed" | null {
  const key = String(event.eventId);
  const incident = shop.incidents[key];
  if (incident === undefined) return null;
  shop.incidents = Object.fromEntries(Object.entries(shop.incidents).filter(([id]) => id !== key));
  switch (incident) {
    case "taken":
      shop.places[key] = 0;
      return "soldOut";
    case "dearer":
      rise(event);
      return "changed";
    case "moved":
      move(shop, event);
      return "changed";
    default:
      return incident satisfies never;
  }
}
