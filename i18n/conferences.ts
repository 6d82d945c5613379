import type { ConferencePage } from "#domain/conference.ts";

/** Texts of the conference widgets (contract-public section 4, Conferences). */
export const conferences = {
  loading: "Fachtagung wird geladen.",
  loadingAll: "Fachtagungen werden geladen.",
  unknown: "Diese Fachtagung gibt es nicht (mehr).",
  untitled: "Fachtagung",
  listHeading: "Fachtagungen",
  programme: "Programm",
  speakers: "Referentinnen und Referenten",
  with: (names: string): string => `mit ${names}`,
  hotel: "Tagungshotel",
  elsewhere: "Zur Anmeldung",
  ways: {
    conferenceBooking: "Jetzt anmelden",
    conferenceReservation: "Reservieren",
    conferenceWaitingList: "Auf die Warteliste",
  } satisfies Record<ConferencePage, string>,
} as const;
