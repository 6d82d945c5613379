import { isIsoDate } from "#domain/dates/iso-date.ts";
import { plainLine } from "#lib/typed-text.ts";
import { withoutTrunkZero } from "./phone.ts";

/**
 * A phone number as it is sent, without blanks and separators: `0731 / 55 55-0` becomes `073155550`, and `+49 (0)731
 * 5555` becomes `+497315555`. Any other text stays as it is, for the field's rule to check.
 */
export function tidyPhone(typed: string): string {
  const line = plainLine(typed);
  const tidy = withoutTrunkZero(line).replace(/[ ().\-/]/g, "");
  return /^\+?\d+$/.test(tidy) ? tidy : line;
}

/**
 * A post code as it is sent: `D-89 073` becomes `89073`. Any other text stays as it is, for the field's rule to check.
 */
export function tidyPostalCode(typed: string): string {
  const line = plainLine(typed);
  const tidy = line.replace(/^DE?[- ]/i, "").replace(/[ .-]/g, "");
  return /^\d+$/.test(tidy) ? tidy : line;
}

/** A day as TT.MM.JJJJ, with optional leading zeros and blanks after the dots; it need not exist. */
export const GERMAN_DAY = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;

/** The ISO form `yyyy-MM-dd` of a day typed as TT.MM.JJJJ, leading zeros optional; null when there is no such day. */
export function fromGermanDay(typed: string): string | null {
  const [, day = "", month = "", year = ""] = GERMAN_DAY.exec(plainLine(typed)) ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isIsoDate(iso) ? iso : null;
}
