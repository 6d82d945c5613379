import { checkoutTexts } from "#i18n/checkout.ts";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";

/** The contact of a guest who orders, with the phone number as people write it. */
export const address = { ...orderAddress, phone: "0531 5550-100" };
/** From the filled address to the overview. */
export const on = { click: ["button", checkoutTexts.toOverview] } as const;
/** Orders what is in the cart. */
export const send = [
  on,
  { wait: ["button", checkoutTexts.order] },
  { click: ["checkbox", "Ich akzeptiere die AGB"] },
  { click: ["button", checkoutTexts.order] },
] as const;
