import { schedulePlan } from "#domain/costs/schedule.ts";
import { addDays } from "#domain/dates/time.ts";
import type { EventContent, PortalEvent, ScheduleDay, Theme, TitledText } from "#domain/entities/event.ts";
import type { ListedHotel } from "#domain/entities/location.ts";
import type { PlanEntry } from "#domain/entities/plan.ts";
import { at } from "#mocks/data/days.ts";
import { buildListedHotels } from "#mocks/data/site/hotels.ts";
import { buildPlans, type StoredPlan } from "#mocks/data/site/plans.ts";
import type { PortalState } from "#mocks/model/state.ts";
import { daysFrom, isTeachable, taughtFrom, teachingStart } from "./calendar.ts";
import type { Course } from "./course.ts";
import { curriculum } from "./curriculum.ts";
import { furtherDates } from "./further-dates.ts";
import { firstDay, heldFrom, houseOf, lengthOf, numberOn } from "./moved-event.ts";

/** What every seminar includes; an offer lists the titles alone, so these say it. */
export const included: readonly TitledText[] = [
  {
    title: "Skript, Checklisten und aktuelle Gesetzestexte",
    text: "<p>Gedruckt am ersten Tag, digital in Ihrem Kundenportal.</p>",
  },
  { title: "Zertifikat mit Inhalten und Dauer", text: "<p>Für Ihre Nachweise im Gremium und beim Arbeitgeber.</p>" },
  { title: "Drei Monate Antworten per E-Mail", text: "<p>Von der Person, die Sie unterrichtet hat.</p>" },
];

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

/** The date of a long seminar that is held online in three days: it costs as much less as it is shorter. */
const SHORT = 7006;
const shortened = (price: number | null): number | null => (price === null ? null : (price * 3) / 5);

const pricesOf = ({ prices }: EventContent, { eventId }: PortalEvent): EventContent["prices"] =>
  eventId === SHORT
    ? prices.map((price) => ({
        price: shortened(price.price),
        priceParticipantTwo: shortened(price.priceParticipantTwo),
        priceParticipantThree: shortened(price.priceParticipantThree),
        priceParticipantFour: shortened(price.priceParticipantFour),
        priceParticipantFive: shortened(price.priceParticipantFive),
      }))
    : prices;

function written(content: EventContent, event: PortalEvent): EventContent {
  const course = curriculum[event.theme?.url ?? ""];
  const days = lengthOf(event);
  if (course === undefined) return { ...content, schedule: content.schedule.slice(0, days) };
  const schedule = taught(content.schedule, days, course);
  return {
    ...content,
    description: `<p>${course.lead}</p>`,
    prices: pricesOf(content, event),
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

/** A theme that the data of the tests sell at an address nobody answers: here the form for conferences takes it. */
const soldHere = (theme: Theme | null): Theme | null =>
  theme?.redirectUrl == null ? theme : { ...theme, redirectUrl: `/fachtagung/anmeldung?fachtagung=${theme.url ?? ""}` };

/** What the house sells, as an editor would have it: texts, hotels, days and times agree. */
function inOrder(event: PortalEvent, today: string, listed: readonly ListedHotel[]): PortalEvent {
  const hotel = event.hotel === null ? null : houseOf(event.hotel, listed);
  const content = event.content === null ? null : written(event.content, event);
  return scheduled({ ...event, hotel, content, theme: soldHere(event.theme) }, today);
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

/** The conference far ahead, which is full in the data of the tests: nobody sells out two years before. */
export const reopened = 7104;

/**
 * Turns the data of the tests, which count every date from today and hold odd cases, into those of a house one would
 * book with: nobody teaches on a weekend or a holiday, schedules are as long as their seminars,
 * hotels are those of the public pages, each with a date to book, and a guest begins with nothing.
 */
export function furnish(state: PortalState, today: string): void {
  const listed = buildListedHotels(today);
  const { shop } = state;
  shop.events = [...shop.events, ...furtherDates(shop.events, today)].map((event) => inOrder(event, today, listed));
  shop.conferences = shop.conferences.map((conference) => inSession(conference, shop.events));
  shop.places = Object.fromEntries(Object.entries(shop.places).filter(([eventId]) => eventId !== String(reopened)));
  shop.wishlist = [];
  const ahead = shop.events.filter((event) => firstDay(event) > today);
  state.plans = buildPlans(today, shop.events).map((plan) => attendable(plan, ahead));
}
