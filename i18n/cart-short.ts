import type { OrderType } from "#domain/entities/cart.ts";
import type { Availability } from "#domain/event/booking-state.ts";
import { toCart } from "./cart-add.ts";
import { counted } from "./counted.ts";

/** The labels of an entry's types, shown beside its title. */
export const orderTypeLabels: Record<OrderType, string> = {
  booking: "Buchung",
  reservation: "Reservierung",
  waitingList: "Warteliste",
};

/**
 * Booking states of an event (contract-public section 4, Lists and search). The number is left out if it is 0 although
 * the state says that places are left.
 */
export function availabilityText(availability: Availability, freePlaces: number | null): string {
  switch (availability) {
    case "open":
      return "Plätze frei";
    case "few":
      if (freePlaces === null || freePlaces < 1) return "Wenige Plätze";
      return `Nur noch ${counted(freePlaces, "Platz", "Plätze")}`;
    case "waitingList":
      return orderTypeLabels.waitingList;
    case "closed":
      return "Ausgebucht";
    default:
      return availability satisfies never;
  }
}

/** In place of the booking state of an in-house event that others cannot book. */
export const inhouseOnly = "Nur inhouse";

function people(count: number): string {
  if (count === 0) return "Noch niemand eingetragen";
  return counted(count, "Teilnehmer:in", "Teilnehmer:innen");
}

/** Texts of the cart that pages without it show as well: those of the small cart, the wishlist and offers. */
export const shortCartTexts = {
  headline: "Warenkorb",
  loading: "Warenkorb wird geladen.",
  notLoaded: "Der Warenkorb konnte nicht geladen werden.",
  empty: "Ihr Warenkorb ist leer.",
  open: (count: number): string => `Warenkorb, ${counted(count, "Eintrag", "Einträge")}`,
  unknown: "Warenkorb",
  toCart,
  otherDates: "Andere Termine ansehen",
  people,
  untitled: "Termin ohne Titel",
  remove: "Entfernen",
} as const;
