import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-form-contact",
  height: { wide: 1100, phone: 1700 },
  skeleton: "fields",
  params: [],
  reads: ["user"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Kontaktformular",
  shows: {
    de: "Kontaktformular mit Betreff und Nachricht.",
    en: "contact form",
  },
  calls: ["userData", "contactRequest"],
} as const satisfies About;
