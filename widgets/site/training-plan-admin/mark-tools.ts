/** A text with what is selected in it, as a text field has it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What a tool puts in the place from `from` to `to`, and what of it is selected then. */
export interface Edited {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The selected words bold, or no longer; with nothing selected a word that waits to be overwritten. */
export function withBold({ text, start, end }: Selected, sample: string): Edited {
  const isBold = text.slice(start - 2, start) === "**" && text.slice(end, end + 2) === "**" && end > start;
  const words = text.slice(start, end);
  if (isBold) return { from: start - 2, to: end + 2, text: words, start: start - 2, end: end - 2 };
  const inside = words.trim() === "" ? sample : words.trim();
  return { from: start, to: end, text: `**${inside}**`, start: start + 2, end: start + 2 + inside.length };
}

const MARK = /^(- |\d+\. )/;

/** The selected lines as a list, each with the mark of its place; taken off where all of them have it. */
export function withLines({ text, start, end }: Selected, markOf: (index: number) => string): Edited {
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

/** The selected words as a link, its address selected to be typed. */
export function withLink({ text, start, end }: Selected, sample: string): Edited {
  const words = text.slice(start, end).trim() || sample;
  const address = start + words.length + 3;
  return { from: start, to: end, text: `[${words}](${START})`, start: address, end: address + START.length };
}
