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
  "„": "\u0084",
  "‚": "\u0082",
  "‘": "\u0091",
  "’": "\u0092",
  "“": "\u0093",
  "”": "\u0094",
  "•": "\u0095",
  "–": "\u0096",
  "—": "\u0097",
};

const pdfText = (line: string): string =>
  line.replace(/[()\\]/g, "\\$&").replace(/[^ -ÿ]/g, (character) => beyondLatin[character] ?? "?");

/** A valid one-page PDF with the given lines, their letters so many points high; its text is WinAnsi. */
export function makePdf(lines: readonly string[], points = 18): Uint8Array {
  const text = lines.map((line) => `(${pdfText(line)}) Tj T*`).join(" ");
  const stream = `BT /F1 ${points} Tf 72 760 Td ${Math.round(points * 1.34)} TL ${text} ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
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
