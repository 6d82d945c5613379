import { expect, it } from "vitest";
import { dateRangeForm, type DateRangeForm } from "./date-range.ts";

it.each<[string, string, DateRangeForm, DateRangeForm]>([
  ["2026-03-10T08:30:00", "2026-03-10T17:00:00", "day", "day"],
  ["2026-03-10", "2026-03-09", "day", "day"],
  ["2026-03-10T22:30:00Z", "2026-03-10T23:30:00Z", "days-of-month", "days-of-month"],
  ["2026-03-10", "2026-03-12", "days-of-month", "days-of-month"],
  ["2026-03-30", "2026-04-02", "days-of-year", "days-of-year"],
  ["2026-12-30", "2027-01-02", "days", "days"],
  ["2026-03-10", "2026-05-10", "days-of-year", "days-of-year"],
  ["2026-03-10", "2026-05-11", "days-of-year", "months-of-year"],
  ["2025-12-31", "2026-02-28", "days", "days"],
  ["2025-12-31", "2026-03-01", "days", "months"],
])("%s to %s is %s, of a series %s", (start, end, single, series) => {
  expect(dateRangeForm(start, end, false)).toBe(single);
  expect(dateRangeForm(start, end, true)).toBe(series);
});
