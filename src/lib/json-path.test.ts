import { describe, expect, it } from "vitest";
import { valueAt } from "./json-path.ts";

const text = JSON.stringify({ consents: { marketing: true, lists: ["maps", "video"] }, "a.b": 1, none: null });

describe("valueAt", () => {
  it.each([
    ["", text],
    ["consents.marketing", true],
    ["consents.lists", ["maps", "video"]],
    ["consents.lists.1", "video"],
    ["consents.lists.2", undefined],
    ["consents.statistics", undefined],
    ["consents.marketing.more", undefined],
    ["none", null],
    ["none.more", undefined],
    ["constructor", undefined],
    ["consents.lists.length", 2],
  ])("finds at %j %j", (path, value) => expect(valueAt(text, path)).toEqual(value));

  it.each(["", "true", "{", "[]", "null", '"consents"'])("finds nothing in %j", (other) =>
    expect(valueAt(other, "consents.marketing")).toBeUndefined(),
  );
});
