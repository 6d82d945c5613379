import { describe, expect, it } from "vitest";
import { knownWidgetId, lookAlike } from "#inspector/known-ids.ts";
import { distance, isSimilar, nearest, allowedSlips } from "./look-alike.ts";

describe("distance", () => {
  it.each([
    ["list", "list", 0],
    ["", "list", 4],
    ["lst", "list", 1],
    ["lisst", "list", 1],
    ["lust", "list", 1],
    ["lits", "list", 1],
    ["protal", "portal", 1],
    ["abc", "xyz", 3],
  ])("of %j and %j is %i", (from, to, mistakes) => expect(distance(from, to)).toBe(mistakes));
});

describe("the nearest word", () => {
  it.each([
    ["loginURL", ["logoutUrl", "loginUrl"], "loginUrl"],
    ["api_base", ["apiBase", "orderApiBase"], "apiBase"],
    ["settings", ["bookmarks", "user-settings"], "user-settings"],
    ["xyz", ["apiBase"], null],
    ["api", ["apiBase", "orderApiBase"], null],
    ["", ["apiBase"], null],
  ])("to %j", (word, known, meant) => expect(nearest(word, known)).toBe(meant));
});

describe("an id", () => {
  it.each([
    ["portal-event-list", "portal-event-list"],
    ["portal-wishlist-remove-901", "portal-wishlist-remove-{id}"],
    ["portal-wishlist-remove-", null],
    ["portal-wishlist-remove-{id}", null],
    ["portal-eventlist", null],
    ["portal-config", null],
  ])("%j is known as %j", (id, known) => expect(knownWidgetId(id)).toBe(known));

  it.each([
    ["portal-eventlist", "spelling", "portal-event-list"],
    ["Portal-Event-List", "spelling", "portal-event-list"],
    ["portal_event_list", "spelling", "portal-event-list"],
    ["protal-event-list", "spelling", "portal-event-list"],
    ["portal-event-lits", "spelling", "portal-event-list"],
    ["portaleventlist", "spelling", "portal-event-list"],
    ["portal-bookmark", "spelling", "portal-bookmarks"],
    ["portal-event-list-2", "spelling", "portal-event-list"],
    ["portal-wishlistremove-901", "spelling", "portal-wishlist-remove-901"],
    ["portal-settings", "spelling", "portal-user-settings"],
    [" portal-event-list", "space", "portal-event-list"],
    ["portal-event-list ", "space", "portal-event-list"],
    ["portal-wishlist-remove-", "item", "portal-wishlist-remove-"],
    ["portal-wishlist-remove", "item", "portal-wishlist-remove-"],
    ["portal-wishlist-remove-{id}", "item", "portal-wishlist-remove-"],
    ["event-list", "prefix", "portal-event-list"],
    ["eventList", "prefix", "portal-event-list"],
    ["portal-kantine", "unknown", ""],
  ])("%j is judged %s, meant %j", (id, kind, meant) => expect(lookAlike(id)).toEqual({ kind, meant }));

  it.each(["content", "portal", "portalheader", "main-menu", "events", "header-portal", ""])(
    "%j has nothing to do with us",
    (id) => expect(lookAlike(id)).toBeNull(),
  );
});

it.each([
  ["betriebsrat", "betribsrat", true],
  ["betriebsrat", "betirebsrat", true],
  ["betriebsrat", "bertibsrad", false],
  ["recht", "rehct", true],
  ["recht", "rechte", true],
  ["jav", "sav", false],
  ["sbv", "sbv", true],
  ["arbeit", "arbeitsrecht", false],
  ["a".repeat(41), `${"a".repeat(40)}b`, false],
])("%s and %s are alike: %s", (a, b, expected) => {
  expect([isSimilar(a, b), isSimilar(b, a)]).toEqual([expected, expected]);
});

it("lets no word differ that is longer than 40 letters", () => {
  expect([4, 5, 8, 9, 40, 41, 10_000].map(allowedSlips)).toEqual([0, 1, 1, 2, 2, 0, 0]);
});
