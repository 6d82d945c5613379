import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-bookmarks",
  height: { wide: 400, phone: 900 },
  skeleton: "cards",
  params: [],
  reads: ["bookmarks"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Lesezeichen als Kacheln",
  shows: {
    de: "Die Lesezeichen als Kacheln.",
    en: "bookmarks as cards (version 2)",
  },
  calls: ["user", "wishlist", "bookmarkAdd", "bookmarkDelete"],
} as const satisfies About;
