import { addMonths, dayOf } from "./time.ts";

/**
 * How a date range is written: as one day, as days of a month, of a year or of several years; or as whole months of a
 * year or of several, for a training series longer than 2 months (spec section 9).
 */
export type DateRangeForm = "day" | "days-of-month" | "days-of-year" | "days" | "months-of-year" | "months";

/** The form for two ISO texts, read as Berlin days; an end before the start counts as the day of the start. */
export function dateRangeForm(start: string, end: string, isSeries: boolean): DateRangeForm {
  const first = dayOf(start);
  const last = dayOf(end);
  const sameYear = first.slice(0, 4) === last.slice(0, 4);
  if (last <= first) return "day";
  if (isSeries && last > addMonths(first, 2)) return sameYear ? "months-of-year" : "months";
  if (!sameYear) return "days";
  return first.slice(0, 7) === last.slice(0, 7) ? "days-of-month" : "days-of-year";
}
