import { encoding, ownCodes, pdfText } from "./pdf-letters.ts";

/** A line of a paper, an empty one by default. */
export interface PaperLine {
  readonly text?: string;
  /** The amount at its right edge: digits, points, blanks and the sign of the euro. */
  readonly amount?: string;
  /** `title` once, `heading` above a part, `strong` within one, `small` below. */
  readonly kind?: "title" | "heading" | "strong" | "small" | "text";
  /** Points that it is set in. */
  readonly indent?: number;
  /** With a line drawn above it. */
  readonly isRuled?: true;
}

const PAGE = { width: 595, height: 842 };
const MARGIN = { side: 64, top: 64, bottom: 72 };

const looks = {
  title: { points: 20, isBold: true, above: 0, height: 34 },
  heading: { points: 13, isBold: true, above: 13, height: 19 },
  strong: { points: 11, isBold: true, above: 5, height: 15.5 },
  text: { points: 11, isBold: false, above: 0, height: 15.5 },
  small: { points: 9, isBold: false, above: 0, height: 13 },
} as const;

/** The beginning of an item of a list; its further lines are indented. */
export const DASH = "–  ";

/** The width of a letter, as a part of its height: a little more than the average, so that no line leaves the sheet. */
const letterWidth = (isBold: boolean): number => (isBold ? 0.56 : 0.5);

/** How wide an amount is, in the height of its letters: digits and the euro are wide, points and blanks narrow. */
const amountWidth = (amount: string): number =>
  Array.from(amount).reduce((width, sign) => width + (/[\d€]/.test(sign) ? 0.556 : 0.278), 0);

/** The text parted at its blanks into lines of so many letters. */
function wrapped(text: string, most: number): string[] {
  const [first = "", ...words] = text.split(" ");
  const lines = [first];
  for (const word of words) {
    const last = lines.at(-1) ?? "";
    if (last.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** A valid PDF of these objects; the first one is its catalogue. */
function pdfFile(objects: readonly string[]): Uint8Array {
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

interface Placed {
  readonly page: number;
  readonly drawn: string;
}

/** Every line at its place, on as many sheets as they need; a heading keeps to the line below it. */
function placed(lines: readonly PaperLine[], own: ReadonlyMap<string, number>): Placed[] {
  let page = 0;
  let y = PAGE.height - MARGIN.top;
  const show = (text: string, font: string, points: number, x: number): string =>
    `BT /${font} ${points} Tf 1 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)} Tm (${pdfText(text, own)}) Tj ET`;
  return lines.flatMap(({ text = "", amount = "", kind = "text", indent = 0, isRuled }) => {
    const { points, isBold, above, height } = looks[kind];
    const font = isBold ? "F2" : "F1";
    const left = MARGIN.side + indent;
    const right = PAGE.width - MARGIN.side;
    const wide = right - left - (amount === "" ? 0 : 100);
    const parts = wrapped(text, Math.floor(wide / (points * letterWidth(isBold))));
    y -= above;
    if (y - height * parts.length - (kind === "heading" ? 40 : 0) < MARGIN.bottom) {
      page += 1;
      y = PAGE.height - MARGIN.top;
    }
    const rule = isRuled === true ? `0.6 w ${left} ${(y - 1).toFixed(1)} m ${right} ${(y - 1).toFixed(1)} l S` : "";
    if (isRuled === true) y -= 4;
    return parts.map((part, index) => {
      y -= kind === "title" ? points * 1.2 : height;
      const further = index > 0 && text.startsWith(DASH) ? points : 0;
      const drawn = [index === 0 ? rule : "", show(part, font, points, left + further)];
      if (index === 0 && amount !== "") drawn.push(show(amount, font, points, right - amountWidth(amount) * points));
      if (kind === "title" && index === parts.length - 1) y -= height - points * 1.2;
      return { page, drawn: drawn.join(" ") };
    });
  });
}

/**
 * A valid PDF, laid out as a letter: title, parts and amounts at the right edge, on as many sheets as it needs, each
 * with `foot` and its number at the end. It has every letter of a name.
 */
export function makePaper(lines: readonly PaperLine[], foot: string): Uint8Array {
  const composed = lines.map((line) => ({
    ...line,
    // The sign that numbers stand before is narrow in German, which WinAnsi lacks.
    text: line.text?.normalize("NFC").replaceAll("\u202f", "\u00a0"),
    amount: line.amount?.replace(/[\u00a0\u202f]/g, " "),
  }));
  const own = ownCodes(composed.map(({ text = "" }) => text).join("") + foot);
  const all = placed(
    composed.map(({ text, amount, ...line }) => ({
      ...line,
      ...(text !== undefined && { text }),
      ...(amount !== undefined && { amount }),
    })),
    own,
  );
  const count = Math.max(1, ...all.map(({ page }) => page + 1));
  const sheets = Array.from({ length: count }, (_, index) => {
    const stream = [
      ...all.filter(({ page }) => page === index).map(({ drawn }) => drawn),
      `BT /F1 9 Tf 1 0 0 1 ${MARGIN.side} 40 Tm (${pdfText(foot, own)}) Tj ET`,
      `BT /F1 9 Tf 1 0 0 1 ${PAGE.width - MARGIN.side - 56} 40 Tm (Seite ${index + 1} von ${count}) Tj ET`,
    ].join("\n");
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${6 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ];
  });
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding ${encoding(own)} >>`;
  return pdfFile([
    "<< /Type /Catalog /Pages 2 0 R /Lang (de) >>",
    `<< /Type /Pages /Kids [${sheets.map((_, index) => `${5 + 2 * index} 0 R`).join(" ")}] /Count ${count} >>`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    ...sheets.flat(),
  ]);
}
