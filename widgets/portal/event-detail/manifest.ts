import type { About, Anchor } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-event-detail",
  height: { wide: 900, phone: 900 },
  skeleton: "card",
  params: [{ attribute: "data-event-id", type: "number", required: true }],
  reads: ["event"],
} as const satisfies Anchor;

export const about = {
  name: "Seminarseite",
  shows: {
    de: "Die Detailseite eines Seminars: Titel, Angaben, Schaltflächen und Reiter, mit Buchen und Stornieren.",
    en: "detail page of an event: title, facts, buttons and tabs, with booking and cancelling",
  },
  needsLogin: true,
  leadsTo: ["portalStart"],
  example: { attributes: { "data-event-id": "5001" } },
  tabs: ["gremium", "inhalt", "ablaufplan", "standort", "bilder", "videos", "dokumente", "wegweiser"],
  budget: [
    {
      page: "event detail, first tab",
      limit: 126,
      parts: ["widgets/portal/event-detail/gremium-participants/gremium-view.tsx"],
    },
    {
      page: "event detail, content tab",
      limit: 128,
      parts: ["widgets/portal/event-detail/content/content-view.tsx", "src/ui/rich-text/sanitize.ts"],
    },
    { page: "event detail, photos tab", limit: 123, parts: ["widgets/portal/event-detail/photos/photos.tsx"] },
  ],
} as const satisfies About;
