import { leadsTo } from "#lib/same-page.ts";

function parsed(address: string | null, base: string): URL | null {
  if (address === null || address.trim() === "") return null;
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

const isWeb = ({ protocol }: URL): boolean => protocol === "http:" || protocol === "https:";

/**
 * The absolute address of `returnTo` if it is a page of the own origin. Null for anything else: other schemes, foreign
 * or look-alike hosts, other ports, backslashes, control characters, credentials. Only the parsed address is returned,
 * so that no other code parses it differently.
 * @param base the page's own address
 * @param never addresses that must not be returned to: the login itself, and the logout
 */
export function safeReturnTo(returnTo: string | null, base: string, never: readonly string[] = []): string | null {
  const url = parsed(returnTo, base);
  if (url === null || !isWeb(url) || url.origin !== new URL(base).origin || url.username !== "" || url.password !== "")
    return null;
  return never.map((address) => parsed(address, base)).some((other) => other !== null && leadsTo(url, other))
    ? null
    : url.href;
}

/**
 * Where a login leads (contract-public section 4): to `returnTo` of the query if it is on the page's own origin,
 * otherwise to the answer's `target` if that is http(s), otherwise to `start`, the portal's first page.
 * @param hash with `#`, or '' for none; what the login's own address carries of a page that sent the customer here,
 *   since no server sees it (section 8)
 */
export function afterLogin(
  {
    returnTo,
    target,
    start,
    never,
    hash = "",
  }: { returnTo: string | null; target: string | null; start: string; never: readonly string[]; hash?: string },
  base: string,
): string {
  const url = parsed(target, base);
  const back = safeReturnTo(returnTo, base, never);
  if (back !== null) return back.includes("#") ? back : back + hash;
  return url !== null && isWeb(url) ? url.href : new URL(start, base).href;
}
