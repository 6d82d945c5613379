import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-wishlist-toggle-{id}",
  ending: "number",
  height: { wide: 40, phone: 40 },
  skeleton: "line",
  params: [
    { attribute: "data-kind", type: "choice", options: ["event", "theme"], default: "event" },
    { attribute: "data-title", type: "text" },
  ],
  reads: ["wishlist"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Herz für die Merkliste",
  shows: {
    de: "Ein Herz, das den Termin oder das Thema mit der Nummer am Ende der id auf die Merkliste setzt oder davon nimmt. Auf einer Seite dürfen beliebig viele stehen.",
    en: "heart button that puts the event or theme `{id}` on the wishlist; any number per page",
  },
  example: { ending: "7001" },
  calls: ["user", "event", "wishlistAdd", "bookmarks", "bookmarkDelete"],
} as const satisfies About;
