import { cartCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-training-plan",
  height: { wide: 1200, phone: 1800 },
  skeleton: "rows",
  params: [{ attribute: "data-plan-id", type: "id", required: true }],
  reads: ["trainingPlan"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Schulungsplan",
  shows: {
    de: "Ein persönlicher Schulungsplan zum Lesen und Drucken, mit Terminen für Kalender und Warenkorb.",
    en: "a personal training plan to read, print and book from",
  },
  example: { attributes: { "data-plan-id": "p-1" } },
  calls: [cartCalls],
} as const satisfies About;
