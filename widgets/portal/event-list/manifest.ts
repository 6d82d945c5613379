import type { About, Anchor } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-event-list",
  height: { wide: 480, phone: 720 },
  params: [{ attribute: "data-user-id", type: "id", personal: true }],
  reads: [{ route: "eventsFuture", unless: "data-user-id" }, "gremiumEventsFuture"],
} as const satisfies Anchor;

export const about = {
  name: "Seminarliste",
  shows: {
    de: "Die Seminare der angemeldeten Person in den Reitern Geplant, Aktuell und Abgeschlossen. Mit `data-user-id` die Seminare dieses Gremium-Mitglieds.",
    en: "the customer's seminars in the tabs Geplant, Aktuell, Abgeschlossen",
  },
  tabs: ["geplant", "aktuell", "abgeschlossen"],
  budget: [
    { page: "event list", limit: 115, files: 10 },
    { page: "event list on a phone", limit: 117, parts: ["src/ui/tabs/tab-dropdown.tsx"] },
  ],
} as const satisfies About;
