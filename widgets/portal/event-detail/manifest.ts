import { cartCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-event-detail",
  height: { wide: 900, phone: 900 },
  skeleton: "card",
  params: [{ attribute: "data-event-id", type: "number", required: true }],
  reads: ["event"],
} as const satisfies AnchorSpec;

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
  calls: [
    cartCalls,
    "recipients",
    "cancelRecipient",
    "checkout",
    "photos",
    "photoDownload",
    "photoDelete",
    "photosZip",
    "videos",
    "documents",
    "documentDownload",
    "noticePdf",
    "themePdf",
    "priceCalculator",
  ],
} as const satisfies About;
