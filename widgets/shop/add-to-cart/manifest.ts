import { cartCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-add-to-cart-{eventId}",
  ending: "number",
  height: { wide: 40, phone: 40 },
  skeleton: "line",
  params: [
    { attribute: "data-type", type: "choice", options: ["booking", "reservation", "waitingList"], default: "booking" },
    { attribute: "data-label", type: "text" },
  ],
  reads: [],
} as const satisfies AnchorSpec;

export const about = {
  name: "In den Warenkorb",
  shows: {
    de: "Eine Schaltfläche, die den Termin mit der Nummer am Ende der id in den Warenkorb legt. Auf einer Seite dürfen beliebig viele stehen.",
    en: "button that puts the event `{eventId}` into the cart; any number per page",
  },
  leadsTo: ["cart"],
  example: { ending: "7001" },
  calls: [cartCalls],
} as const satisfies About;
