import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-gremium-members-links",
  height: { wide: 640, phone: 640 },
  skeleton: "rows",
  params: [],
  reads: ["gremiumUsers", "user", "memberships"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Gremiumsmitglieder mit Links",
  shows: {
    de: "Die Mitglieder des Gremiums mit Links auf die Seiten für Buchungen und Einstellungen (ältere Fassung).",
    en: "the Gremium with links to the pages for bookings and settings (older widget)",
  },
  needsLogin: true,
} as const satisfies About;
