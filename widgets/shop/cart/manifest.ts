import { cartCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-cart",
  height: { wide: 480, phone: 640 },
  skeleton: "rows",
  params: [],
  reads: ["cart", "user"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Warenkorb",
  shows: {
    de: "Der Warenkorb mit Teilnehmer:innen und Summen und dem Weg zur Kasse.",
    en: "the cart with participants and sums",
  },
  leadsTo: ["checkout", "search"],
  calls: [cartCalls, "gremiumUsers", "recipientEdit", "wishlist"],
} as const satisfies About;
