import { zipSync } from "fflate";
import { pdfFile, wrapped } from "./paper.ts";
import { encoding, ownCodes, pdfText } from "./pdf-letters.ts";

/** A blue square of eight by eight pixels. */
const jpeg =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/" +
  "////////////////////////////////////////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAA" +
  "AAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIAMH//Z";

/** Bytes of a valid, very small JPEG. */
export function jpegBytes(): Uint8Array {
  return Uint8Array.from(atob(jpeg), (character) => character.charCodeAt(0));
}

const PAGE_WIDTH = 595;
const MARGIN = 72;
const POINTS = 18;
/** The width of a letter of Helvetica, as a part of its height; rather too wide, so that no line leaves the sheet. */
const LETTER_WIDTH = 0.54;

/** A valid one-page PDF with the given lines, with every letter of a name. */
export function makePdf(lines: readonly string[]): Uint8Array {
  const composed = lines.map((line) => line.normalize("NFC"));
  const own = ownCodes(composed.join(""));
  const text = composed
    .flatMap((line) => wrapped(line, Math.floor((PAGE_WIDTH - 2 * MARGIN) / (POINTS * LETTER_WIDTH))))
    .map((line) => `(${pdfText(line, own)}) Tj T*`)
    .join(" ");
  const stream = `BT /F1 ${POINTS} Tf ${MARGIN} 760 Td ${Math.round(POINTS * 1.34)} TL ${text} ET`;
  return pdfFile([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${encoding(own)} >>`,
  ]);
}

/** A zip archive without compression; every entry is dated 1 January 2026. */
export function makeZip(entries: readonly { name: string; bytes: Uint8Array }[]): Uint8Array {
  return zipSync(Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes])), {
    level: 0,
    mtime: "2026-01-01T00:00:00",
  });
}
