/** What nobody sees: soft hyphens, zero-width characters, marks of direction; copied text is full of them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu;
/** Of these, what shapes the letters and pictures of a text: joiners, and which look of a sign is meant. */
const INVISIBLE_BUT_JOINERS = /(?![\u200c\u200d\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
/** Everything that looks like a hyphen: hyphens that do not break, dashes of all lengths, the minus sign. */
const DASHES = /[\p{Dash_Punctuation}\u2043\u2212]/gu;
const BLANKS = /\s+/g;

/**
 * A text of several lines as it is kept and sent: without what nobody sees, letters and their accents as one (NFC), no
 * white space around it. What can be seen stays as it was typed.
 */
export const cleanText = (typed: string): string => typed.replace(INVISIBLE_BUT_JOINERS, "").normalize("NFC").trim();

/**
 * A line that somebody typed or pasted as it is read, compared and sent, and the one way to read it: letters and their
 * accents as one (NFC), without what nobody sees, each dash as `-`, all white space as single blanks, none around it.
 */
export const plainLine = (typed: string): string =>
  typed.replace(INVISIBLE, "").normalize("NFC").replace(DASHES, "-").replace(BLANKS, " ").trim();
