import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-user-registration",
  height: { wide: 1200, phone: 1900 },
  skeleton: "fields",
  params: [],
  reads: ["user"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Registrierung",
  shows: {
    de: "Legt ein Konto für das Kundenportal an; ob die E-Mail-Adresse frei ist, steht schon beim Verlassen des Feldes da.",
    en: "account registration",
  },
  leadsTo: ["login"],
  calls: ["userData", "userRegistration", "emailAvailability"],
} as const satisfies About;
