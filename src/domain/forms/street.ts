/**
 * A house number behind a street's name: `12`, `12a`, `12 a`, `12-14`, `12a-c`, `12/3`, `3 1/2`. Each blank belongs to
 * the part after it; if a blank could match in two ways, a long row of blanks would take exponential time.
 */
const NUMBER = String.raw`\d+(?:\s?[a-z])?(?:\s?[-\u2013/+](?:\s?\d+)?(?:\s?[a-z])?)*(?:\s\d/\d)?`;
const ENDS_WITH_NUMBER = new RegExp(`${NUMBER}$`, "i");
const APART = new RegExp(String.raw`^(.*?\p{L}.*?)[\s,]+(${NUMBER})$`, "iu");
const TOGETHER = new RegExp(String.raw`^(.*\p{L}{3}\.?)(${NUMBER})$`, "iu");

/** No street with number is longer, so that a page pasted by mistake is not searched. */
const LONGEST_LINE = 120;

/** The maximum length of a house number (spec section 5). */
export const LONGEST_NUMBER = 8;

/**
 * Whether a street's name ends with a house number, with or without a letter; an ordinal inside the name does not
 * count, as in 'Straße des 17. Juni' (contract-public section 4, Forms).
 */
export const endsWithNumber = (street: string): boolean => ENDS_WITH_NUMBER.test(street.trim().slice(-LONGEST_LINE));

/**
 * Splits 'Musterstraße 12a' into street and number; null if there is no number at its end, or one too long for the
 * field.
 */
export function splitStreet(text: string): { readonly street: string; readonly number: string } | null {
  const line = text.trim();
  if (line.length > LONGEST_LINE) return null;
  const [, street, number] = APART.exec(line) ?? TOGETHER.exec(line) ?? [];
  return street === undefined || number === undefined || number.length > LONGEST_NUMBER ? null : { street, number };
}
