import { cartCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-event-dates",
  height: { wide: 620, phone: 1400 },
  skeleton: "rows",
  params: [{ attribute: "data-theme-id", type: "id", required: true }],
  reads: [{ route: "exports", values: { object: "events" }, query: ["themeId"], long: true }],
} as const satisfies AnchorSpec;

export const about = {
  name: "Termine eines Themas",
  shows: {
    de: "Alle Termine eines Themas mit Ort, Preis, freien Plätzen und Warenkorb.",
    en: "all dates of a theme",
  },
  leadsTo: ["event", "cart"],
  example: { attributes: { "data-theme-id": "701" } },
  calls: [cartCalls, "related"],
} as const satisfies About;
