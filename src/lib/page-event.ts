/** The name of an event that the product fires on the page; the authors' manual explains each. */
export type PageEventName =
  | "portal:mounted"
  | "portal:error"
  | "portal:submit"
  | "portal:cart-changed"
  | "portal:wishlist-changed"
  | "portal:fault"
  | "portal:vital"
  | "tabChange";
