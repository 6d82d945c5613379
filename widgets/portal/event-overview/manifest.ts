import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-event-overview",
  height: { wide: 290, phone: 560 },
  skeleton: "card",
  params: [{ attribute: "data-event-id", type: "number", required: true }],
  reads: ["event"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Seminarübersicht",
  shows: {
    de: "Ein Seminar in Kürze: Ort, Beginn, Ende, PDF-Dateien, Kalender und Kostenrechner.",
    en: "overview of one event",
  },
  example: { attributes: { "data-event-id": "5001" } },
  calls: ["documents", "documentDownload", "noticePdf", "themePdf", "priceCalculator"],
} as const satisfies About;
