// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { addressOf } from "#api/path.ts";
import { routes } from "#api/routes.ts";
import { defaultConfig } from "#config/config.ts";
import { readConfig } from "#config/read-config.ts";
import { preload, preloadAddress } from "#mount/preload.ts";
import { registry } from "#mount/registry.ts";
import { tableOf } from "#scripts/build/portal-table.ts";
import { readOf } from "#widgets/shared/manifest.ts";

const table = tableOf();
const reads = [...new Set(registry.flatMap((line) => line.reads.map((read) => readOf(read).route)))];
const values = { eventId: "7", userId: "1002" };

const configurations: Record<string, Record<string, unknown>> = {
  "the defaults": {},
  "another base": { apiBase: "https://api.example/v1" },
  "a base with a slash at its end": { apiBase: "https://api.example/v1/", wishlistApiBase: "/w/", tokenUrl: "/t/" },
  "bases at the root": { apiBase: "/", wishlistApiBase: "/" },
  "empty bases": { apiBase: "", wishlistApiBase: "", userUrl: "" },
  "a base of another host by its name alone": { apiBase: "//api.example/v1/" },
  "addresses below the page": { userUrl: "user", wishlistApiBase: "w", apiBase: "api" },
  "moved routes with a slash at their end": {
    endpoints: Object.fromEntries(reads.map((name) => [name, "x/{eventId}/"])),
  },
  "moved routes below the base": { endpoints: Object.fromEntries(reads.map((name) => [name, "x/{eventId}"])) },
  "moved routes at the root": { endpoints: Object.fromEntries(reads.map((name) => [name, "/x/{eventId}"])) },
  "moved routes elsewhere": {
    endpoints: Object.fromEntries(reads.map((name) => [name, "https://e.example/{eventId}"])),
  },
  "moved session calls": { userUrl: "/u", gremiumUsersUrl: "/g", tokenUrl: "/t", wishlistApiBase: "/w" },
  "mistyped keys": { apiBase: 3, userUrl: null },
};

describe("the preloaded reads of the entry", () => {
  it.each(Object.entries(configurations))("go where the client would go, with %s", (_name, raw) => {
    const { config } = readConfig(raw, Object.keys(routes));
    for (const name of reads) {
      expect(preloadAddress(table, { route: name }, values, raw)).toBe(addressOf(config, name, values));
    }
  });

  it.each([
    ["an odd event id", { eventId: "x 7" }],
    ["no event id", {}],
    ["a path in an id", { eventId: "../7" }],
  ])("start nothing with %s", (_name, given) => {
    expect(preloadAddress(table, { route: "event" }, given, { ...defaultConfig })).toBeNull();
  });

  it("start nothing below a base that is no address", () => {
    expect(preloadAddress(table, { route: "event" }, values, { apiBase: "http://[" })).toBeNull();
  });

  it("carry the query, whatever its letters are", () => {
    expect(
      preloadAddress(
        table,
        { route: "event", query: ["page", "tag", "city"] },
        { eventId: "7", page: "1", tag: "a b" },
        {},
      ),
    ).toBe(addressOf(defaultConfig, "event", values, { page: "1", tag: "a b" }));
  });

  it.each([
    ["portal-wishlist-toggle-7", ["/wishlist-api/get"]],
    ["portal-wishlist-toggle-abc", []],
    ["portal-wishlist-toggle-99999999999999999999", []],
  ])("of #%s, whose id must end with a number, are %j", (id, asked) => {
    const fetched = vi.fn(() => new Promise<Response>(() => undefined));
    vi.stubGlobal("fetch", fetched);
    const anchor = document.createElement("div");
    Object.assign(anchor, { id });
    anchor.dataset.kind = "event";
    const row = table.rows["portal-wishlist-toggle-{id}"];
    if (row !== undefined) preload(anchor, table, row, {}, new Map());
    expect(fetched.mock.calls.map(([address]: unknown[]) => new URL(String(address)).pathname)).toEqual(asked);
  });
});
