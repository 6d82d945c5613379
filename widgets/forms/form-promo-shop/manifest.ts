import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-form-promo-shop",
  height: { wide: 1050, phone: 1600 },
  skeleton: "fields",
  params: [],
  reads: ["user"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Werbemittel-Shop",
  shows: {
    de: "Anfrage nach einem Zugang zum Werbemittel-Shop.",
    en: "request for access to the shop of advertising material",
  },
  calls: ["userData", "promoShopRequest"],
} as const satisfies About;
