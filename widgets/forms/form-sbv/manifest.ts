import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-form-sbv",
  height: { wide: 1050, phone: 1600 },
  skeleton: "fields",
  params: [],
  reads: ["user"],
} as const satisfies AnchorSpec;

export const about = {
  name: "SBV-Anfrage",
  shows: {
    de: "Anfrage der Schwerbehindertenvertretung.",
    en: "request of the severely-disabled representation",
  },
  calls: ["userData", "sbvRequest"],
} as const satisfies About;
