import { safeLink } from "./link.ts";

/** How an event is had: by the cart, on another page, or by asking where it takes place in a customer's house. */
export type Sale = { readonly way: "cart" | "inquiry" } | { readonly way: "elsewhere"; readonly url: string };

/** What of an event decides how it is sold. */
export interface Sold {
  readonly isInhouse: boolean | null;
  readonly theme: { readonly redirectUrl: string | null } | null;
}

/** Tells how an event is sold; the cart takes one of which nothing is known. */
export function saleOf(event: Sold | null): Sale {
  const url = safeLink(event?.theme?.redirectUrl ?? null);
  if (url !== null) return { way: "elsewhere", url };
  return { way: event?.isInhouse === true ? "inquiry" : "cart" };
}
