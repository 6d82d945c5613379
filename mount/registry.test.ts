import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isPersonal } from "#api/routes.ts";
import { endingOf, knownId, widgetName } from "#mount/anchor-id.ts";
import { isBlock } from "#mount/height.ts";
import { widgetEntryOf, registry } from "#mount/registry.ts";
import { readOf } from "#widgets/shared/manifest.ts";

const ids = registry.map(({ id }) => id);

describe("the registry", () => {
  it("names each id, and each folder, once", () => {
    expect(new Set(ids).size).toBe(registry.length);
    expect(new Set(ids.map(widgetName)).size).toBe(registry.length);
  });

  it("gives each widget a German name of its own", () => {
    const names = registry.map(({ name }) => name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(registry.map((line) => [line.id, line] as const))(
    "%s lies in the folder of its name, with examples that fit",
    (id, { folder, params, needsOne = [], example = {}, ending }) => {
      expect(folder.replace(/.*\//, "")).toBe(widgetName(id));
      expect(existsSync(new URL(`../widgets/${folder}/index.tsx`, import.meta.url))).toBe(true);
      const names: readonly string[] = params.map(({ attribute }) => attribute);
      const given = [...Object.keys(example.attributes ?? {}), ...(example.json === undefined ? [] : ["data-json"])];
      expect([...needsOne, ...given].filter((name) => !names.includes(name))).toEqual([]);
      expect(params.filter(({ required, attribute }) => required === true && !given.includes(attribute))).toEqual([]);
      if (needsOne.length > 0) expect(given.some((name) => (needsOne as readonly string[]).includes(name))).toBe(true);
      expect([id.includes("{"), ending !== undefined && !id.includes("{")]).toEqual([
        example.ending !== undefined,
        false,
      ]);
    },
  );

  it("outlines what is a block, and nothing else", () => {
    expect(registry.filter(({ height, skeleton }) => isBlock(height.wide) !== (skeleton !== "line"))).toEqual([]);
  });

  it("gives sentences to authors and phrases to developers", () => {
    expect(
      registry
        .filter(({ shows: { de, en } }) => !/^\p{Lu}.*\.$/u.test(de) || !/^\p{Ll}.*[^.]$/u.test(en))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it("says that a log-in is needed where a first read is answered for nobody else", () => {
    const personal = registry.filter(({ reads }) =>
      reads.map((read) => readOf(read).route).some((route) => route !== "user" && isPersonal(route)),
    );
    expect(personal.map(({ id }) => id)).toContain("portal-user-settings");
    expect(personal.filter(({ needsLogin }) => needsLogin !== true).map(({ id }) => id)).toEqual([]);
  });
});

describe("the id of an element", () => {
  it.each([
    ["portal-event-list", "portal-event-list"],
    ["portal-event-list-2", undefined],
    ["portal-wishlist-remove-901", "portal-wishlist-remove-{id}"],
    ["portal-wishlist-remove-a-b", "portal-wishlist-remove-{id}"],
    ["portal-wishlist-remove-", undefined],
    ["portal-wishlist-remove-{id}", undefined],
  ])("%s is known as %s", (id, known) => {
    expect(knownId(ids, id)).toBe(known);
    if (known !== undefined) expect(widgetEntryOf(known)?.id).toBe(known);
  });

  it("ends with what its braces stand for", () => {
    expect(endingOf("portal-add-to-cart-{eventId}", "portal-add-to-cart-7")).toEqual({ name: "eventId", value: "7" });
    expect(endingOf("portal-cart", "portal-cart")).toBeNull();
    expect(["portal-add-to-cart-{eventId}", "portal-a-z"].map(widgetName)).toEqual(["add-to-cart", "a-z"]);
  });
});
