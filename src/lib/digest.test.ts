import { describe, expect, it } from "vitest";
import { digest } from "#lib/digest.ts";

describe("digest", () => {
  it("is the same for the same text and another for another", () => {
    const texts = ["", "a", "b", "ab", "ba", '{"recipientId":1}', '{"recipientId":2}', "ä".repeat(2000)];
    expect(new Set(texts.map(digest)).size).toBe(texts.length);
    for (const text of texts) expect(digest(text)).toBe(digest(text));
  });

  it("has 16 characters, none of them of the text", () => {
    expect(digest("Nachname; Vorname")).toMatch(/^[0-9a-f]{16}$/);
    expect(digest("")).toMatch(/^[0-9a-f]{16}$/);
  });
});
