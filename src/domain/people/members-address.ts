import { decodeAddress } from "#lib/decode-address.ts";
import type { MemberRoute, MembersRoute, MemberView } from "./members.ts";

/** Query keys for the members; the hash stays free for keys of tabs. */
const MEMBER = "gremiumsmitglied";
const VIEW = "gremiumsansicht";
const SETTINGS = "einstellungen";
const viewTexts: Readonly<Record<MemberView, string>> = { events: "buchungen", settings: SETTINGS };

/**
 * The hash of the older members links: `#/gremiumsmitglieder/{userId}`, with `edit/` for the settings (spec section 2).
 */
const OLD_HASH = /^#\/gremiumsmitglieder\/(edit\/)?([^/]+)\/?$/;

function routeOfHash(hash: string): MembersRoute {
  const [, edit, userId] = OLD_HASH.exec(hash) ?? [];
  return userId === undefined ? null : { key: decodeAddress(userId), view: edit === undefined ? "events" : "settings" };
}

/** Reads where an address leads: by its query, otherwise by the hash of an older members link. Null is the overview. */
export function readMembersRoute(address: string): MembersRoute {
  const { searchParams, hash } = new URL(address);
  const key = searchParams.get(MEMBER) ?? "";
  if (key === "") return routeOfHash(hash);
  return { key, view: searchParams.get(VIEW) === SETTINGS ? "settings" : "events" };
}

/**
 * Changes an address to lead to another member, or back to the overview. The rest of its query stays as it was written,
 * and so does its hash unless that named a member.
 */
export function writeMembersRoute(address: string, route: MembersRoute): string {
  const url = new URL(address);
  const kept = url.search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && ![MEMBER, VIEW].includes(part.replace(/=.*/s, "")));
  const own = route === null ? [] : [`${MEMBER}=${encodeURIComponent(route.key)}`, `${VIEW}=${viewTexts[route.view]}`];
  url.search = [...kept, ...own].join("&");
  if (OLD_HASH.test(url.hash)) url.hash = "";
  return url.href;
}

/**
 * The target of an older members link (spec section 2): the page with `activeDocId` as query and the member as hash.
 */
export function oldMemberHref(page: string, base: string, activeDocId: string, { key, view }: MemberRoute): string {
  const url = new URL(page, base);
  url.searchParams.set("activeDocId", activeDocId);
  url.hash = `/gremiumsmitglieder/${view === "settings" ? "edit/" : ""}${encodeURIComponent(key)}`;
  return url.href;
}
