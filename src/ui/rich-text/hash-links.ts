import type { MouseEvent } from "react";
import { decodeAddress } from "#lib/decode-address.ts";
import { scrollCalmly } from "#ui/addressed/address.ts";

/** The attribute that names the targets of links within a text; an id could collide with one of the page. */
export const LINK_TARGET = "data-portal-target";

/**
 * Follows a hash link of a text, which the browser would look up in the page or below its `<base>`: to its target
 * within the text, otherwise to the page's element of that name. `#` does nothing.
 */
export function followHashLink(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const href = link?.getAttribute("href") ?? "";
  if (!href.startsWith("#")) return;
  event.preventDefault();
  const name = decodeAddress(href.slice(1));
  if (name === "") return;
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${LINK_TARGET}]`)];
  const found = targets.find((one) => one.getAttribute(LINK_TARGET) === name);
  if (found === undefined) {
    location.hash = href;
    return;
  }
  found.tabIndex = -1;
  scrollCalmly(found);
  found.focus({ preventScroll: true });
}
