import type { RemovedElsewhere } from "./situation.ts";

const PERSONAL =
  "firstname lastname salutation department businessPhoneNumber businessPhoneNumber2 privatePhoneNumber mobileNumber mobileNumber2 faxNumber birthday seminarEmail personEmail";

/**
 * Saves personal data as another tab of the same browser does, and tells the tabs. It runs within a page that a test
 * drives from outside, and so names nothing around it: `names` are those of the body, with spaces between them.
 * @param send the page's own `fetch`
 */
export async function saveInPage(
  [changes, names]: readonly [Readonly<Record<string, string>>, string],
  send: typeof fetch = fetch,
): Promise<void> {
  const address = "/portal-api/user-data";
  const known = (await (await send(address)).json()) as Readonly<Record<string, unknown>>;
  const body = Object.fromEntries(names.split(" ").map((name) => [name, changes[name] ?? known[name] ?? null]));
  const headers = { "content-type": "application/json" };
  await send(address, { method: "POST", headers, body: JSON.stringify(body) });
  const channel = new BroadcastChannel("kundenportal-settings");
  channel.postMessage({});
  channel.close();
}

/**
 * Removes an entry of the cart, or a person of it, as another tab does, and has the page read its cart again. It runs
 * within a page as `saveInPage` does.
 */
export async function removeInPage(
  removed: RemovedElsewhere,
  send: typeof fetch = fetch,
  page: Document = document,
): Promise<void> {
  const headers = { "content-type": "application/json" };
  const call = removed.recipientId === undefined ? "delete-cart-item" : "delete-recipient";
  await send(`/order-api/${call}`, { method: "POST", headers, body: JSON.stringify(removed) });
  page.dispatchEvent(new Event("portal:cart-refresh"));
}

/** Tells the tabs of this browser that somebody has logged in, as the page after a login does. */
export function tellOfLoginInPage(): void {
  const channel = new BroadcastChannel("kundenportal-session");
  channel.postMessage({ session: "active", who: null });
  channel.close();
}

/** The argument of `saveInPage` for these changes. */
export const savedElsewhere = (changes: Readonly<Record<string, string>>): Parameters<typeof saveInPage>[0] => [
  changes,
  PERSONAL,
];
