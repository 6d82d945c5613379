import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-remarketing",
  height: { wide: 0, phone: 0 },
  skeleton: "line",
  params: [],
  reads: [],
} as const satisfies AnchorSpec;

export const about = {
  name: "Zuletzt angesehen",
  shows: {
    de: "Zuletzt angesehene Themen; nur mit Einwilligung in Marketing, sonst bleibt der Bereich leer.",
    en: "themes seen before, only with marketing consent",
  },
  calls: ["bookingStates", "conferences", "themesRemarketing"],
} as const satisfies About;
