import type { MouseEvent } from "react";
import { scrollCalmly } from "#ui/addressed/address.ts";

/** The attribute that names what links of the same text lead to: an id could be the page's as well. */
export const TARGET = "data-portal-target";

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Follows a link of a text that is a hash alone, which the browser would look for in the page, or under its `<base>`:
 * to its target within the text, else to what the page has of that name. Nothing happens for `#`.
 */
export function followHashLink(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const href = link?.getAttribute("href") ?? "";
  if (!href.startsWith("#")) return;
  event.preventDefault();
  const name = decode(href.slice(1));
  if (name === "") return;
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${TARGET}]`)];
  const found = targets.find((one) => one.getAttribute(TARGET) === name);
  if (found === undefined) {
    location.hash = href;
    return;
  }
  found.tabIndex = -1;
  scrollCalmly(found);
  found.focus({ preventScroll: true });
}
