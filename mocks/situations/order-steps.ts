import { checkoutTexts } from "#i18n/checkout.ts";

/** The contact of a guest who orders. */
export const address = {
  company: "Musterwerke GmbH",
  street: "Werkstraße",
  streetNumber: "100",
  postalCode: "38112",
  city: "Braunschweig",
  salutation: "Frau",
  firstname: "Eva",
  lastname: "Beispiel",
  phone: "0531 5550-100",
  email: "eva.beispiel@musterwerke.example",
  message: null,
};
/** From the filled address to the overview. */
export const on = { click: ["button", checkoutTexts.toOverview] } as const;
/** Orders what is in the cart. */
export const send = [
  on,
  { wait: ["button", checkoutTexts.order] },
  { click: ["checkbox", "Ich akzeptiere die AGB"] },
  { click: ["button", checkoutTexts.order] },
] as const;
