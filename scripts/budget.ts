import { registry } from "#mount/registry.ts";

/** Brotli kilobytes (1,000 bytes) that a page may load in all, by the anchors that stand in it. */
export interface Budget {
  readonly page: string;
  readonly anchors: readonly string[];
  readonly limit: number;
  /** Files that it may load besides the entry. */
  readonly files?: number;
  /** Source files of lazily loaded parts that this page shows as well. */
  readonly parts?: readonly string[];
}

/** Pages with more than one widget, or with none. */
const pages: readonly Budget[] = [
  { page: "no anchor", anchors: [], limit: 4.2 },
  {
    page: "start page",
    anchors: [
      "portal-menu-desktop",
      "portal-menu-mobile",
      "portal-next-event",
      "portal-event-list",
      "portal-article-recommendations",
      "portal-bookmarks",
    ],
    parts: ["src/ui/rich-text/sanitize.ts", "src/ui/tabs/tab-dropdown.tsx"],
    limit: 147,
  },
  {
    page: "add buttons and toggles",
    anchors: ["portal-add-to-cart-{eventId}", "portal-wishlist-toggle-{id}"],
    limit: 113,
  },
  {
    page: "schedule and hotel widgets",
    anchors: ["portal-schedule", "portal-hotel-map", "portal-hotel-prices", "portal-location-gallery"],
    parts: ["src/ui/rich-text/sanitize.ts"],
    limit: 130,
  },
];

/**
 * The figures that the product promises, the manifests' own among them; the test line holds the built files to them.
 */
export const budgets: readonly Budget[] = [
  ...pages,
  ...registry.flatMap(({ id, budget = [] }) => budget.map((one) => ({ anchors: [id], ...one }))),
];
