import { cartCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-conference-booking",
  height: { wide: 720, phone: 980 },
  skeleton: "fields",
  params: [
    { attribute: "data-conference", type: "id", required: true },
    { attribute: "data-mode", type: "choice", options: ["booking", "reservation", "waitingList"], default: "booking" },
  ],
  reads: ["cart", "user"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Anmeldung zur Fachtagung",
  shows: {
    de: "Meldet Personen zu einer Fachtagung an, reserviert Plätze oder trägt sie in die Warteliste ein, über den Warenkorb.",
    en: "participants of a conference",
  },
  leadsTo: ["cart", "checkout", "conferenceWaitingList"],
  example: { attributes: { "data-conference": "betriebsraete-tage" } },
  calls: [cartCalls, "gremiumUsers", "conference"],
} as const satisfies About;
