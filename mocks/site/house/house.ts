import { schedulePlan } from "#domain/costs/schedule.ts";
import type { Bookmark } from "#domain/entities/bookmark.ts";
import type { EventContent, PortalEvent, ScheduleDay, TitledText } from "#domain/entities/event.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import type { ListedHotel } from "#domain/entities/location.ts";
import type { Photo } from "#domain/entities/photo.ts";
import type { PlanEntry } from "#domain/entities/plan.ts";
import { addDays, daysBetween, printIso } from "#domain/time.ts";
import { at } from "#mocks/data/days.ts";
import { buildListedHotels } from "#mocks/data/site/hotels.ts";
import { buildPlans, type StoredPlan } from "#mocks/data/site/plans.ts";
import type { PortalState } from "#mocks/model/state.ts";
import { daysFrom, isTeachable, taughtFrom, teachingStart } from "./calendar.ts";
import { curriculum, type Course } from "./curriculum.ts";

/** The house on the public pages that an event's hotel is, by the number in the data of the tests. */
const HOUSES: Readonly<Record<string, number>> = { 31: 1, 32: 2, 33: 8, 34: 10 };

/** As long as a seminar of a kept theme lasts. */
const KEPT_DAYS = 5;

/** What every seminar includes; an offer lists the titles alone, so these say it. */
export const included: readonly TitledText[] = [
  {
    title: "Skript, Checklisten und aktuelle Gesetzestexte",
    text: "<p>Gedruckt am ersten Tag, digital in Ihrem Kundenportal.</p>",
  },
  { title: "Zertifikat mit Inhalten und Dauer", text: "<p>Für Ihre Nachweise im Gremium und beim Arbeitgeber.</p>" },
  { title: "Drei Monate Antworten per E-Mail", text: "<p>Von der Person, die Sie unterrichtet hat.</p>" },
];

/** The hotel of the public pages with the id by which these are found. */
function houseOf(hotel: Hotel, listed: readonly ListedHotel[]): Hotel {
  const house = listed.find(({ hotelId }) => hotelId === HOUSES[String(hotel.id)]);
  if (house === undefined) return hotel;
  const { hotelId, ...rest } = house;
  return { ...rest, id: hotelId };
}

const firstDay = ({ startDate }: PortalEvent): string => startDate?.slice(0, 10) ?? "";

/** Days that an event takes in the calendar. */
const lengthOf = ({ startDate, endDate }: PortalEvent): number =>
  startDate === null || endDate === null ? 1 : daysBetween(startDate.slice(0, 10), endDate.slice(0, 10)) + 1;

/** The half days of a schedule filled with a course's lessons, as long as the event. */
function taught(schedule: readonly ScheduleDay[], days: number, { lessons }: Course): ScheduleDay[] {
  let next = 0;
  const lesson = (): ScheduleDay["morning"] => {
    const [title, description, ...themes] = lessons[next++ % lessons.length] ?? lessons[0];
    return { title, description, themes };
  };
  return schedule.slice(0, days).map(({ title, morning, afternoon }) => ({
    title,
    morning: morning === null ? null : lesson(),
    afternoon: afternoon === null ? null : lesson(),
  }));
}

function written(content: EventContent, event: PortalEvent): EventContent {
  const course = curriculum[event.theme?.url ?? ""];
  const days = lengthOf(event);
  if (course === undefined) return { ...content, schedule: content.schedule.slice(0, days) };
  const schedule = taught(content.schedule, days, course);
  return {
    ...content,
    description: `<p>${course.lead}</p>`,
    benefits: [...included],
    topics: course.lessons.map(([title, about, ...points]) => ({
      title,
      text: `<p>${about}</p><ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul>`,
    })),
    schedule,
    duration: event.isWebinar === true ? content.duration : schedule.length,
  };
}

/** When the first and the last day begin and end, as the schedule says it; a webinar keeps its own times. */
function hours(event: PortalEvent): { from: string; until: string } {
  const own = { from: event.startDate?.slice(11, 16) ?? "09:00", until: event.endDate?.slice(11, 16) ?? "17:00" };
  const days = schedulePlan(event)?.days ?? [];
  const [first, last] = [days[0], days.at(-1)];
  if (event.isWebinar === true) return own;
  return {
    from: first?.blocks[0]?.times?.from ?? first?.arrival?.times?.from ?? own.from,
    until: last?.blocks.at(-1)?.times?.to ?? own.until,
  };
}

/** The number of an event that begins on that day: its end is the year's. */
const numberOn = ({ bookingNumber }: PortalEvent, first: string): string | null =>
  bookingNumber?.replace(/-\d\d$/, `-${first.slice(2, 4)}`) ?? null;

/** The event moved to working days; a past event stays in the past. */
function scheduled(event: PortalEvent, today: string): PortalEvent {
  const day = event.startDate?.slice(0, 10) ?? "";
  if (day === "" || event.content === null) return event;
  const days = lengthOf(event);
  if (day <= today) return heldFrom(event, taughtFrom(day, days));
  const first = teachingStart(day, days);
  const { from, until } = hours(event);
  return {
    ...event,
    bookingNumber: numberOn(event, first),
    startDate: at(first, from),
    endDate: at(addDays(first, days - 1), until),
  };
}

/** What the house sells, as an editor would have it: texts, hotels, days and times agree. */
function inOrder(event: PortalEvent, today: string, listed: readonly ListedHotel[]): PortalEvent {
  const hotel = event.hotel === null ? null : houseOf(event.hotel, listed);
  const content = event.content === null ? null : written(event.content, event);
  return scheduled({ ...event, hotel, content }, today);
}

/** The event from another day on, at the same times. */
function heldFrom(event: PortalEvent, first: string): PortalEvent {
  const { startDate, endDate } = event;
  if (startDate === null || endDate === null) return event;
  return {
    ...event,
    bookingNumber: numberOn(event, first),
    startDate: at(first, printIso(startDate, "HH:mm")),
    endDate: at(addDays(first, lengthOf(event) - 1), printIso(endDate, "HH:mm")),
  };
}

/**
 * The first of so many days on which people teach and that nothing else takes, from `day` on; what runs today runs
 * where it can.
 */
function placeOf(day: string, days: number, today: string, taken: ReadonlySet<string>): string {
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
    const moved = heldFrom(event, placeOf(begin, days, today, taken));
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

/** The days of a conference from the first of its event on, as many as that has. */
function inSession<C extends PortalState["shop"]["conferences"][number]>(
  conference: C,
  events: readonly PortalEvent[],
): C {
  const event = events.find(({ eventId }) => eventId === conference.eventId);
  const first = event?.startDate?.slice(0, 10);
  if (event === undefined || first === undefined) return conference;
  const days = conference.days.slice(0, lengthOf(event));
  return { ...conference, days: days.map((day, index) => ({ ...day, date: addDays(first, index) })) };
}

/**
 * The plan with dates that one person can attend: those of its themes that share no day, and places are left. What has
 * the fewest dates chooses first.
 */
function attendable(plan: StoredPlan, ahead: readonly PortalEvent[]): StoredPlan {
  const taken = new Set<string>();
  const datesOf = ({ themeId }: PlanEntry) => ahead.filter(({ theme }) => theme?.themeId === themeId);
  const entries = plan.groups.flatMap((group) => group.entries);
  const chosen = new Map<PlanEntry, PortalEvent>();
  for (const entry of entries.toSorted((a, b) => datesOf(a).length - datesOf(b).length)) {
    const date = datesOf(entry).find((one) => isTeachable(firstDay(one), lengthOf(one), taken));
    if (date === undefined) continue;
    chosen.set(entry, date);
    for (const day of daysFrom(firstDay(date), lengthOf(date))) taken.add(day);
  }
  const groups = plan.groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({ ...entry, event: chosen.get(entry) ?? null })),
  }));
  return { ...plan, groups };
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

/** A theme that somebody keeps, with a picture, and its next date on a day when seminars begin. */
function keptTheme(bookmark: Bookmark): Bookmark {
  const { id, image, nextDate } = bookmark;
  const first = nextDate === null ? null : teachingStart(nextDate.slice(0, 10), KEPT_DAYS);
  return {
    ...bookmark,
    image: image ?? `/mock-media/theme/${id ?? ""}-640x360.svg`,
    nextDate: first === null ? null : first + (nextDate ?? "").slice(10),
  };
}

/** Moves the bookings and the wishlist of a customer to working days; each login starts with the data of the tests. */
export function enrol(state: PortalState, today: string): void {
  state.events = booked(state.events, today, buildListedHotels(today));
  state.bookmarks = state.bookmarks.map(keptTheme);
  state.photos = Object.fromEntries(Object.entries(state.photos).map(([id, photos]) => [id, counted(photos)]));
}

/**
 * Turns the data of the tests, which count every date from today and hold odd cases, into those of a house one would
 * book with: nobody teaches on a weekend or a holiday, schedules are as long as their seminars,
 * hotels are those of the public pages, and a guest begins with nothing.
 */
export function furnish(state: PortalState, today: string): void {
  const listed = buildListedHotels(today);
  const { shop } = state;
  shop.events = shop.events.map((event) => inOrder(event, today, listed));
  shop.conferences = shop.conferences.map((conference) => inSession(conference, shop.events));
  shop.wishlist = [];
  const ahead = shop.events.filter((event) => firstDay(event) > today);
  state.plans = buildPlans(today, shop.events).map((plan) => attendable(plan, ahead));
}
