import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-form-newsletter",
  height: { wide: 520, phone: 760 },
  skeleton: "fields",
  params: [],
  reads: ["user"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Newsletter",
  shows: {
    de: "Bestellung des Newsletters.",
    en: "subscription to the newsletter",
  },
  calls: ["userData", "newsletterRequest"],
} as const satisfies About;
