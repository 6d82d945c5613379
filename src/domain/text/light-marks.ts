import { decodeEntities } from "#lib/html-entities.ts";
import { safeLink } from "./link.ts";

/*
 * Light marks are a small notation for the HTML that letters need: **bold**, lists by '- ' and '1. ', [text](address),
 * an empty line between paragraphs. Text without any of them is sent as it is.
 */

const MARKS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

const BOLD = /\*\*(\S(?:[^*\n]*\S)?)\*\*/g;
const LINK = /\[([^\][\n]+)\]\(([^()\s]+)\)/g;
const BULLET = /^- /;
const NUMBER = /^\d+\. /;
const TAG = /<\/?[a-z][^>]*>/i;

/** Converts the text of a line to HTML; a link with a forbidden address stays text. */
function inlineHtml(text: string): string {
  return escaped(text)
    .replace(LINK, (whole, name: string, address: string) =>
      safeLink(address.replaceAll("&amp;", "&")) === null ? whole : `<a href="${address}">${name}</a>`,
    )
    .replace(BOLD, "<strong>$1</strong>");
}

const listHtml = (tag: "ul" | "ol", lines: readonly string[], mark: RegExp): string =>
  `<${tag}>${lines.map((line) => `<li>${inlineHtml(line.replace(mark, ""))}</li>`).join("")}</${tag}>`;

/** Groups consecutive lines of the same kind. */
function runsOf(lines: readonly string[]): string[][] {
  const kindOf = (line: string): string => (line.startsWith("- ") ? "ul" : NUMBER.test(line) ? "ol" : "p");
  const runs: string[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && kindOf(last[0]) === kindOf(line)) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

function runHtml(lines: readonly string[]): string {
  const [first = ""] = lines;
  if (first.startsWith("- ")) return listHtml("ul", lines, BULLET);
  if (NUMBER.test(first)) return listHtml("ol", lines, NUMBER);
  return `<p>${lines.map(inlineHtml).join("<br>")}</p>`;
}

const paragraphsHtml = (typed: string): string =>
  typed
    .split(/\n{2,}/)
    .flatMap((block) => runsOf(block.split("\n").filter((line) => line.trim() !== "")))
    .map(runHtml)
    .join("");

/** Converts light marks to HTML; text without any marks, and text that already is HTML, stay as they are. */
export function htmlOf(typed: string): string {
  if (TAG.test(typed)) return typed;
  const html = paragraphsHtml(typed);
  return /<(strong|a|ul|ol)\b/.test(html) ? html : typed;
}

/** Converts a paragraph or an item to light marks; null if they cannot express it. */
function inlineMarks(html: string): string | null {
  const plain = html
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<a href="([^"]*)">([^<]*)<\/a>/gi, "[$2]($1)")
    .replace(/<(strong|b)>([^<]*)<\/\1>/gi, "**$2**");
  return TAG.test(plain) ? null : decodeEntities(plain.replace(/[ \t]*\n[ \t]*/g, "\n").trim());
}

function blockMarks(tag: string, inside: string): string | null {
  if (tag === "p") return inlineMarks(inside);
  const items = [...inside.matchAll(/<li>([\s\S]*?)<\/li>/gi)].map(([, item = ""]) => inlineMarks(item));
  const mark = (index: number): string => (tag === "ul" ? "- " : `${index + 1}. `);
  if (inside.replace(/<li>[\s\S]*?<\/li>/gi, "").trim() !== "" || items.includes(null)) return null;
  return items.map((item, index) => mark(index) + (item ?? "")).join("\n");
}

/** Converts HTML to light marks; null if converting back would change it, so that it has to stay HTML. */
export function marksOf(html: string): string | null {
  if (!TAG.test(html) && !/&\w+;/.test(html)) return html;
  const blocks = [...html.matchAll(/<(p|ul|ol)>([\s\S]*?)<\/\1>/gi)];
  if (html.replace(/<(p|ul|ol)>[\s\S]*?<\/\1>/gi, "").trim() !== "") return null;
  const parts = blocks.map(([, tag = "", inside = ""]) => blockMarks(tag.toLowerCase(), inside));
  if (parts.includes(null)) return null;
  const marks = parts.join("\n\n");
  const again = htmlOf(marks);
  const bare = (text: string): string =>
    decodeEntities(text.replace(/<\/?(?:p|br|b|strong)\b[^>]*>|\s+/gi, " "))
      .replace(/\s*(<[^>]+>)\s*/g, "$1")
      .replace(/\s+/g, " ")
      .trim();
  return TAG.test(again) ? (bare(again) === bare(html) ? marks : null) : /[*[\]]/.test(marks) ? null : marks;
}
