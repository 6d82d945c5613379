import { zipSync } from "fflate";

/** A blue square of eight by eight pixels. */
const jpeg =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/" +
  "////////////////////////////////////////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAA" +
  "AAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIAMH//Z";

/** Bytes of a valid, very small JPEG. */
export function jpegBytes(): Uint8Array {
  return Uint8Array.from(atob(jpeg), (character) => character.charCodeAt(0));
}

/** Where WinAnsi, the encoding of the text, has what Latin-1 lacks. */
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
const ownCodes = (text: string): ReadonlyMap<string, number> =>
  new Map(
    [...new Set(text.match(/[^\0-ÿ]/gu))]
      .filter((letter) => beyondLatin[letter] === undefined && letter.length === 1)
      .slice(0, FREE_CODES.length)
      .map((letter, index) => [letter, FREE_CODES[index] ?? 0]),
  );

const pdfText = (line: string, own: ReadonlyMap<string, number>): string =>
  line.replace(/[()\\]/g, "\\$&").replace(/[^ -ÿ]/gu, (letter) => {
    const code = own.get(letter);
    return code === undefined ? (beyondLatin[letter] ?? "?") : `\\${code.toString(8).padStart(3, "0")}`;
  });

/** WinAnsi, with the letters of a file's own by the names that readers know them by: `/uni0142` is ł. */
function encoding(own: ReadonlyMap<string, number>): string {
  const names = [...own].map(
    ([letter, code]) => `${code} /uni${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
  );
  return names.length === 0
    ? "/WinAnsiEncoding"
    : `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${names.join(" ")}] >>`;
}

const PAGE_WIDTH = 595;
const MARGIN = 72;
/** Of a letter of Helvetica, in its own height; a little more than the average, so that no line runs off the sheet. */
const LETTER_WIDTH = 0.54;

/** The line parted at its blanks, so that it stays within the sheet; what follows is set in as far as it. */
function wrapped(line: string, points: number): string[] {
  const most = Math.floor((PAGE_WIDTH - 2 * MARGIN) / (points * LETTER_WIDTH));
  const indent = /^ */.exec(line)?.[0] ?? "";
  const lines: string[] = [];
  let current = indent;
  for (const word of line.trimStart().split(" ")) {
    const isFirst = current === indent;
    if (!isFirst && current.length + 1 + word.length > most) {
      lines.push(current);
      current = indent + word;
    } else current += isFirst ? word : ` ${word}`;
  }
  return [...lines, current];
}

/** A valid one-page PDF with the given lines, their letters so many points high, with every letter of a name. */
export function makePdf(lines: readonly string[], points = 18): Uint8Array {
  const composed = lines.map((line) => line.normalize("NFC"));
  const own = ownCodes(composed.join(""));
  const text = composed
    .flatMap((line) => wrapped(line, points))
    .map((line) => `(${pdfText(line, own)}) Tj T*`)
    .join(" ");
  const stream = `BT /F1 ${points} Tf ${MARGIN} 760 Td ${Math.round(points * 1.34)} TL ${text} ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${encoding(own)} >>`,
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}

/** A zip archive without compression; every entry is dated 1 January 2026. */
export function makeZip(entries: readonly { name: string; bytes: Uint8Array }[]): Uint8Array {
  return zipSync(Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes])), {
    level: 0,
    mtime: "2026-01-01T00:00:00",
  });
}
