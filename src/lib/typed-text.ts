/** Invisible characters, which copied text is full of: soft hyphens, zero-width characters, marks of direction. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu;
/** The invisible characters except joiners and variation selectors, which shape letters and emoji. */
const INVISIBLE_BUT_JOINERS = /(?![\u200c\u200d\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
/** All signs that look like a hyphen: non-breaking hyphens, dashes of all lengths, the minus sign. */
const DASHES = /[\p{Dash_Punctuation}\u2043\u2212]/gu;
const BLANKS = /\s+/g;

/**
 * Cleans a text of several lines for storing and sending: without invisible characters, with letters and their accents
 * composed (NFC) and without white space around it. Visible characters stay as they were typed.
 */
export const cleanText = (typed: string): string => typed.replace(INVISIBLE_BUT_JOINERS, "").normalize("NFC").trim();

/**
 * Cleans a typed or pasted line for reading, comparing and sending: letters and their accents composed (NFC), no
 * invisible characters, each dash as `-`, white space as single blanks, none around it. All code reads typed lines by
 * this.
 */
export const plainLine = (typed: string): string =>
  typed.replace(INVISIBLE, "").normalize("NFC").replace(DASHES, "-").replace(BLANKS, " ").trim();
