import { cartCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-price-calculator",
  height: { wide: 760, phone: 1040 },
  skeleton: "rows",
  params: [
    { attribute: "data-event-id", type: "number" },
    { attribute: "data-json", type: "json", shape: "CalculatorInput" },
  ],
  needsOne: ["data-event-id", "data-json"],
  reads: [{ route: "event", unless: "data-json" }],
} as const satisfies AnchorSpec;

export const about = {
  name: "Kostenrechner",
  shows: {
    de: "Was ein Seminar für beliebig viele Teilnehmende kostet: Staffelpreise, Ersparnis und Hotelkosten, zum Drucken für den Beschluss.",
    en: "what a seminar costs for N participants, hotel included",
  },
  leadsTo: ["priceCalculatorPdf"],
  example: { attributes: { "data-event-id": "7001" } },
  calls: [cartCalls],
} as const satisfies About;
