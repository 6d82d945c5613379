import { isIsoDate } from "./iso-date.ts";
import { withoutTrunkZero } from "./phone.ts";

/** Soft hyphens, zero-width blanks and marks of direction: nobody sees them, and copied text is full of them. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** They shape letters and pictures in a text, and have no place in an address. */
const JOINERS = /[\u200c\u200d]/g;

/** Returns a line of text as it is judged and sent: without invisible characters, and without white space around it. */
export const tidyLine = (typed: string): string => typed.replace(INVISIBLE, "").trim();

/** Returns an e-mail address as it is judged and sent. Umlauts in its domain stay the letters that were typed. */
export const tidyEmail = (typed: string): string => tidyLine(typed.replace(JOINERS, ""));

/**
 * Returns a phone number as it is sent, without blanks and separators: `0731 / 55 55-0` becomes `073155550`, and
 * `+49 (0)731 5555` becomes `+497315555`. What is no number stays as it is, for its rule to judge.
 */
export function tidyPhone(typed: string): string {
  const line = tidyEmail(typed);
  const tidy = withoutTrunkZero(line).replace(/[\s().\-–/]/g, "");
  return /^\+?\d+$/.test(tidy) ? tidy : line;
}

/**
 * Returns a post code as it is sent: `D-89 073` becomes `89073`. What is no number stays as it is, for its rule to
 * judge.
 */
export function tidyPostalCode(typed: string): string {
  const line = tidyEmail(typed);
  const tidy = line.replace(/^DE?[-\s]/i, "").replace(/[\s.\-–]/g, "");
  return /^\d+$/.test(tidy) ? tidy : line;
}

/** TT.MM.JJJJ, leading zeros and blanks behind the dots optional, whether there is such a day or not. */
export const GERMAN_DAY = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;

/** `yyyy-MM-dd` of a day typed as TT.MM.JJJJ, leading zeros optional; null when there is no such day. */
export function fromGermanDay(typed: string): string | null {
  const [, day = "", month = "", year = ""] = GERMAN_DAY.exec(typed.trim()) ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isIsoDate(iso) ? iso : null;
}
