import type { OrderType } from "#domain/entities/cart.ts";
import { counted } from "./counted.ts";
import { unknownYet } from "./sending.ts";
import { eventChanged } from "./sentences.ts";

/** The label of the link to the cart, in the small cart and in the bar of a phone. */
export const toCart = "Zum Warenkorb";

/** Texts of the button that puts an event into the cart (contract-public section 4, Cart and checkout). */
export const addTexts = {
  labels: {
    booking: "In den Warenkorb",
    reservation: "Reservieren",
    waitingList: "Auf die Warteliste",
  } satisfies Record<OrderType, string>,
  elsewhere: "Zur Anmeldung",
  inquiry: "Inhouse anfragen",
  reserve: "Unverbindlich reservieren",
  inCart: "Im Warenkorb",
  /** What a button that would book or reserve says of an entry of the other kind. */
  inCartAs: { booking: "Als Buchung im Warenkorb", reservation: "Als Reservierung im Warenkorb" },
  bar: (count: number): string => `${counted(count, "Seminar", "Seminare")} · ${toCart}`,
  about: (label: string, event: string): string => `${label}: ${event}`,
  added: "Der Termin liegt jetzt im Warenkorb.",
  soldOut: "Dieser Termin ist ausgebucht.",
  closed: "Dieser Termin ist nicht mehr buchbar.",
  changed: eventChanged,
  failed: "Der Termin konnte nicht in den Warenkorb gelegt werden.",
  unknown: unknownYet("der Termin in Ihrem Warenkorb liegt"),
  session: "Bitte melden Sie sich an, dann können Sie es erneut versuchen.",
  alternatives: "Andere Termine zu diesem Thema",
} as const;
