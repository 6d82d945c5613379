import { safeLink } from "#domain/text/link.ts";

/** How an event is sold: by the cart, on another page, or on request if it takes place in the customer's house. */
export type Sale = { readonly way: "cart" | "inquiry" } | { readonly way: "elsewhere"; readonly url: string };

/** The fields of an event that decide how it is sold. */
export interface SaleFields {
  readonly isInhouse: boolean | null;
  readonly theme: { readonly redirectUrl: string | null } | null;
}

/** How an event is sold; an unknown event is sold by the cart. */
export function saleOf(event: SaleFields | null): Sale {
  const url = safeLink(event?.theme?.redirectUrl ?? null);
  if (url !== null) return { way: "elsewhere", url };
  return { way: event?.isInhouse === true ? "inquiry" : "cart" };
}

/** Whether an event has a price for everybody: that of one in a customer's house is agreed with them. */
export const isSold = (event: SaleFields): boolean => saleOf(event).way !== "inquiry";
