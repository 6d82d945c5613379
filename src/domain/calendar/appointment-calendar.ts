import { printIso, toInstant } from "#domain/dates/time.ts";
import type { Appointment } from "#domain/entities/consultant.ts";
import { icsCalendar, icsInstant, icsText } from "./ics.ts";

const ICS_TIME = "YYYYMMDD[T]HHmmss";

/**
 * The calendar file of a booked appointment, in Berlin time; importing it again updates the entry.
 * @param title of the calendar entry
 * @param now time stamp of the entry, in epoch ms
 */
export function appointmentCalendar(
  { appointmentId, start, end }: Appointment & { readonly start: string },
  title: string,
  now: number,
): string {
  const at = (iso: string): string => printIso(iso, ICS_TIME);
  return icsCalendar([
    "BEGIN:VEVENT",
    `UID:${icsText(`appointment-${appointmentId ?? start}@kundenportal`)}`,
    `DTSTAMP:${icsInstant(now)}`,
    `DTSTART;TZID=Europe/Berlin:${at(start)}`,
    ...(end !== null && toInstant(end) > toInstant(start) ? [`DTEND;TZID=Europe/Berlin:${at(end)}`] : []),
    `SUMMARY:${icsText(title)}`,
    "END:VEVENT",
  ]);
}
