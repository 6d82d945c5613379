import { addDays, hasTime, printBerlin, toEndInstant, toInstant } from "#domain/dates/time.ts";
import type { ListedEvent } from "#domain/entities/event.ts";
import { calendarRanges, type CalendarRange } from "#domain/event/event-links.ts";
import { isOnline } from "#domain/event/event-place.ts";
import { safeFileName } from "#domain/text/file-name.ts";
import { isFilled } from "#domain/text/text.ts";
import { icsCalendar, icsInstant, icsText } from "./ics.ts";

const ICS_TIME = "YYYYMMDD[T]HHmmss";

/** The German words of a calendar file. */
export interface CalendarLabels {
  /** Product event label before booking number and title, such as 'Seminar'. */
  event: string;
  /** Location of an online event. */
  online: string;
}

/** An iCalendar file for download. */
export interface CalendarFile {
  /** Safe file name ending in `.ics`. */
  name: string;
  text: string;
}

interface Making {
  /** Marks an event that is not booked in its calendar entry; null for no mark. */
  readonly markOf?: (event: ListedEvent) => string | null;
  /**
   * Time stamp of the entries (epoch ms). Their UIDs stay the same, so that importing them again updates the entries.
   */
  readonly now: number;
  readonly labels: CalendarLabels;
}

/** The file's name if no event gives one (spec section 9). */
const MANY = "termine";

/**
 * The calendar file of an event, with one entry for each date range (spec section 9, contract section 4); null if it
 * has no range.
 */
export function calendarFile(event: ListedEvent, making: Making): CalendarFile | null {
  return fileOf(safeFileName(event.title, MANY), entriesOf(event, making));
}

/** The dates of several events as one file `termine.ics`; null if none has a range. */
export function calendarOfEvents(events: readonly ListedEvent[], making: Making): CalendarFile | null {
  return fileOf(
    MANY,
    events.flatMap((event) => entriesOf(event, making)),
  );
}

function fileOf(name: string, lines: readonly string[]): CalendarFile | null {
  return lines.length === 0 ? null : { name: `${name}.ics`, text: icsCalendar(lines) };
}

function entriesOf(event: ListedEvent, { now, labels, markOf }: Making): string[] {
  const mark = markOf?.(event) ?? null;
  return calendarRanges(event).flatMap((range, index) => [
    "BEGIN:VEVENT",
    `UID:${icsText(uid(event, range, index))}`,
    `DTSTAMP:${icsInstant(now)}`,
    ...period(range),
    `SUMMARY:${icsText([mark, summary(event, range.source, labels)].filter(isFilled).join(": "))}`,
    ...(mark === null ? [] : ["STATUS:TENTATIVE"]),
    ...location(event, range.source, labels),
    "END:VEVENT",
  ]);
}

/** A data link with the text of a calendar file. */
export function calendarHref(text: string): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
}

function uid(event: ListedEvent, { source, start }: CalendarRange, index: number): string {
  const whole = event.eventId ?? event.bookingNumber ?? start;
  const part = source === event ? "" : `-${source.moduleId ?? source.eventId ?? source.bookingNumber ?? index + 1}`;
  return `${whole}${part}@kundenportal`;
}

/** For example 'Seminar 4711: Titel'; a module without a title or number takes the event's. */
function summary(event: ListedEvent, source: ListedEvent, labels: CalendarLabels): string {
  const number = [source.bookingNumber, event.bookingNumber].find(isFilled) ?? null;
  const title = [source.title, event.title].find(isFilled) ?? null;
  return [[labels.event, number].filter(isFilled).join(" "), title].filter(isFilled).join(": ");
}

/** A module without a place of its own takes place where its event does, except the online follow-up. */
function location(event: ListedEvent, source: ListedEvent, labels: CalendarLabels): string[] {
  const isFollowUp = event.content?.hasOnlineFollowUp === true && source === event.modules[1];
  const isSilent = source.hotel === null && source.hotelId === null && source.isOnlineEvent === null;
  const located = isSilent && !isFollowUp ? event : source;
  const text = isOnline(located) ? labels.online : address(located.hotel);
  return text === "" ? [] : [`LOCATION:${icsText(text)}`];
}

function address(hotel: ListedEvent["hotel"]): string {
  const town = [hotel?.postalCode ?? null, hotel?.city ?? null].filter(isFilled).join(" ");
  return [hotel?.name ?? null, hotel?.street ?? null, town].filter(isFilled).join(", ");
}

/** An all-day entry ends on the day after its last one; an entry with no duration gets no end. */
function period({ start, end }: CalendarRange): string[] {
  if (!hasTime(start) && !hasTime(end)) {
    const last = end < start ? start : end;
    return [`DTSTART;VALUE=DATE:${basic(start)}`, `DTEND;VALUE=DATE:${basic(addDays(last, 1))}`];
  }
  const [from, to] = [toInstant(start), toEndInstant(end)];
  return [
    `DTSTART;TZID=Europe/Berlin:${berlinTime(from)}`,
    ...(to > from ? [`DTEND;TZID=Europe/Berlin:${berlinTime(to)}`] : []),
  ];
}

function basic(day: string): string {
  return day.replaceAll("-", "");
}

function berlinTime(instant: number): string {
  return printBerlin(instant, ICS_TIME);
}
