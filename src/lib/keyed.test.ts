import { expect, it } from "vitest";
import { keyed } from "./keyed.ts";

it.each<[string, (string | null)[], string[]]>([
  ["by their names", ["a", "b"], ["a", "b"]],
  ["apart where they are named alike", ["a", "b", "a", "a"], ["a", "b", "a 2", "a 3"]],
  ["by a number alone where they have no name", [null, null], ["", " 2"]],
])("draws items %s", (_how, items, keys) => expect(keyed(items, (item) => item).map(([key]) => key)).toEqual(keys));

it("keeps the key of whoever stands elsewhere now", () => {
  const keyOfB = (items: string[]) => keyed(items, (item) => item).find(([, item]) => item === "b")?.[0];
  expect(keyOfB(["a", "b"])).toBe(keyOfB(["b"]));
});
