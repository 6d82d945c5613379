import { cartCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-online-fax",
  height: { wide: 520, phone: 680 },
  skeleton: "card",
  params: [
    { attribute: "data-event-id", type: "id", required: true },
    { attribute: "data-recipient-id", type: "id", required: true, personal: true },
  ],
  reads: ["event"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Reservierten Platz buchen",
  shows: {
    de: "Bucht eine Person, für die ein Platz reserviert ist: Verpflegung, AGB und das Ergebnis.",
    en: "books one reserved participant, as a page",
  },
  needsLogin: true,
  leadsTo: ["portalEvent", "portalStart"],
  example: { attributes: { "data-event-id": "5001", "data-recipient-id": "500106" } },
  calls: [cartCalls, "recipients", "checkout", "priceCalculator"],
} as const satisfies About;
