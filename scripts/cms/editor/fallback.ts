import { blocks, data, type ToldWidget } from "./wordpress.ts";

/** A text as HTML. */
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * What feeds, excerpts, the search and visitors without script get in place of a widget: its name, its sentence, and a
 * link to the page, which leads there from a feed.
 */
export function fallbackOf({ fallback: { name, shows } }: ToldWidget): object[] {
  const address = data.select("core/editor")?.getPermalink() ?? "";
  const link = address === "" ? "" : ` <a href="${escaped(address)}">${escaped(name)}</a>`;
  return [
    blocks.createBlock("core/heading", { level: 3, content: escaped(name) }),
    blocks.createBlock("core/paragraph", { content: escaped(shows) + link }),
  ];
}
