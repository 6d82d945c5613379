/** The text of a text field with its selection. */
export interface TextSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A replacement for the text between `from` and `to`, and the selection after it. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Makes the selected words bold, or not bold again; without a selection it inserts a sample to be overwritten. */
export function withBold({ text, start, end }: TextSelection, sample: string): TextEdit {
  const isBold = text.slice(start - 2, start) === "**" && text.slice(end, end + 2) === "**" && end > start;
  const words = text.slice(start, end);
  if (isBold) return { from: start - 2, to: end + 2, text: words, start: start - 2, end: end - 2 };
  const inside = words.trim() === "" ? sample : words.trim();
  return { from: start, to: end, text: `**${inside}**`, start: start + 2, end: start + 2 + inside.length };
}

const MARK = /^(- |\d+\. )/;

/**
 * Makes a list of the selected lines, each with the mark for its position; removes the marks if all lines have them.
 */
export function withLines({ text, start, end }: TextSelection, markOf: (index: number) => string): TextEdit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const isList = lines.every((line, index) => line.startsWith(markOf(index)));
  const edited = lines.map((line, index) => (isList ? "" : markOf(index)) + line.replace(MARK, "")).join("\n");
  const last = from + edited.length;
  return { from, to, text: edited, start: lines.length > 1 ? from : last, end: last };
}

const START = "https://";

/** Makes a link of the selected words, and selects its address to be typed. */
export function withLink({ text, start, end }: TextSelection, sample: string): TextEdit {
  const words = text.slice(start, end).trim() || sample;
  const address = start + words.length + 3;
  return { from: start, to: end, text: `[${words}](${START})`, start: address, end: address + START.length };
}
