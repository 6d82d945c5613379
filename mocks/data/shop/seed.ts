import type { buildHotels } from "#mocks/data/portal/hotels.ts";
import type { ShopState } from "#mocks/model/shop/state.ts";
import { buildCatalogue, buildManyDates, seededPlaces, seminarIds } from "./catalogue.ts";
import { buildConferences } from "./conferences.ts";

/**
 * The shop as a visitor finds it: an empty cart and a wishlist of three; `many` further dates for whoever needs them.
 */
export function buildShop(today: string, hotels: ReturnType<typeof buildHotels>, many = 0): ShopState {
  const events = [...buildCatalogue(today, hotels), ...buildManyDates(today, hotels, many)];
  return {
    events,
    conferences: buildConferences(today),
    places: { ...seededPlaces },
    incidents: { [seminarIds.lastSeat]: "taken", [seminarIds.dearer]: "dearer", [seminarIds.moved]: "moved" },
    cart: { version: 1, items: [], options: null },
    lastId: 900_000,
    ordered: [],
    wishlist: [
      { id: 811, kind: "event", refId: seminarIds.few },
      { id: 812, kind: "theme", refId: 704 },
      { id: 813, kind: "event", refId: seminarIds.full },
    ],
  };
}
