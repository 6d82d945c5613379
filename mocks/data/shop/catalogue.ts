import type { PortalEvent } from "#domain/entities/event.ts";
import { pick } from "#mocks/data/days.ts";
import { content, type DayKind } from "#mocks/data/portal/content.ts";
import { buildEvent, type EventPlan } from "#mocks/data/portal/event.ts";
import { slimHotel, type buildHotels } from "#mocks/data/portal/hotels.ts";
import { abouts, rubrics, themes } from "./themes.ts";

type Hotels = ReturnType<typeof buildHotels>;
type ThemeName = keyof typeof themes;

const week: readonly DayKind[] = ["arrival", "full", "full", "full", "morning"];
const short: readonly DayKind[] = ["arrival", "full", "morning"];

/** Events with a particular behaviour, which tests and situations name. */
export const seminarIds = {
  /** Plenty of places. */
  open: 7001,
  /** Three places. */
  few: 7002,
  /** One place, which another visitor takes while it is being ordered. */
  lastSeat: 7003,
  /** No place left. */
  full: 7004,
  closed: 7005,
  /** Its price rises while it is being ordered. */
  dearer: 7011,
  /** It moves to another week and hotel while it is being ordered. */
  moved: 7012,
  oneDay: 7021,
  online: 7022,
  free: 7023,
  inhouse: 7024,
  rhetoric: 7031,
  conference: 7101,
} as const;

function seminar(
  id: number,
  name: ThemeName,
  start: number,
  days: number,
  hotel: EventPlan["hotel"],
  kinds: readonly DayKind[],
  duration: number,
  more: Partial<EventPlan> = {},
): EventPlan {
  const theme = themes[name];
  const price = theme.content[0]?.prices[0]?.price ?? 0;
  const title = theme.designation ?? "";
  const about = { description: `<p>${abouts[name] ?? title}</p>` };
  return { id, title, start, days, hotel, theme, content: content(title, price, duration, kinds, about), ...more };
}

function plans(hotels: Hotels): EventPlan[] {
  const { seeblick, altstadt, hafen, waldhof } = hotels;
  return [
    seminar(seminarIds.open, "law", 20, 5, hafen, week, 4.5),
    seminar(seminarIds.few, "law", 48, 5, seeblick, week, 4.5),
    seminar(seminarIds.lastSeat, "law", 76, 5, altstadt, week, 4.5),
    seminar(seminarIds.full, "law", 104, 5, hafen, week, 4.5),
    seminar(seminarIds.closed, "law", 132, 5, waldhof, week, 4.5),
    seminar(7006, "law", 30, 3, null, ["morning", "afternoon", "morning"], 3),
    seminar(7007, "law", -20, 5, hafen, week, 4.5),
    seminar(seminarIds.dearer, "labour", 27, 3, altstadt, short, 2.5),
    seminar(seminarIds.moved, "labour", 62, 3, seeblick, short, 2.5),
    seminar(7013, "dismissal", 41, 4, hafen, ["arrival", "full", "full", "morning"], 3.5),
    seminar(7014, "dismissal", 90, 4, altstadt, ["arrival", "full", "full", "morning"], 3.5),
    seminar(seminarIds.oneDay, "youth", 13, 1, hafen, ["full"], 1),
    seminar(seminarIds.online, "privacy", 18, 2, null, ["morning", "afternoon"], 2, { from: "08:30", until: "17:30" }),
    seminar(seminarIds.free, "verdicts", 12, 1, null, ["morning"], 0.25, {
      from: "10:00",
      until: "11:30",
      more: { isWebinar: true },
    }),
    seminar(seminarIds.inhouse, "health", 34, 2, hotels.werk, short, 2, { more: { isInhouse: true } }),
    seminar(7025, "health", 55, 3, seeblick, short, 2.5),
    seminar(7026, "disabled", 37, 3, altstadt, short, 2.5),
    seminar(seminarIds.rhetoric, "rhetoric", 33, 4, seeblick, ["arrival", "full", "full", "morning"], 3.5, {
      more: { isRhetoric: true },
    }),
    ...conferencePlans(hotels),
  ];
}

function conferencePlans({ hafen, seeblick }: Hotels): EventPlan[] {
  const meeting = (id: number, name: ThemeName, start: number, days: number, hotel: EventPlan["hotel"]): EventPlan => {
    const plan = seminar(id, name, start, days, hotel, ["afternoon", "full", "morning"], days - 0.5, { from: "13:00" });
    return { ...plan, content: plan.content && { ...plan.content, conference: [{ title: "Vorträge und Foren" }] } };
  };
  return [
    meeting(seminarIds.conference, "council", 60, 3, hafen),
    meeting(7102, "intelligence", 80, 2, seeblick),
    meeting(7103, "women", 95, 2, hafen),
    meeting(7104, "council", 425, 3, hafen),
  ];
}

/** The events of the shop, their dates counted from `today`; one is past. */
export function buildCatalogue(today: string, hotels: Hotels): PortalEvent[] {
  return plans(hotels).map((plan) => buildEvent(today, plan));
}

const subjects = [
  "Arbeitszeit",
  "Mitbestimmung",
  "Entgelt",
  "Gesprächsführung",
  "Wirtschaftsausschuss",
  "Gesundheitsschutz",
  "Protokollführung",
  "Betriebsratswahl",
] as const;

/** Events for testing a search with many, in all rubrics, three hotels and online. */
export function buildManyDates(today: string, hotels: Hotels, count: number): PortalEvent[] {
  const places = [slimHotel(hotels.seeblick), slimHotel(hotels.altstadt), slimHotel(hotels.hafen), null] as const;
  return Array.from({ length: count }, (_, index) => {
    const title = `${pick(subjects, index)} ${Math.floor(index / subjects.length) + 1}`;
    const theme = {
      ...themes.labour,
      themeId: 800 + (index % 40),
      designation: title,
      url: `thema-${800 + (index % 40)}`,
      actionField: { name: "Betriebsrat", rubric: { name: pick(rubrics, index).name } },
    };
    return buildEvent(today, {
      id: 30_001 + index,
      title,
      start: 3 + index,
      days: 3,
      hotel: pick(places, index),
      theme,
      content: content(title, 890 + (index % 7) * 50, 2.5, short),
    });
  });
}

/** Free places by event id where they are not plenty; 0 leaves the waiting list, null is closed. */
export const seededPlaces: Readonly<Record<string, number | null>> = {
  [seminarIds.few]: 3,
  [seminarIds.lastSeat]: 1,
  [seminarIds.full]: 0,
  [seminarIds.closed]: null,
  7014: 2,
  7102: 0,
  7103: 4,
  7104: null,
  [seminarIds.inhouse]: null,
};
