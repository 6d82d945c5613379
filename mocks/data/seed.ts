import type { PortalDocument } from "#domain/entities/document.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Photo } from "#domain/entities/photo.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { emptyMemory, type Memory } from "#mocks/model/memory.ts";
import type { Customer, Member, PortalState } from "#mocks/model/state.ts";
import { buildHotels } from "./portal/hotels.ts";
import { buildManyEvents } from "./portal/many.ts";
import { buildArticles, buildBookmarks, buildDocuments, buildPhotos } from "./portal/media.ts";
import { buildGremium, buildManyMembers, buildNewcomer } from "./portal/members.ts";
import { buildPast } from "./portal/past.ts";
import { buildPlanned } from "./portal/planned.ts";
import {
  bookings,
  buildRecipients,
  confirmed,
  everyState,
  reserved,
  waiting,
  type RecipientStates,
} from "./portal/recipients.ts";
import { buildMarketing } from "./portal/settings.ts";
import { buildShop } from "./shop/seed.ts";
import { buildPlans } from "./site/plans.ts";

const LARGE = { events: 300, dates: 500, members: 300, photos: 200, documents: 300 };

/** The participants of events that have others than the first three members with confirmed bookings. */
const attendance: Partial<Record<number, readonly RecipientStates[]>> = {
  5001: everyState,
  5002: [confirmed, reserved],
  5003: [confirmed, reserved, waiting],
  5004: [confirmed, reserved, waiting],
  5008: bookings(12),
  5009: [reserved, confirmed],
  5010: [reserved],
  5013: [reserved, confirmed],
  5014: [reserved],
  5018: [waiting],
  5101: bookings(9),
  5105: bookings(12),
};

const FIRST_OF_MANY = 20_001;

/**
 * The participants of one of the many events: all members in the first one, a reservation and a waiting list in every
 * third.
 */
function attendanceOf(eventId: number): readonly RecipientStates[] {
  if (eventId === FIRST_OF_MANY) return bookings(LARGE.members);
  return (
    attendance[eventId] ?? (eventId > FIRST_OF_MANY && eventId % 3 === 0 ? [confirmed, reserved, waiting] : bookings(3))
  );
}

const withoutPhotos = 5107;
const lazy = [5004, 5009, 5015, 5051, 5061];

function recipientsOf(events: readonly PortalEvent[], members: readonly Member[]): Record<string, Recipient[]> {
  const all = events.flatMap((event) => [event, ...event.modules]);
  return Object.fromEntries(
    all.map(({ eventId }) => [
      String(eventId),
      buildRecipients(Number(eventId), members, attendanceOf(Number(eventId))),
    ]),
  );
}

function mediaOf<T>(events: readonly PortalEvent[], build: (eventId: number) => T[]): Record<string, T[]> {
  return Object.fromEntries(
    events
      .flatMap((event) => [event, ...event.modules])
      .map(({ eventId }) => [String(eventId), build(Number(eventId))]),
  );
}

function photosOf(events: readonly PortalEvent[]): Record<string, Photo[]> {
  return mediaOf(
    events.filter((event) => event.hotel !== null || event.modules.length > 0),
    (eventId) => buildPhotos(eventId, eventId === withoutPhotos ? 0 : 8 + (eventId % 5)),
  );
}

function documentsOf(events: readonly PortalEvent[]): Record<string, PortalDocument[]> {
  return mediaOf(events, (eventId) => buildDocuments(eventId, eventId === withoutPhotos ? 0 : 2 + (eventId % 4)));
}

/** The start of a visit to the public site, the same for everybody. */
function visit(today: string): Pick<PortalState, "answered" | "plans" | "shop"> & Memory {
  const shop = buildShop(today, buildHotels(today));
  return { ...emptyMemory(), answered: {}, plans: buildPlans(today, shop.events), shop };
}

function gremium(today: string): PortalState {
  const hotels = buildHotels(today);
  const members = buildGremium();
  const events = [...buildPlanned(today, hotels), ...buildPast(today, hotels)];
  return {
    selfId: 1001,
    members,
    events,
    recipients: recipientsOf(events, members),
    lazyRecipients: lazy,
    photos: photosOf(events),
    documents: documentsOf(events),
    videoScript: "/mock-media/videos.js",
    articles: buildArticles(),
    bookmarks: buildBookmarks(today),
    marketing: buildMarketing(),
    ...visit(today),
  };
}

function newcomer(today: string): PortalState {
  const self = buildNewcomer();
  const marketing = {
    ...buildMarketing(),
    sendAdsPrint: false,
    sendCatalogPrint: false,
    selectedPrintTopics: [],
    selectedDigitalTopics: [],
    contactId: null,
  };
  return {
    ...gremium(today),
    selfId: self.userId,
    members: [self],
    events: [],
    recipients: {},
    lazyRecipients: [],
    photos: {},
    documents: {},
    articles: [],
    bookmarks: [],
    marketing,
  };
}

function large(today: string): PortalState {
  const base = gremium(today);
  const hotels = buildHotels(today);
  const members = buildManyMembers(LARGE.members);
  const past = buildPast(today, hotels);
  const events = [...buildManyEvents(today, hotels, LARGE.events), ...past];
  return {
    ...base,
    shop: buildShop(today, hotels, LARGE.dates),
    members,
    events,
    recipients: recipientsOf(events, members),
    lazyRecipients: [],
    photos: { ...photosOf(past), 5101: buildPhotos(5101, LARGE.photos) },
    documents: { ...documentsOf(past), 5101: buildDocuments(5101, LARGE.documents) },
  };
}

const builders: Record<Customer, (today: string) => PortalState> = {
  admin: gremium,
  member: (today) => ({ ...gremium(today), selfId: 1008 }),
  newcomer,
  large,
  guest: (today) => ({ ...newcomer(today), selfId: 0, members: [] }),
};

/** The state that a customer starts with; the same `today` always gives the same data. */
export function seed(customer: Customer, today: string): PortalState {
  return builders[customer](today);
}
