import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-document-list",
  height: { wide: 280, phone: 280 },
  skeleton: "rows",
  params: [],
  reads: ["eventsPast"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Dokumente",
  shows: {
    de: "Die Unterlagen, nach Seminaren geordnet.",
    en: "documents per event",
  },
  needsLogin: true,
  calls: ["documents", "documentDownload"],
} as const satisfies About;
