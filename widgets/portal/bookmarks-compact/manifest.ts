import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-bookmarks-compact",
  height: { wide: 240, phone: 240 },
  skeleton: "rows",
  params: [],
  reads: ["bookmarks"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Lesezeichen, kurz",
  shows: {
    de: "Die Lesezeichen in kurzer Form.",
    en: "bookmarks as a compact list (version 1)",
  },
  calls: ["user", "wishlist", "bookmarkAdd", "bookmarkDelete"],
} as const satisfies About;
