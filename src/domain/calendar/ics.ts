import { cleanText } from "#lib/typed-text.ts";

const LONGEST_LINE = 74;

/**
 * The head of every calendar file, with Berlin's time zone since 1996: clocks change on the last Sundays of March and
 * October at 01:00 UTC.
 */
const HEAD = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Kundenportal//Seminartermine//DE",
  "CALSCALE:GREGORIAN",
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Berlin",
  "BEGIN:DAYLIGHT",
  "TZNAME:CEST",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZNAME:CET",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");

/**
 * A TEXT value of RFC 5545: line breaks, commas, semicolons and backslashes are escaped; control and invisible
 * characters are dropped, because calendars show a soft hyphen as a hyphen.
 */
export function icsText(value: string): string {
  return cleanText(value)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\t/g, " ")
    .replace(/\p{Cc}/gu, "")
    .replace(/\p{Cs}/gu, "\ufffd");
}

/** An instant (epoch ms) in UTC, in the form of DTSTAMP. */
export function icsInstant(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
}

function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Breaks a content line so that no physical line exceeds 74 octets (contract section 4); characters stay whole. */
export function foldLine(line: string): string {
  let folded = "";
  let length = 0;
  for (const character of line) {
    const size = octets(character);
    if (length + size > LONGEST_LINE) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

/** A calendar file with the lines of its events, Berlin's time zone and CRLF line ends (RFC 5545). */
export function icsCalendar(eventLines: readonly string[]): string {
  return [HEAD, ...eventLines.map(foldLine), "END:VCALENDAR", ""].join("\r\n");
}
