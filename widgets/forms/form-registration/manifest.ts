import { eventParams } from "#widgets/forms/shared/event-params.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-form-registration",
  height: { wide: 1200, phone: 1900 },
  skeleton: "fields",
  params: eventParams,
  reads: ["user"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Anmeldung zu einer Veranstaltung",
  shows: {
    de: "Anmeldung zu einer Veranstaltung, die auf der Seite genannt ist.",
    en: "registration for the event that the page names",
  },
  example: { attributes: { "data-title": "Tag der Betriebsverfassung" } },
  calls: ["userData", "registrationRequest"],
} as const satisfies About;
