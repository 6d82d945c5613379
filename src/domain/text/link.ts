import { atOwnAddress } from "#lib/own-address.ts";

/**
 * A link target if it may be followed: relative, http(s), mailto or tel. Null for an empty one and for any other
 * scheme, so that data from the backend can never run a script. Relative ones start at the page's own address.
 */
export function safeLink(url: string | null): string | null {
  const target = url?.trim() ?? "";
  if (target === "") return null;
  return /^(https?:|mailto:|tel:|[^:]*([/?#]|$))/i.test(target) ? atOwnAddress(target) : null;
}

/**
 * The `rel` of a link that does something, such as logging out: browsers fetch links ahead of a press where a page has
 * speculation rules, and those of WordPress leave such links out.
 */
export const ONLY_WHEN_PRESSED = "nofollow";
