import { cartState, openEntry, emptyEntry } from "#mocks/data/shop/filled-cart.ts";
import { createPortal, type Portal } from "#mocks/model/portal.ts";
import { configBlock, pageOf } from "#mocks/situations/pages.ts";
import type { Visit } from "#scripts/bench/measure.ts";

/** A page that is compared with a comparison page. */
export interface Compared {
  readonly name: string;
  readonly body: string;
  /** Anchors that show something at the end. */
  readonly anchors: number;
  /** Rows, cards or people that are listed at the end. */
  readonly rows: number;
  readonly visits: readonly Visit[];
}

const EVENTS = 20;
const OFFERS = 12;
const BUTTONS = 30;
const everyVisit = ["first", "second", "tenth"] as const;

const list = '<div id="portal-event-list"></div>';
// Of few people: those of an event with 300 are still being drawn when the next visit begins, and no page by hand shows
// them.
const detail = '<div id="portal-event-detail" data-event-id="20002"></div>';
const buttons = Array.from(
  { length: BUTTONS },
  (_pair, index) =>
    `<p>Seminar ${index}</p><div id="portal-add-to-cart-${7001 + index}"></div><div id="portal-wishlist-toggle-${7001 + index}"></div>`,
).join("");

/** The pages of a portal's and a shop's day (docs/performance.md). */
export const compared: readonly Compared[] = [
  { name: "one list", body: list, anchors: 1, rows: EVENTS, visits: everyVisit },
  {
    name: "list, contact form, event page",
    body: `<h1>Portal</h1>${list}<div id="portal-form-contact"></div>${detail}`,
    anchors: 3,
    rows: EVENTS,
    visits: everyVisit,
  },
  {
    name: "start page",
    body: configBlock() + (pageOf("page-start")?.body ?? ""),
    // The phone's menu shows nothing at this width.
    anchors: 5,
    rows: 3,
    visits: everyVisit,
  },
  { name: "event page", body: `<h1>Seminar</h1>${detail}`, anchors: 1, rows: 0, visits: everyVisit },
  {
    name: "search with 12 offers",
    body: '<h1>Suche</h1><div id="portal-event-search"></div>',
    anchors: 1,
    rows: OFFERS,
    visits: everyVisit,
  },
  {
    name: "30 add buttons, 30 hearts",
    body: `<div id="portal-cart-small"></div>${buttons}`,
    anchors: 1 + 2 * BUTTONS,
    rows: 0,
    visits: everyVisit,
  },
  {
    name: "cart of three seminars, ten people",
    body: '<h1>Warenkorb</h1><div id="portal-cart"></div>',
    anchors: 1,
    rows: 10,
    visits: everyVisit,
  },
];

/** A portal with 20 events, a shop with 12 offers of a theme each, and a cart of three seminars with ten people. */
export function comparedPortal(today: string): Portal {
  const portal = createPortal({ customer: "large", today });
  const state = portal.state();
  state.events.splice(EVENTS);
  const offered = state.shop.events.filter(({ isHistoric, isInhouse }) => isHistoric !== true && isInhouse !== true);
  const people = (from: number, count: number): typeof openEntry.recipients =>
    Array.from({ length: count }, (_person, index) => {
      const like = openEntry.recipients[index % openEntry.recipients.length] ?? {};
      return { ...like, recipientId: from + index } as (typeof openEntry.recipients)[number];
    });
  const filled = offered.slice(0, 3).map(({ eventId }, index) => ({
    ...emptyEntry,
    itemId: 101 + index,
    eventId: Number(eventId),
    recipients: people(201 + 10 * index, index === 0 ? 4 : 3),
  }));
  Object.assign(state.shop.cart, cartState(filled).shop?.cart);
  // Of a theme each, as the search shows one card for each.
  const ofOwnTheme = offered.slice(0, OFFERS).map((event, index) => ({
    ...event,
    theme: event.theme == null ? null : { ...event.theme, themeId: 8001 + index },
  }));
  state.shop.events.splice(0, state.shop.events.length, ...ofOwnTheme);
  return portal;
}
