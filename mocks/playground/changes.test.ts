import { describe, expect, it } from "vitest";
import { applyChanges, decodeChanges, diff, encodeChanges } from "./changes.ts";

describe("changes between two JSON values", () => {
  it.each([
    ["nothing", { a: [1, { b: null }] }, { a: [1, { b: null }] }, 0],
    ["a value", { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, 1],
    ["a null", { a: { b: 1 } }, { a: { b: null } }, 1],
    ["a new key", { a: 1 }, { a: 1, b: [] }, 1],
    ["a key that is gone", { a: 1, b: 2 }, { a: 1 }, 1],
    ["an entry taken from the middle", [1, 2, 3, 4], [1, 3, 4], 1],
    ["an entry added at the end", [1, 2], [1, 2, 3], 1],
    ["equal entries added", [1, 1], [1, 1, 1, 1], 1],
    ["an entry changed in place", [{ a: 1, b: 1 }, { a: 2 }], [{ a: 1, b: 2 }, { a: 2 }], 1],
    ["a list emptied", { a: [1, 2] }, { a: [] }, 1],
    ["another kind of value", { a: [1] }, { a: { 0: 1 } }, 1],
    ["the whole", 1, "x", 1],
    ["several at once", { a: [{ x: 1 }, { x: 2 }], b: 1, c: 1 }, { a: [{ x: 1 }, { x: 3 }], b: 2 }, 3],
  ])("tell of %s", async (_what, before, after, count) => {
    const changes = diff(before, after);
    expect(changes).toHaveLength(count);
    expect(applyChanges(before, await decodeChanges(await encodeChanges(changes)))).toEqual(after);
  });

  it("leave what they were made for alone", () => {
    const before = { a: [1, 2] };
    applyChanges(before, diff(before, { a: [] }));
    expect(before).toEqual({ a: [1, 2] });
  });

  it.each([
    [[[["a", "b"], 1]], 'nothing at "a"'],
    [[[["a"], 0, 1, []]], 'nothing at "a"'],
    [[[["__proto__", "x"], 1]], 'nothing at "__proto__"'],
    [[[[], 0, 1, []]], "no list"],
  ] as const)("refuse another value than theirs: %j", (changes, message) => {
    expect(() => applyChanges({}, changes)).toThrow(message);
  });
});

describe("changes as a text", () => {
  it("are short and need no escaping in an address", async () => {
    const text = await encodeChanges(diff({}, { title: "Überraschung ?&#+/=".repeat(50) }));
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(120);
    expect(await encodeChanges([])).toBe("");
  });

  it.each([
    ["cut off", async () => (await encodeChanges([[["a"], "lang genug"]])).slice(0, -6)],
    ["no text of ours", () => "xyz!"],
    ["other JSON", async () => encodeChanges([3] as never)],
  ])("are refused when %s", async (_what, make) => {
    await expect(decodeChanges(await make())).rejects.toThrow();
  });
});
