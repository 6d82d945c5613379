import { cartCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-conference-list",
  height: { wide: 520, phone: 1100 },
  skeleton: "cards",
  params: [],
  reads: ["conferences"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Fachtagungen",
  shows: {
    de: "Alle kommenden Fachtagungen mit Termin, Ort, Preis und freien Plätzen.",
    en: "all conferences",
  },
  leadsTo: ["conference"],
  calls: [cartCalls, "exports", "related"],
} as const satisfies About;
