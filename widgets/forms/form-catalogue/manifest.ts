import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-form-catalogue",
  height: { wide: 950, phone: 1500 },
  skeleton: "fields",
  params: [],
  reads: ["user"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Katalogbestellung",
  shows: {
    de: "Bestellung des gedruckten Katalogs.",
    en: "order of the printed catalogue",
  },
  calls: ["userData", "catalogueRequest"],
} as const satisfies About;
