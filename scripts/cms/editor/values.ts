import { checkAttributes } from "#inspector/attributes.ts";
import { widgetEntryOf } from "#mount/registry.ts";
import type { ToldWidget } from "./wordpress.ts";

/** The attributes that the block stores. */
export interface BlockAttributes {
  /** The id of the widget's manifest; '' while none is chosen. */
  readonly widget: string;
  /** The text in place of the name in braces. */
  readonly ending: string;
  readonly parameters: Readonly<Record<string, string>>;
}

const ESCAPED: Readonly<Record<string, string>> = { "&": "\\u0026", "<": "\\u003c", ">": "\\u003e" };

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A value as it is stored. WordPress rewrites `&` and `<` in what people without `unfiltered_html` save; inside JSON
 * they can be written in another way that means the same.
 */
export const stored = (type: string, text: string): string =>
  type === "json" && isJson(text) ? text.replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign) : text;

const SIGNS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#039": "'" };

/** What WordPress has escaped on saving; `&region=` of an address is no entity of its own. */
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#0?39);/g, (all, name: string) => SIGNS[name] ?? all);

/** A stored value as its author typed it. */
export const shown = (type: string, text: string): string =>
  type === "json"
    ? unescaped(text).replace(/\\u00(26|3c|3e)/g, (_all, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : unescaped(text);

/** What is wrong with the parameters: the inspector's German sentences, with names of fields for attributes. */
export function problemsOf({ widget, parameters }: BlockAttributes, { params }: ToldWidget): string[] {
  const line = widgetEntryOf(widget);
  if (line === undefined) return [];
  const given = new Map(
    line.params.map(({ attribute, type }) => [attribute, shown(type, parameters[attribute] ?? "")] as const),
  );
  const named = (sentence: string): string =>
    Object.entries(params).reduce((text, [name, { label }]) => text.replaceAll(name, `„${label}“`), sentence);
  return checkAttributes(line, given).map(({ text }) => named(text.what));
}

/**
 * The element that the preview draws. Its data are made up, so numbers and ids of events and people are those of the
 * widget's example; all other values are the author's.
 */
export function previewed({ widget, parameters }: BlockAttributes, told: ToldWidget) {
  const { example } = told;
  const values = Object.entries(told.params).map(([name, { type }]) => {
    const own = shown(type, parameters[name] ?? "");
    const isMadeUp = type === "number" || type === "id" || own === "";
    return [name, isMadeUp ? (example.parameters[name] ?? "") : own] as const;
  });
  return {
    id: widget.replace(/\{.*/, example.ending),
    attributes: Object.fromEntries(values.filter(([, value]) => value !== "")),
  };
}
