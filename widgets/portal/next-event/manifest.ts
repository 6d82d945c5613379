import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-next-event",
  height: { wide: 328, phone: 432 },
  skeleton: "card",
  params: [],
  reads: ["nextEvent"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Nächstes Seminar",
  shows: {
    de: "Das nächste Seminar mit den verbleibenden Tagen.",
    en: "next event with its countdown",
  },
  needsLogin: true,
  leadsTo: ["portalEvent"],
} as const satisfies About;
