import { schedulePlan, type PlannedDay } from "#domain/costs/schedule.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { priceTiers, pricesOf } from "#domain/event/money.ts";
import { addressLines } from "#domain/hotel/hotel-address.ts";
import { formatCents, formatDateTime, formatPeriod, formatWeekday } from "#i18n/format.ts";
import { schedule as scheduleTexts } from "#i18n/schedule.ts";
import { plusVat } from "#i18n/sentences.ts";
import { DASH, makePaper, type PaperLine } from "#mocks/data/paper.ts";
import { FOOT, HOURS, MAIL, PHONE } from "./house/contact.ts";
import type { Course } from "./house/course.ts";
import { curriculum } from "./house/curriculum.ts";
import { included } from "./house/house.ts";
import { plain } from "./html.ts";
import { lawOf } from "./seminar.ts";

const list = (texts: readonly string[]): PaperLine[] => texts.map((text) => ({ text: DASH + text, indent: 8 }));

/** A heading over what there is to say; nothing where there is nothing. */
const part = (heading: string, lines: readonly PaperLine[]): PaperLine[] =>
  lines.length === 0 ? [] : [{ text: heading, kind: "heading" }, ...lines];

const dated = (event: PortalEvent): PaperLine[] => [
  { text: formatPeriod(event.startDate, event.endDate) ?? "", kind: "strong" },
  { text: `Beginn ${formatDateTime(event.startDate) ?? ""}, Ende ${formatDateTime(event.endDate) ?? ""}` },
  { text: event.hotel === null ? "Online" : addressLines(event.hotel).join(", ") },
  { text: `Buchungsnummer ${event.bookingNumber ?? ""}` },
];

function prices(event: PortalEvent): PaperLine[] {
  const tiers = priceTiers(pricesOf(event));
  if (tiers[0]?.each === 0) return [{ text: "Kostenfrei" }];
  const lines = tiers.map(({ participants, each }): PaperLine => ({
    text:
      participants === 1
        ? "1 Person"
        : participants === tiers.length
          ? `ab ${participants} Personen, je`
          : `${participants} Personen, je`,
    amount: formatCents(each) ?? "",
  }));
  return lines.length === 0 ? [] : [...lines, { text: plusVat, kind: "small" }];
}

function day({ number, day: date, arrival, blocks }: PlannedDay): PaperLine[] {
  const evening =
    arrival === null
      ? []
      : [
          {
            text: `${arrival.times === null ? "" : `${scheduleTexts.times(arrival.times.from, arrival.times.to)}  `}${scheduleTexts.evening}`,
            indent: 8,
          },
        ];
  return [
    {
      text: `${scheduleTexts.dayLabel(number)}${date === null ? "" : `: ${formatWeekday(date) ?? ""}`}`,
      kind: "strong",
    },
    ...evening,
    ...blocks.map(({ times, block }) => ({
      text: `${times === null ? "" : `${scheduleTexts.times(times.from, times.to)}  `}${block.title ?? ""}`,
      indent: 8,
    })),
  ];
}

const about = ({ goals, forWhom }: Course): PaperLine[] => [
  ...part("Das nehmen Sie mit", list(goals)),
  ...part("Für wen?", [{ text: forWhom }]),
];

const closing = (course: Course | undefined): PaperLine[] => [
  ...part("Das ist enthalten", list(included.map(({ title, text }) => `${title ?? ""}: ${plain(text)}`))),
  ...(course === undefined
    ? []
    : part("Wer unterrichtet", [{ text: `${course.trainer.name}, ${course.trainer.role}` }])),
  ...(course?.law == null ? [] : part("Freistellung und Kosten", [{ text: lawOf(course.law) }])),
  ...part("Fragen und Anmeldung", [{ text: `Telefon ${PHONE}` }, { text: HOURS }, { text: `E-Mail ${MAIL}` }]),
];

/** One date of a seminar on paper, for whoever decides about it. */
export function datePdf(event: PortalEvent): Uint8Array {
  const course = curriculum[event.theme?.url ?? ""];
  const plan = schedulePlan(event);
  return makePaper(
    [
      { text: event.title ?? "", kind: "title" },
      { text: course?.lead ?? plain(event.content?.description) },
      ...part("Termin und Ort", dated(event)),
      ...part("Preis pro Person", prices(event)),
      ...(course === undefined ? [] : about(course)),
      ...part(
        plan?.isConference === true ? scheduleTexts.conferenceHeadline : scheduleTexts.headline,
        (plan?.days ?? []).flatMap(day),
      ),
      ...closing(course),
    ],
    FOOT,
  );
}

/** A theme on paper, with all its dates that lie ahead of `today`. */
export function themePdf(title: string, url: string, events: readonly PortalEvent[], today: string): Uint8Array {
  const course = curriculum[url];
  const ahead = events
    .filter((event) => event.theme?.url === url && (event.startDate ?? "") > today)
    .toSorted((a, b) => String(a.startDate).localeCompare(String(b.startDate)));
  const [first] = ahead;
  return makePaper(
    [
      { text: title, kind: "title" },
      { text: course?.lead ?? plain(first?.content?.description) },
      ...part("Termine", ahead.flatMap(dated)),
      ...(first === undefined ? [{ text: "Termine nach Absprache" }] : part("Preis pro Person", prices(first))),
      ...(course === undefined
        ? []
        : [...about(course), ...part("Inhalte", list(course.lessons.map(([name, text]) => `${name}: ${text}`)))]),
      ...closing(course),
    ],
    FOOT,
  );
}
