import { addDays } from "#domain/dates/time.ts";
import type { Bookmark } from "#domain/entities/bookmark.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { ListedHotel } from "#domain/entities/location.ts";
import type { Photo } from "#domain/entities/photo.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { longTitle } from "#mocks/data/portal/planned.ts";
import { buildListedHotels } from "#mocks/data/site/hotels.ts";
import type { PortalState } from "#mocks/model/state.ts";
import { daysFrom, isTeachable, taughtFrom } from "./calendar.ts";
import { firstDay, heldFrom, houseOf, lengthOf, numberOn } from "./moved-event.ts";

/**
 * The first of so many days on which people teach and that nothing else takes, from `day` on; what runs today runs
 * where it can.
 */
function firstFreeDay(day: string, days: number, today: string, taken: ReadonlySet<string>): string {
  if (isTeachable(day, days, taken)) return day;
  let first = day > today ? day : addDays(today, 1 - days);
  while (!isTeachable(first, days, taken)) first = addDays(first, 1);
  return first;
}

/** A customer's own event in the same houses. */
function housed(event: PortalEvent, listed: readonly ListedHotel[]): PortalEvent {
  const hotel = event.hotel === null ? null : houseOf(event.hotel, listed);
  return { ...event, hotel, ...(hotel !== event.hotel && event.hotelId !== null && { hotelId: hotel?.id ?? null }) };
}

/** The module before each module of a series. */
const precedingOf = (events: readonly PortalEvent[]): ReadonlyMap<PortalEvent, PortalEvent | undefined> =>
  new Map(events.flatMap(({ modules }) => modules.map((module, index) => [module, modules[index - 1]] as const)));

const lastDay = ({ endDate, startDate }: PortalEvent): string => (endDate ?? startDate)?.slice(0, 10) ?? "";

/** The past events moved to working days, the latest first, so that none moves into the future. */
function attended(events: readonly PortalEvent[], taken: Set<string>): [PortalEvent, PortalEvent][] {
  return events
    .toSorted((a, b) => firstDay(b).localeCompare(firstDay(a)))
    .map((event) => {
      const moved =
        firstDay(event) === "" ? event : heldFrom(event, taughtFrom(firstDay(event), lengthOf(event), taken));
      if (firstDay(moved) !== "") for (const day of daysFrom(firstDay(moved), lengthOf(moved))) taken.add(day);
      return [event, moved];
    });
}

/** The customer's bookings moved to working days, without overlaps. */
function booked(events: readonly PortalEvent[], today: string, listed: readonly ListedHotel[]): PortalEvent[] {
  const preceding = precedingOf(events);
  const single = events.flatMap((event) => (event.modules.length > 0 ? event.modules : [event]));
  const isAhead = (event: PortalEvent): boolean => lastDay(event) >= today;
  const taken = new Set<string>();
  const past = attended(
    single.filter((event) => !isAhead(event)),
    taken,
  );
  const placed = new Map(past.map(([event, moved]) => [event, housed(moved, listed)]));
  for (const event of single.filter(isAhead).toSorted((a, b) => firstDay(a).localeCompare(firstDay(b)))) {
    const days = lengthOf(event);
    const before = preceding.get(event);
    const after = before === undefined ? "" : addDays(lastDay(placed.get(before) ?? before), 1);
    const begin = after > firstDay(event) ? after : firstDay(event);
    const moved = heldFrom(event, firstFreeDay(begin, days, today, taken));
    for (const day of daysFrom(firstDay(moved), days)) taken.add(day);
    placed.set(event, housed(moved, listed));
  }
  return events.map((event) => {
    const modules = event.modules.map((module) => placed.get(module) ?? module);
    const [first, last] = [modules[0], modules.at(-1)];
    if (first === undefined || last === undefined) return placed.get(event) ?? event;
    const bookingNumber = numberOn(event, firstDay(first));
    return { ...housed(event, listed), bookingNumber, modules, startDate: first.startDate, endDate: last.endDate };
  });
}

/** Photos and flipcharts counted each by themselves. */
function counted(photos: readonly Photo[]): Photo[] {
  const numbers = new Map<boolean, number>();
  return photos.map((photo) => {
    const isFlipChart = photo.isFlipChart === true;
    const nr = (numbers.get(isFlipChart) ?? 0) + 1;
    numbers.set(isFlipChart, nr);
    return { ...photo, nr };
  });
}

/** The themes that somebody keeps, by the `url` of each. */
const kept = [
  ["Betriebsverfassungsrecht", "betriebsverfassungsrecht"],
  ["Reden, die ankommen", "rhetorik"],
  ["Wirtschaftsausschuss Grundlagen", "wirtschaftsausschuss-grundlagen"],
] as const;

/** Bookmarks of themes of the shop, with a picture and the dates that it has. */
const keptThemes = (bookmarks: readonly Bookmark[], events: readonly PortalEvent[], today: string): Bookmark[] =>
  bookmarks.flatMap((bookmark, index) => {
    const theme = kept[index];
    if (theme === undefined) return [];
    const [title, url] = theme;
    const dates = events.filter((event) => event.theme?.url === url && firstDay(event) > today);
    const [nextDate = null] = dates.flatMap(({ startDate }) => startDate ?? []).sort();
    const image = `/mock-media/theme/${bookmark.id ?? ""}-640x360.svg`;
    return [{ ...bookmark, title, url: `/seminare/t/${url}`, image, eventCount: dates.length, nextDate }];
  });

/** An event under a name that a house would give it, wherever its own stands. */
const named = (event: PortalEvent): PortalEvent =>
  event.title === longTitle
    ? (JSON.parse(
        JSON.stringify(event).replaceAll(longTitle, "Gesamtbetriebsrat und Konzernbetriebsrat"),
      ) as PortalEvent)
    : event;

/** A participant as most are: a member of the Gremium to whom nothing has been refused. */
const isUsual = ({ userId, approvalState, cancelState }: Recipient): boolean =>
  userId !== null && approvalState !== "rejected" && cancelState !== "rejected";

/**
 * Moves the bookings and the wishlist of a customer to working days, and lets every list say how they stand; each login
 * starts with the data of the tests.
 */
export function enrol(state: PortalState, today: string): void {
  state.lazyRecipients = [];
  state.recipients = Object.fromEntries(
    Object.entries(state.recipients).map(([id, recipients]) => [id, recipients.filter(isUsual)]),
  );
  state.events = booked(state.events.map(named), today, buildListedHotels(today));
  state.bookmarks = keptThemes(state.bookmarks, state.shop.events, today);
  state.photos = Object.fromEntries(Object.entries(state.photos).map(([id, photos]) => [id, counted(photos)]));
}
