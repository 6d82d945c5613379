/**
 * `12`, `12a`, `12 a`, `12-14`, `12a-c`, `12/3`, `3 1/2`: what stands behind a street's name. Each blank belongs to
 * what follows it: with two ways to read one, a long row of them would take for ever.
 */
const NUMBER = String.raw`\d+(?:\s?[a-z])?(?:\s?[-\u2013/+](?:\s?\d+)?(?:\s?[a-z])?)*(?:\s\d/\d)?`;
const ENDS_WITH_NUMBER = new RegExp(`${NUMBER}$`, "i");
const APART = new RegExp(String.raw`^(.*?\p{L}.*?)[\s,]+(${NUMBER})$`, "iu");
const TOGETHER = new RegExp(String.raw`^(.*\p{L}{3}\.?)(${NUMBER})$`, "iu");

/** No street with its number is longer, and a whole page that is pasted by mistake is not searched. */
const LONGEST_LINE = 120;

/** Characters that a house number may have (spec section 5). */
export const LONGEST_NUMBER = 8;

/**
 * Whether a number, with or without a letter, ends a street's name; an ordinal inside it does not count: 'Straße des
 * 17. Juni' (contract-public section 4, Forms).
 */
export const endsWithNumber = (street: string): boolean => ENDS_WITH_NUMBER.test(street.trim().slice(-LONGEST_LINE));

/** 'Musterstraße 12a' as street and number; null where there is no number at its end, or one too long for the field. */
export function splitStreet(text: string): { readonly street: string; readonly number: string } | null {
  const line = text.trim();
  if (line.length > LONGEST_LINE) return null;
  const [, street, number] = APART.exec(line) ?? TOGETHER.exec(line) ?? [];
  return street === undefined || number === undefined || number.length > LONGEST_NUMBER ? null : { street, number };
}
