import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, plainLine } from "./typed-text.ts";

describe("plainLine", () => {
  it.each([
    ["  Eva  ", "Eva"],
    ["Eva\u00a0Maria\u2009\t von\u3000Berg\r\n", "Eva Maria von Berg"],
    ["Betriebs\u00adrat", "Betriebsrat"],
    ["\ufeffE\u200bv\u200ca\u2060 M\u200day\u200ee\u200fr\u202a\u202e\u2066\u061c", "Eva Mayer"],
    ["Mu\u0308ller, Mu\u200b\u0308ller", "Müller, Müller"],
    ["A‐B‑C‒D–E—F―G−H－I﹣J⁃K", "A-B-C-D-E-F-G-H-I-J-K"],
    ["E-Mail_O'Neill/*", "E-Mail_O'Neill/*"],
    ["👩\u200d🏫", "👩🏫"],
    ["\u200b \u00ad", ""],
    ["", ""],
  ])("%j becomes %j", (typed, expected) => expect(plainLine(typed)).toBe(expected));
});

describe("cleanText", () => {
  it.each([
    [" Erst  dies –\n\nDann das. ", "Erst  dies –\n\nDann das."],
    ["Betriebs\u00adrat\u200b\u2060", "Betriebsrat"],
    ["Mu\u0308ller", "Müller"],
    ["👩\u200d🏫 ❤\ufe0f", "👩\u200d🏫 ❤\ufe0f"],
    ["\ufeff\u200b", ""],
  ])("%j becomes %j", (typed, expected) => expect(cleanText(typed)).toBe(expected));
});

const noise = fc.constantFrom("\u00ad", "\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u200e", "\u202c");
const blank = fc.constantFrom(" ", "\u00a0", "\u2003", "\t", "\n", "\u3000", " \u00a0 ");
const dash = fc.constantFrom("-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212");
const letter = fc.constantFrom("a", "Z", "ä", "u\u0308", "ß", "é", "7", "'", ".");

describe("whatever is typed", () => {
  it("is the same line with invisible characters anywhere, other dashes and other blanks", () => {
    const piece = fc.oneof(
      letter.map((sign) => ({ kept: sign, written: fc.constant(sign) })),
      fc.constant({ kept: "-", written: dash }),
      fc.constant({ kept: " ", written: blank }),
    );
    const typed = fc.array(piece, { maxLength: 20 }).chain((pieces) =>
      fc.tuple(...pieces.map(({ written }) => fc.tuple(written, fc.array(noise, { maxLength: 2 })))).map((written) => ({
        plain: pieces.map(({ kept }) => kept).join(""),
        noisy: written.map(([sign, between]) => sign + between.join("")).join(""),
      })),
    );
    fc.assert(
      fc.property(typed, ({ plain, noisy }) => {
        expect(plainLine(noisy)).toBe(plainLine(plain));
      }),
    );
  });

  it("is left alone by a second reading", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" })), (typed) => {
        expect(plainLine(plainLine(typed))).toBe(plainLine(typed));
        expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
      }),
    );
  });
});
