/** Brotli kilobytes (1,000 bytes) that a page may load in all, by the anchors that stand in it. */
export interface Budget {
  readonly page: string;
  readonly anchors: readonly string[];
  readonly limit: number;
  /** Source files of lazily loaded parts that this page shows as well. */
  readonly parts?: readonly string[];
}

/** The figures that the product promises; the test line holds the built files to them. */
export const budgets: readonly Budget[] = [
  { page: 'no anchor', anchors: [], limit: 4 },
  { page: 'event list', anchors: ['portal-event-list'], limit: 106 },
  { page: 'event list on a phone', anchors: ['portal-event-list'], parts: ['src/ui/dropdown/dropdown.tsx'], limit: 106 },
  { page: 'members', anchors: ['portal-gremium-members'], limit: 108 },
  { page: 'members, older widget', anchors: ['portal-gremium-members-links'], limit: 108 },
  { page: 'start page', anchors: ['portal-menu-desktop', 'portal-menu-mobile', 'portal-next-event', 'portal-event-list', 'portal-article-recommendations', 'portal-bookmarks'], parts: ['src/ui/rich-text/sanitize.ts', 'src/ui/dropdown/dropdown.tsx'], limit: 134 },
  { page: 'event detail, first tab', anchors: ['portal-event-detail'], parts: ['widgets/portal/event-detail/gremium-participants/gremium-view.tsx'], limit: 116 },
  { page: 'event detail, content tab', anchors: ['portal-event-detail'], parts: ['widgets/portal/event-detail/content/content-view.tsx', 'src/ui/rich-text/sanitize.ts'], limit: 122 },
  { page: 'event detail, photos tab', anchors: ['portal-event-detail'], parts: ['widgets/portal/event-detail/photos/photos.tsx'], limit: 122 },
  { page: 'schedule and hotel widgets', anchors: ['portal-schedule', 'portal-hotel-map', 'portal-hotel-prices', 'portal-location-gallery'], parts: ['src/ui/rich-text/sanitize.ts'], limit: 125 },
  { page: 'settings, first tab', anchors: ['portal-user-settings'], parts: ['src/ui/dropdown/dropdown.tsx'], limit: 135 },
  { page: 'feedback', anchors: ['portal-feedback'], parts: ['widgets/portal/feedback/seminar-select.tsx'], limit: 130 },
];
