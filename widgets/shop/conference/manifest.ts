import { cartCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-conference",
  height: { wide: 1200, phone: 1800 },
  skeleton: "card",
  params: [{ attribute: "data-conference", type: "id", required: true }],
  reads: [],
} as const satisfies AnchorSpec;

export const about = {
  name: "Fachtagung",
  shows: {
    de: "Eine Fachtagung: Daten, Programm nach Tagen, Referentinnen und Referenten, Hotel und Anmeldung.",
    en: "a conference: facts, programme, speakers, hotel, buttons",
  },
  leadsTo: ["conferenceBooking", "conferenceReservation", "conferenceWaitingList", "hotel"],
  example: { attributes: { "data-conference": "betriebsraete-tage" } },
  calls: [cartCalls, "conference", "exports", "related"],
} as const satisfies About;
