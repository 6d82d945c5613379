import type { BlockAttributes } from "./values.ts";
import { blocks, widgets } from "./wordpress.ts";

/** The widget that an element's id names, and what stands for the name in braces; null for no widget of ours. */
function widgetOf(id: string): Pick<BlockAttributes, "widget" | "ending"> | null {
  if (widgets[id] !== undefined) return { widget: id, ending: "" };
  const known = Object.keys(widgets).find((name) => name.includes("{") && id.startsWith(name.replace(/\{.*/, "")));
  return known === undefined ? null : { widget: known, ending: id.slice(known.indexOf("{")) };
}

/** What an anchor that somebody has pasted says, as the block stores it; null for other elements. */
function attributesOf(element: Element): BlockAttributes | null {
  const found = widgetOf(element.getAttribute("id") ?? "");
  const told = found === null ? undefined : widgets[found.widget];
  if (found === null || told === undefined) return null;
  const parameters = Object.keys(told.params).flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...found, parameters: Object.fromEntries(parameters) };
}

/** The one element of an HTML block; null where there are none or several. */
function onlyElement(html: string): Element | null {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return body.children.length === 1 ? body.firstElementChild : null;
}

const ofHtml = (html: string): BlockAttributes | null => {
  const element = onlyElement(html);
  return element === null ? null : attributesOf(element);
};

interface Shortcode {
  readonly named: Readonly<Record<string, string | undefined>>;
}

/** A shortcode as the block stores it; without a widget that is known, the block asks for one. */
function ofShortcode({ named }: Shortcode): BlockAttributes {
  const found = widgetOf(named.widget ?? "") ?? { widget: named.widget ?? "", ending: "" };
  const params = widgets[found.widget]?.params ?? {};
  const parameters = Object.keys(params).flatMap((name) => {
    const value = named[name] ?? named[name.replace(/^data-/, "")];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    widget: found.widget,
    ending: found.ending === "" ? (named.number ?? "") : found.ending,
    parameters: Object.fromEntries(parameters),
  };
}

const attribute = <K extends keyof BlockAttributes>(key: K) => ({
  shortcode: (_named: unknown, match: { readonly shortcode: { readonly attrs: Shortcode } }): BlockAttributes[K] =>
    ofShortcode(match.shortcode.attrs)[key],
});

/** The attributes of all widgets, which WordPress would drop on pasting. */
const known = [...new Set(Object.values(widgets).flatMap(({ params }) => Object.keys(params)))];

/** What becomes the block: a pasted element of ours, an HTML block that holds one alone, and the shortcode. */
export const transformsTo = (block: string): object => ({
  from: [
    {
      type: "raw",
      priority: 1,
      selector: '[id^="portal-"]',
      isMatch: (node: Element) => attributesOf(node) !== null,
      schema: { div: { attributes: ["id", ...known], children: {} } },
      transform: (node: Element) => blocks.createBlock(block, attributesOf(node) ?? {}),
    },
    {
      type: "block",
      blocks: ["core/html"],
      isMatch: ({ content }: { readonly content?: string }) => ofHtml(content ?? "") !== null,
      transform: ({ content }: { readonly content?: string }) => blocks.createBlock(block, ofHtml(content ?? "") ?? {}),
    },
    {
      type: "shortcode",
      tag: "kundenportal",
      attributes: { widget: attribute("widget"), ending: attribute("ending"), parameters: attribute("parameters") },
    },
  ],
});
