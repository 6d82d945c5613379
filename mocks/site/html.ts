import { decodeEntities } from "#lib/html-entities.ts";

const MARKS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it may stand in HTML and in attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

/** A number and what it counts, a sign and its number. */
const BELONGS =
  /(§|Abs\.|Art\.|Nr\.|SGB) (?=[\dIVX])|(\d) (?=(?:Uhr|Tage?n?|Wochen|Monaten?|Jahren?|Minuten|Stunden|Euro|Prozent|Personen)\b)/g;

/** HTML whose numbers stay in one line with what they belong to. */
export const bound = (html: string): string =>
  html.replace(/[^<>]+(?=<|$)/g, (text) => text.replace(BELONGS, "$1$2&nbsp;"));

/** The text of HTML. */
export const plain = (html: string | null | undefined): string =>
  decodeEntities((html ?? "").replace(/<[^>]*>/g, ""))
    .replaceAll("\u00ad", "")
    .trim();
