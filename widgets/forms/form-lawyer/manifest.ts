import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-form-lawyer",
  height: { wide: 1050, phone: 1600 },
  skeleton: "fields",
  params: [],
  reads: ["user"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Anwaltsberatung",
  shows: {
    de: "Anfrage nach anwaltlicher Beratung.",
    en: "request for a lawyer's advice",
  },
  calls: ["userData", "lawyerRequest"],
} as const satisfies About;
