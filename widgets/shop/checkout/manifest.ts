import { cartCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-checkout",
  height: { wide: 720, phone: 1080 },
  skeleton: "fields",
  params: [],
  reads: ["cart", "user"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Kasse",
  shows: {
    de: "Die Bestellung in drei Schritten: Adresse, Übersicht, Ergebnis.",
    en: "contact and invoice address, overview, order",
  },
  leadsTo: ["cart", "checkoutPdf", "portalStart", "search"],
  calls: [cartCalls, "checkout", "orderOptions", "orderState", "userData", "wishlist"],
} as const satisfies About;
