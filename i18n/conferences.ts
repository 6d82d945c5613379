import type { OrderType } from "#domain/entities/cart.ts";
import type { ConferenceWay } from "#domain/event/conference.ts";
import { waitingListFree } from "./sentences.ts";

const inCartAs = (type: string): string =>
  `Diese Fachtagung liegt bereits als ${type} in Ihrem Warenkorb. Dort können Sie Teilnehmer:innen ergänzen oder den Eintrag entfernen.`;

/** Texts of the conference widgets (contract-public section 4, Conferences). */
export const conferences = {
  loading: "Fachtagung wird geladen.",
  loadingAll: "Fachtagungen werden geladen.",
  unknown: "Diese Fachtagung gibt es nicht (mehr).",
  untitled: "Fachtagung",
  listHeading: "Fachtagungen",
  /** The heading of the page where one takes part, which is not that of the programme. */
  headOf: {
    booking: (title: string): string => `Anmeldung: ${title}`,
    reservation: (title: string): string => `Reservierung: ${title}`,
    waitingList: (title: string): string => `Warteliste: ${title}`,
  } satisfies Record<OrderType, unknown>,
  toProgramme: "Zum Programm",
  programmeOf: (name: string): string => `Zum Programm: ${name}`,
  programme: "Programm",
  waitingListFree,
  speakers: "Referentinnen und Referenten",
  with: (names: string): string => `mit ${names}`,
  hotel: "Tagungshotel",
  inCartAs: {
    booking: inCartAs("Buchung"),
    reservation: inCartAs("Reservierung"),
    waitingList: inCartAs("Eintrag für die Warteliste"),
  } satisfies Record<OrderType, string>,
  ways: {
    conferenceBooking: "Jetzt anmelden",
    conferenceReservation: "Reservieren",
    conferenceWaitingList: "Auf die Warteliste",
  } satisfies Record<ConferenceWay, string>,
} as const;
