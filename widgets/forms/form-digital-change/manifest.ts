import { eventParams } from "#widgets/forms/shared/event-params.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-form-digital-change",
  height: { wide: 1200, phone: 1900 },
  skeleton: "fields",
  params: eventParams,
  reads: ["user"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Anmeldung digitaler Wandel",
  shows: {
    de: "Anmeldung zu einer Veranstaltung über den digitalen Wandel.",
    en: "registration for an event about the digital change",
  },
  example: { attributes: { "data-title": "Tag der Betriebsverfassung" } },
  calls: ["userData", "digitalChangeRequest"],
} as const satisfies About;
