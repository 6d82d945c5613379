import { cartCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-wishlist",
  height: { wide: 480, phone: 640 },
  skeleton: "cards",
  params: [],
  reads: ["wishlistAll", "wishlistWithEvents"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Merkliste",
  shows: {
    de: "Die Merkliste mit Terminen, Preisen, freien Plätzen und dem Weg in den Warenkorb.",
    en: "the wishlist page",
  },
  calls: [cartCalls, "wishlist", "bookmarks", "bookmarkDelete"],
} as const satisfies About;
