import { beforeAll, describe, expect, it } from "vitest";
import { describe as described } from "./description.ts";
import { english, englishFiles, englishIn, handwritten } from "./english.ts";
import { Translated } from "./php.ts";
import { askedIn, translationsOf } from "./translations.ts";
import { askingFiles, manifestEnglish } from "./wordpress.ts";

const description = described();

/** The placeholders of a sentence, in the order of the alphabet: a translation may name them in its own order. */
const placeholdersOf = (text: string): string[] => (text.match(/%(?:\d+\$)?[sd]/g) ?? []).sort();

let asked: string[];
let byHand: Map<string, string>;
let whole: Map<string, string>;

beforeAll(async () => {
  asked = [...askedIn(await askingFiles(description)).keys()];
  byHand = await handwritten();
  whole = await english(manifestEnglish(description));
});

describe("the plugin's English", () => {
  it("has every sentence that the plugin asks for", () => {
    // One each of PHP, a script and the manifests: an empty list would have every sentence.
    expect(asked).toEqual(expect.arrayContaining(["Einstellungen", "Alles in Ordnung.", "Warenkorb"]));
    expect(asked.filter((key) => (whole.get(key) ?? "") === "")).toEqual([]);
  });

  it("has no sentence that the plugin no longer asks for", () => {
    expect([...byHand.keys()].filter((key) => !asked.includes(key))).toEqual([]);
  });

  it("has the same placeholders as the German", () => {
    const other = [...whole].filter(([key, text]) => placeholdersOf(key).join() !== placeholdersOf(text).join());
    expect(other).toEqual([]);
  });
});

describe("the English of the manifests", () => {
  const sentence = (text: string, own?: string): Translated => new Translated(text, own);

  it("is found however deep, and left out where it is missing or said in two ways", () => {
    const value = {
      a: [sentence("Ja", "Yes"), { b: sentence("Ja", "Yes") }],
      c: sentence("Thema", "Topic"),
      d: [sentence("Thema", "Theme"), sentence("Art", "Kind"), sentence("Art"), sentence("Name"), null, 1],
    };
    expect([...englishIn(value)]).toEqual([["Ja", "Yes"]]);
  });
});

describe("a file of translations", () => {
  it("is read by contexts, without its head and without comments", () => {
    const po =
      'msgid ""\nmsgstr ""\n"Language: en\\n"\n\n# Note.\n\nmsgid "„a\\"b“"\nmsgstr "c"\n\nmsgctxt "t"\nmsgid "d"\nmsgstr "e"\n';
    expect([...translationsOf(po)]).toEqual([
      ['„a"b“', "c"],
      ["t\u0004d", "e"],
    ]);
    expect(() => translationsOf('msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"\n')).toThrow("twice");
  });
});

/** The texts of a `.mo` file, read as gettext describes it. */
function readMo(file: Buffer): (readonly [string, string])[] {
  expect(file.readUInt32LE(0)).toBe(0x950412de);
  const [count = 0, keys = 0, texts = 0] = [8, 12, 16].map((place) => file.readUInt32LE(place));
  const textAt = (entry: number): string => {
    const start = file.readUInt32LE(entry + 4);
    const end = start + file.readUInt32LE(entry);
    expect(file[end]).toBe(0);
    return file.toString("utf8", start, end);
  };
  return Array.from({ length: count }, (_, index) => [textAt(keys + 8 * index), textAt(texts + 8 * index)] as const);
}

describe("what WordPress reads", () => {
  const translations = new Map([
    ["Prüfen", "Check"],
    ["t\u0004Art", "Kind"],
    ["Art", "Sort"],
  ]);
  const asking = {
    "build/editor.js": '__("Art","kundenportal")',
    "build/pages.js": '__("Prüfen","kundenportal")',
  };
  const files = englishFiles(translations, asking);

  it("is one file for PHP, its keys in order", () => {
    const texts = new Map(readMo(Buffer.from(files["languages/kundenportal-en_US.mo"] as Uint8Array)));
    expect([...texts.keys()]).toEqual(["", "Art", "Prüfen", "t\u0004Art"]);
    expect(texts.get("")).toContain("charset=UTF-8");
    expect(["Art", "Prüfen", "t\u0004Art"].map((key) => texts.get(key))).toEqual(["Sort", "Check", "Kind"]);
  });

  it("is one file for each script, with what that script asks for", () => {
    const read = (handle: string): unknown =>
      JSON.parse(String(files[`languages/kundenportal-en_US-kundenportal-${handle}.json`]));
    expect(read("editor")).toMatchObject({ locale_data: { messages: { "": { lang: "en_US" }, Art: ["Sort"] } } });
    expect(read("pages")).toHaveProperty("locale_data.messages.Prüfen", ["Check"]);
    expect(read("pages")).not.toHaveProperty("locale_data.messages.Art");
  });
});
