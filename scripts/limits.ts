import { widgetEntryOf, type WidgetId } from "#mount/registry.ts";

/** Kilobytes (1,000 bytes, brotli) that pages may load; `npx tsx scripts/size.ts` holds the built files to them. */
export const limits = {
  /** The entry, alone on a page without widgets. */
  entry: 4.2,
  /** What every page with a widget loads beside it, libraries and frame: a new React changes this number alone. */
  frame: 90.4,
  /** The start page, whose widgets share most of what they load. */
  startPage: 56,
} as const;

/** What a widget of each wing may load beside entry and frame until nothing more comes, nobody touching the page. */
const wings: Readonly<Record<string, number>> = { portal: 26.2, shop: 47.6, forms: 33.4, site: 26.2 };

/** The widgets that stay lighter than their wing, or need more. */
const others: readonly (readonly [limit: number, ...ids: WidgetId[]])[] = [
  // Buttons and links, of which a page may have many.
  [9, "portal-bookmark-add", "portal-wishlist-remove-{id}", "portal-wishlist-toggle-{id}"],
  [9, "portal-article-recommendations", "portal-chatbot", "portal-gremium-members-links"],
  // Those that stand on every page of a site, and lists without events.
  [12.3, "portal-a-z", "portal-gremium-members", "portal-login", "portal-menu-desktop", "portal-menu-mobile"],
  [12.3, "portal-next-event"],
  [16.4, "portal-experts", "portal-hotels", "portal-locations", "portal-related", "portal-remarketing"],
  [28.6, "portal-hotel", "portal-hotel-map", "portal-hotel-prices", "portal-location-gallery"],
  // Those that know the cart and show little of it.
  [31.5, "portal-add-to-cart-{eventId}", "portal-cart-small", "portal-price-calculator"],
  [36, "portal-consultant", "portal-feedback", "portal-schedule"],
  [43.3, "portal-conference", "portal-conference-list", "portal-event-detail", "portal-event-offer", "portal-wishlist"],
  [53.8, "portal-event-search", "portal-training-plan"],
  [55, "portal-conference-booking"],
  [64.6, "portal-user-settings"],
  [72.2, "portal-online-fax"],
  [74.5, "portal-checkout"],
];

/** What a widget may load beside entry and frame, by its id. */
export function widgetLimit(id: string): number {
  const [own] = others.find(([, ...ids]) => ids.some((other) => other === id)) ?? [];
  const [wing = ""] = widgetEntryOf(id)?.folder.split("/") ?? [];
  return own ?? wings[wing] ?? 0;
}
