import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-article-recommendations",
  height: { wide: 480, phone: 900 },
  skeleton: "cards",
  params: [],
  reads: ["articles"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Artikelempfehlungen",
  shows: {
    de: "Empfohlene Artikel.",
    en: "recommended and popular articles",
  },
} as const satisfies About;
