/** The codes of WinAnsi, the encoding of the text, for letters that Latin-1 lacks. */
const beyondLatin: Readonly<Record<string, string>> = {
  "€": "\u0080",
  "‚": "\u0082",
  "„": "\u0084",
  Š: "\u008a",
  Œ: "\u008c",
  Ž: "\u008e",
  "‘": "\u0091",
  "’": "\u0092",
  "“": "\u0093",
  "”": "\u0094",
  "•": "\u0095",
  "–": "\u0096",
  "—": "\u0097",
  š: "\u009a",
  œ: "\u009c",
  ž: "\u009e",
  Ÿ: "\u009f",
};

/** Codes below the blank that mean no letter; letters that WinAnsi lacks are given these, the first one first. */
const FREE_CODES = Array.from({ length: 31 }, (_, index) => index + 1).filter((code) => code !== 10 && code !== 13);

/** The letters of a text that WinAnsi lacks, each with a code of this file's own; more than are free read '?'. */
export const ownCodes = (text: string): ReadonlyMap<string, number> =>
  new Map(
    [...new Set(text.match(/[^\0-ÿ]/gu))]
      .filter((letter) => beyondLatin[letter] === undefined && letter.length === 1)
      .slice(0, FREE_CODES.length)
      .map((letter, index) => [letter, FREE_CODES[index] ?? 0]),
  );

/** A line as a PDF writes it between brackets; `own` has the codes of letters beyond Latin 1, `?` stands for others. */
export const pdfText = (line: string, own: ReadonlyMap<string, number>): string =>
  line.replace(/[()\\]/g, "\\$&").replace(/[^ -ÿ]/gu, (letter) => {
    const code = own.get(letter);
    return code === undefined ? (beyondLatin[letter] ?? "?") : `\\${code.toString(8).padStart(3, "0")}`;
  });

/** The names of fonts for the marks on letters. */
const MARKS: Readonly<Record<string, string>> = {
  "\u0301": "acute",
  "\u0304": "macron",
  "\u0306": "breve",
  "\u0307": "dotaccent",
  "\u030a": "ring",
  "\u030b": "hungarumlaut",
  "\u030c": "caron",
  "\u0326": "commaaccent",
  "\u0327": "cedilla",
  "\u0328": "ogonek",
};
const NAMES: Readonly<Record<string, string>> = {
  ı: "dotlessi",
  ł: "lslash",
  Ł: "Lslash",
  đ: "dcroat",
  Đ: "Dcroat",
};

/** The name of a letter by which every font has it that can: `scedilla`, else by its number. */
function nameOf(letter: string): string {
  const [base = "", mark = "", more] = letter.normalize("NFD");
  const known = NAMES[letter] ?? (more === undefined && MARKS[mark] !== undefined ? base + MARKS[mark] : undefined);
  return known ?? `uni${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** WinAnsi, with the letters of a file's own by their names. */
export function encoding(own: ReadonlyMap<string, number>): string {
  const names = [...own].map(([letter, code]) => `${code} /${nameOf(letter)}`);
  return names.length === 0
    ? "/WinAnsiEncoding"
    : `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${names.join(" ")}] >>`;
}
