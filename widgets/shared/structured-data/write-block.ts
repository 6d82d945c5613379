import type { Config } from "#config/config.ts";
import { ownAddress } from "#lib/own-address.ts";
import { blockOf, type Publisher, type StructuredContent } from "./blocks.ts";

/** The publisher of the page: the name that it gives to social networks, otherwise its host. */
function siteOf(): Publisher {
  const named = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content.trim() ?? "";
  return { name: named === "" ? location.hostname : named, url: ownAddress().replace(/#.*$/, "") };
}

/**
 * Writes a block for search engines into the page's head; null if there is nothing to write. `<` is escaped, so that no
 * text of the backend can end the element.
 */
export function writeBlock(subject: StructuredContent, config: Config): HTMLScriptElement | null {
  const block = blockOf(subject, siteOf(), config);
  if (block === null) return null;
  const element = document.createElement("script");
  element.type = "application/ld+json";
  // The block is data that no browser runs. It is a text node, because pages with Trusted Types refuse `textContent` of
  // a script.
  element.append(document.createTextNode(JSON.stringify(block).replaceAll("<", "\\u003c")));
  document.head.append(element);
  return element;
}
