import { describe, expect, it } from "vitest";
import { retryTime, spokenWait } from "./retry-after.ts";

const NOW = Date.UTC(2026, 2, 10, 8, 30);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe("Retry-After", () => {
  it.each([
    ["seconds", "120", "", 2 * MINUTE],
    ["seconds with blanks around", " 30 ", "", 30_000],
    ["an HTTP date", "Tue, 10 Mar 2026 08:35:00 GMT", "", 5 * MINUTE],
    [
      "an HTTP date beside a server whose clock is an hour ahead",
      "Tue, 10 Mar 2026 09:35:00 GMT",
      "Tue, 10 Mar 2026 09:30:00 GMT",
      5 * MINUTE,
    ],
    ["an HTTP date beside an unreadable Date", "Tue, 10 Mar 2026 08:31:00 GMT", "heute", MINUTE],
    ["more than a day", "86401", "", DAY],
    ["a huge number", "9".repeat(400), "", DAY],
    ["a date years ahead", "Mon, 10 Mar 2031 08:30:00 GMT", "", DAY],
  ])("of %s is a time", (_what, header, date, wait) => {
    expect(retryTime(header, NOW, date)).toBe(NOW + wait);
  });

  it.each([
    ["nothing", ""],
    ["zero seconds", "0"],
    ["a date that is over", "Tue, 10 Mar 2026 08:29:59 GMT"],
    ["negative seconds", "-5"],
    ["a fraction", "1.5"],
    ["a unit", "120s"],
    ["words", "bald"],
    ["an ISO date", "2026-03-10T09:30:00Z"],
    ["a date that is none", "Tue, 99 Mar 2026 08:30:00 GMT"],
    ["a date of another zone", "Tue, 10 Mar 2026 09:35:00 CET"],
  ])("of %s asks for no wait", (_what, header) => {
    expect(retryTime(header, NOW)).toBeNull();
  });
});

describe("what is said of a wait", () => {
  it.each([
    [1, 1],
    [1000, 1],
    [1001, 2],
    [10_000, 10],
    [10_001, 20],
    [30_000, 30],
    [45_000, 50],
    [51_000, 60],
    [MINUTE, 60],
    [MINUTE + 1, 120],
    [2 * MINUTE, 120],
    [59 * MINUTE + 1, 3600],
    [60 * MINUTE + 1, 7200],
    [DAY, 86_400],
  ])("%i ms are %i s", (wait, seconds) => {
    expect(spokenWait(wait)).toBe(seconds);
  });
});
