import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-cart-small",
  height: { wide: 40, phone: 40 },
  skeleton: "line",
  params: [],
  reads: ["cartSmall"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Kleiner Warenkorb",
  shows: {
    de: "Ein Symbol mit der Zahl der Einträge im Warenkorb; es öffnet eine kurze Liste.",
    en: "icon with the number of entries of the cart; opens a short list",
  },
  leadsTo: ["cart", "search"],
  calls: ["user", "cart", "cartAdd", "cartDelete", "recipientAdd", "recipientDelete"],
} as const satisfies About;
