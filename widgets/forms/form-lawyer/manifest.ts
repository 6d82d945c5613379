import type { About, Anchor } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-form-lawyer",
  height: { wide: 1050, phone: 1600 },
  skeleton: "fields",
  params: [],
  reads: ["user"],
} as const satisfies Anchor;

export const about = {
  name: "Anwaltsberatung",
  shows: {
    de: "Anfrage nach anwaltlicher Beratung.",
    en: "request for a lawyer's advice",
  },
} as const satisfies About;
