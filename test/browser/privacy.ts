import type { Page } from "playwright-core";
import type { Kind } from "#scripts/privacy/entry.ts";
import { register } from "#scripts/privacy/register.ts";

/** What a page's browser holds and whom the page has asked. */
type Found = Readonly<Partial<Record<Kind, readonly string[]>>>;

const isRegistered = (kind: Kind, name: string): boolean =>
  register.some((entry) => entry.kind === kind && entry.pattern.test(name));

/** All keys and cookies that the page's scripts can see. */
const heldIn = (page: Page): Promise<Found & { readonly others: readonly string[] }> =>
  page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    cookie: document.cookie.split("; ").flatMap((one) => one.split("=")[0] ?? []),
    history: Object.keys(Object(history.state) as object),
    others: [
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...(await indexedDB.databases()).map(({ name }) => `database ${name ?? ""}`),
    ],
  }));

/**
 * What a page keeps or asks for and the register (scripts/privacy/register.ts) does not name.
 * @param hosts the foreign hosts that it has asked
 */
export async function unregistered(page: Page, hosts: Iterable<string>): Promise<string[]> {
  const { others, ...held } = await heldIn(page);
  const found: Found = { ...held, origin: [...hosts] };
  const strangers = (Object.entries(found) as [Kind, readonly string[]][]).flatMap(([kind, names]) =>
    names.filter((name) => name !== "" && !isRegistered(kind, name)).map((name) => `${kind} ${name}`),
  );
  return [...strangers, ...others];
}

/** Notes the foreign hosts that a page asks from now on. */
export function foreignHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") hosts.add(hostname);
  });
  return hosts;
}
