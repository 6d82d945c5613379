import { describe, expect, it, vi } from "vitest";
import { keysIn, readJson, readText, removeText, writeText } from "./storage.ts";

describe.each(["tab", "browser"] as const)("the storage of the %s", (scope) => {
  it("keeps, finds by the beginning of their keys, and forgets", () => {
    expect([writeText(scope, "a:1", "1"), writeText(scope, "a:2", "{"), writeText(scope, "b", "x")]).toEqual([
      true,
      true,
      true,
    ]);
    expect([...keysIn(scope, "a:")].sort()).toEqual(["a:1", "a:2"]);
    expect([readText(scope, "a:1"), readJson(scope, "a:1"), readJson(scope, "a:2"), readJson(scope, "c")]).toEqual([
      "1",
      1,
      undefined,
      undefined,
    ]);
    removeText(scope, "a:1");
    expect(readText(scope, "a:1")).toBeNull();
  });

  it.each(["forbidden", "full", "deaf"])("says of one that is %s that nothing is kept", (kind) => {
    const refuse = (): never => {
      throw new DOMException("No", "SecurityError");
    };
    const storage = {
      ...{ length: 0, key: () => null, getItem: () => null, removeItem: () => undefined },
      setItem: kind === "full" ? refuse : () => undefined,
    };
    const name = scope === "tab" ? "sessionStorage" : "localStorage";
    if (kind === "forbidden") vi.spyOn(globalThis, name, "get").mockImplementation(refuse);
    else vi.stubGlobal(name, storage);
    expect([writeText(scope, "a", "1"), readText(scope, "a"), readJson(scope, "a"), keysIn(scope, "")]).toEqual([
      false,
      null,
      undefined,
      [],
    ]);
    removeText(scope, "a");
    vi.restoreAllMocks();
  });
});
