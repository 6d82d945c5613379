import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-wishlist-remove-{id}",
  height: { wide: 40, phone: 40 },
  skeleton: "line",
  params: [],
  reads: [],
} as const satisfies AnchorSpec;

export const about = {
  name: "Von der Merkliste nehmen",
  shows: {
    de: "Eine Schaltfläche, die den Eintrag mit der Nummer am Ende der id von der Merkliste nimmt. Auf einer Seite dürfen beliebig viele stehen.",
    en: "button that takes the wishlist item `{id}` off the list; any number per page",
  },
  example: { ending: "901" },
  calls: ["user", "wishlist", "bookmarks", "bookmarkDelete"],
} as const satisfies About;
