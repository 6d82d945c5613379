/** Whether the command speaks German: by LC_ALL, LC_MESSAGES or LANG, as other commands do. */
export function isGerman(): boolean {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return /^de([_.-]|$)/i.test([LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== "") ?? "");
}

/** One sentence in the language of whoever called the command. */
export const tell = (english: string, german: string): string => (isGerman() ? german : english);

/** The headings of docs/backend.md that the command names. */
export type Chapter =
  | "Values"
  | "Headers"
  | "Statuses"
  | "Caching and compression"
  | "Harmless habits"
  | "What your backend decides"
  | "After this write the next read shows"
  | "Guest, customer, log-in, expiry"
  | "The cart: versions, two tabs, guests"
  | "A 409 and its alternatives"
  | "Nothing is ordered twice"
  | "Forms"
  | "An appointment that was taken meanwhile"
  | "A training plan edited by two"
  | "Photos and their tokens"
  | "Booking states and lists";

/** A sentence with the heading that says so. */
export const inChapter = (sentence: string, chapter: Chapter): string => `${sentence} (backend.md, "${chapter}")`;
