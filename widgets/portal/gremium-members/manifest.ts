import { settingsCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-gremium-members",
  height: { wide: 640, phone: 900 },
  skeleton: "rows",
  params: [],
  reads: ["gremiumUsers", "user", "memberships"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Gremiumsmitglieder",
  shows: {
    de: "Die Mitglieder des Gremiums mit Suche; Buchungen und Einstellungen öffnen sich auf derselben Seite.",
    en: "the Gremium: search, bookings and settings of every member inside the page (version 2)",
  },
  needsLogin: true,
  leadsTo: ["portalEvent"],
  calls: [
    settingsCalls,
    "eventsFuture",
    "eventsPast",
    "gremiumEventsFuture",
    "gremiumEventsPast",
    "documents",
    "documentDownload",
    "noticePdf",
    "themePdf",
    "gremiumPdf",
    "priceCalculator",
    "userData",
    "salutations",
  ],
} as const satisfies About;
