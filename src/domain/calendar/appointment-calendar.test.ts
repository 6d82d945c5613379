import { expect, it } from "vitest";
import { appointmentCalendar } from "./appointment-calendar.ts";

const now = Date.parse("2026-03-10T08:00:00Z");
const entry = (start: string, end: string | null): string[] =>
  appointmentCalendar({ appointmentId: "a-1", start, end }, "Beratung, mit Anke", now)
    .split("\r\n")
    .filter((line) => /^(UID|DTSTAMP|DTSTART;|DTEND;|SUMMARY)/.test(line));

it.each([
  [
    "2026-03-12T09:00",
    "2026-03-12T09:30",
    ["DTSTART;TZID=Europe/Berlin:20260312T090000", "DTEND;TZID=Europe/Berlin:20260312T093000"],
  ],
  [
    "2026-03-12T08:00:00Z",
    "2026-03-12T08:30:00Z",
    ["DTSTART;TZID=Europe/Berlin:20260312T090000", "DTEND;TZID=Europe/Berlin:20260312T093000"],
  ],
  [
    "2026-03-30T08:00:00Z",
    "2026-03-30T08:30:00Z",
    ["DTSTART;TZID=Europe/Berlin:20260330T100000", "DTEND;TZID=Europe/Berlin:20260330T103000"],
  ],
  ["2026-10-26T08:00:00Z", null, ["DTSTART;TZID=Europe/Berlin:20261026T090000"]],
  ["2026-03-12T09:00", "2026-03-12T09:00", ["DTSTART;TZID=Europe/Berlin:20260312T090000"]],
])("%s to %s", (start, end, times) => {
  expect(entry(start, end)).toEqual([
    "UID:appointment-a-1@kundenportal",
    "DTSTAMP:20260310T080000Z",
    ...times,
    "SUMMARY:Beratung\\, mit Anke",
  ]);
});
