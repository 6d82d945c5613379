import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-form-inhouse",
  height: { wide: 1300, phone: 2000 },
  skeleton: "fields",
  params: [{ attribute: "data-title", type: "text" }],
  reads: ["user"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Inhouse-Anfrage",
  shows: {
    de: "Anfrage für ein Seminar im eigenen Haus.",
    en: "request for an in-house seminar",
  },
  calls: ["userData", "inhouseRequest"],
} as const satisfies About;
