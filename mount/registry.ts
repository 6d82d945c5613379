import type { RouteName } from '#api/routes.ts';

/** How an attribute of an anchor is read: `number` digits only, `id` letters, digits, - and _, `date` ISO 8601. */
export type ParamType = 'number' | 'id' | 'date' | 'json';

/** One `data-*` attribute of an anchor (contract section 1). `shape` names the entity that JSON must hold. */
export interface Param {
  readonly attribute: string;
  readonly type: ParamType;
  readonly required?: true;
  readonly shape?: string;
}

/** A read that starts while the widget's code is loading; `unless` names an attribute that makes it needless. */
export type FirstRead = RouteName | { readonly route: RouteName; readonly unless: string };

/** One widget of the product. */
export interface WidgetLine {
  /** The anchor's id; `{id}` at its end stands for any text. */
  readonly id: string;
  /** Its folder below widgets/. */
  readonly folder: string;
  /** About the final height in pixels, for the skeleton; with a slash and a second one below 576 px, where they differ. */
  readonly height: `${number}` | `${number}/${number}`;
  readonly params: readonly Param[];
  /** At least one of the optional attributes must be there. */
  readonly needsOne?: true;
  readonly reads: readonly FirstRead[];
}

const eventId = { attribute: 'data-event-id', type: 'number', required: true } as const;
const maybeEventId = { attribute: 'data-event-id', type: 'number' } as const;
const json = (shape: string) => ({ attribute: 'data-json', type: 'json', shape }) as const;

/** Every widget there is, one line each: loader, playground, inspector, documents and tests follow from it. */
export const registry = [
  { id: 'portal-event-list', folder: 'portal/event-list', height: '480/720', params: [{ attribute: 'data-user-id', type: 'id' }], reads: [{ route: 'eventsFuture', unless: 'data-user-id' }, 'gremiumEventsFuture'] },
  { id: 'portal-event-overview', folder: 'portal/event-overview', height: '290/560', params: [eventId], reads: ['event'] },
  { id: 'portal-event-detail', folder: 'portal/event-detail', height: '900', params: [eventId], reads: ['event'] },
  { id: 'portal-document-list', folder: 'portal/document-list', height: '280', params: [], reads: ['eventsPast'] },
  { id: 'portal-calendar-download', folder: 'portal/calendar-download', height: '40', params: [maybeEventId, json('Event')], needsOne: true, reads: [{ route: 'event', unless: 'data-json' }] },
  { id: 'portal-gremium-members', folder: 'portal/gremium-members', height: '640/900', params: [], reads: ['gremiumUsers', 'user', 'memberships'] },
  { id: 'portal-gremium-members-links', folder: 'portal/gremium-members-links', height: '640', params: [], reads: ['gremiumUsers', 'user', 'memberships'] },
  { id: 'portal-schedule', folder: 'portal/schedule', height: '400', params: [maybeEventId, json('Event')], needsOne: true, reads: [{ route: 'event', unless: 'data-json' }] },
  { id: 'portal-hotel-map', folder: 'portal/hotel-map', height: '900', params: [maybeEventId, json('Hotel'), { attribute: 'data-end-date', type: 'date' }], needsOne: true, reads: [{ route: 'event', unless: 'data-json' }] },
  { id: 'portal-hotel-prices', folder: 'portal/hotel-prices', height: '340/560', params: [maybeEventId, json('Stay')], needsOne: true, reads: [{ route: 'event', unless: 'data-json' }] },
  { id: 'portal-next-event', folder: 'portal/next-event', height: '328/432', params: [], reads: ['nextEvent'] },
  { id: 'portal-article-recommendations', folder: 'portal/article-recommendations', height: '480/900', params: [], reads: ['articles'] },
  { id: 'portal-bookmarks', folder: 'portal/bookmarks', height: '400/900', params: [], reads: ['bookmarks'] },
  { id: 'portal-bookmarks-compact', folder: 'portal/bookmarks-compact', height: '240', params: [], reads: ['bookmarks'] },
  { id: 'portal-wishlist-remove-{id}', folder: 'portal/wishlist-remove', height: '40', params: [], reads: [] },
  { id: 'portal-menu-desktop', folder: 'portal/menu-desktop', height: '64', params: [], reads: [] },
  { id: 'portal-menu-mobile', folder: 'portal/menu-mobile', height: '64', params: [], reads: [] },
  { id: 'portal-location-gallery', folder: 'portal/location-gallery', height: '640/400', params: [{ ...json('Location'), required: true }], reads: [] },
  { id: 'portal-user-settings', folder: 'portal/user-settings', height: '900', params: [], reads: ['userData', 'user', 'salutations'] },
  { id: 'portal-feedback', folder: 'portal/feedback', height: '640/900', params: [], reads: ['token', 'user'] },
] as const satisfies readonly WidgetLine[];

/** The anchor id of a widget, as the registry writes it. */
export type WidgetId = (typeof registry)[number]['id'];

/** The line of an anchor id as the registry writes it. */
export const lineOf = (id: string): WidgetLine | undefined => registry.find((line) => line.id === id);
