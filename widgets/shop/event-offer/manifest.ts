import { cartCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-event-offer",
  height: { wide: 420, phone: 700 },
  skeleton: "card",
  params: [{ attribute: "data-event-id", type: "number", required: true }],
  reads: ["event"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Angebot eines Seminars",
  shows: {
    de: "Preis, freie Plätze, Termin, Hotel und Schaltflächen eines Seminars.",
    en: "price, places left, dates, hotel and buttons of one event",
  },
  leadsTo: ["eventPdf", "themeDates", "hotel", "cart"],
  example: { attributes: { "data-event-id": "7001" } },
  calls: [cartCalls, "eventManagers", "priceCalculator", "exports", "related"],
} as const satisfies About;
