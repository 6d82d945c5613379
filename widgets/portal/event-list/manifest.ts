import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-event-list",
  height: { wide: 480, phone: 720 },
  skeleton: "rows",
  params: [
    { attribute: "data-user-id", type: "id", personal: true },
    { attribute: "data-first", type: "number" },
  ],
  reads: [{ route: "eventsFuture", unless: "data-user-id" }, "gremiumEventsFuture"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Seminarliste",
  shows: {
    de: "Die Seminare der angemeldeten Person in den Reitern Geplant, Aktuell und Abgeschlossen. Mit `data-user-id` die Seminare dieses Gremium-Mitglieds; mit `data-first` in jedem Reiter zunächst nur so viele, für Startseiten.",
    en: "the customer's seminars in the tabs Geplant, Aktuell, Abgeschlossen",
  },
  needsLogin: true,
  leadsTo: ["portalEvent"],
  tabs: ["geplant", "aktuell", "abgeschlossen"],
  calls: [
    "user",
    "eventsPast",
    "gremiumEventsPast",
    "documents",
    "documentDownload",
    "noticePdf",
    "themePdf",
    "priceCalculator",
  ],
} as const satisfies About;
