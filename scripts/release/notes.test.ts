import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { advice, fingerprintNow, untold, wordsIn, type Fingerprint } from "./fingerprint.ts";
import { dateOf, parseNote, readNotes, sectionOf, withSection } from "./notes.ts";

const note = (text: string) => parseNote("docs/changes/x.md", text);
const off = note(
  "kind: added\nauthors: may\ncovers: configuration off, widget portal-chatbot\nde: Widgets können\n  schlafen.\nen: Widgets can sleep.\n",
);
const last = new URL("../../docs/changes/last-release.json", import.meta.url);

describe("a note of a change", () => {
  it("says what it covers, in German and in English", () => {
    expect(off).toEqual({
      file: "docs/changes/x.md",
      kind: "added",
      authors: "may",
      covers: ["configuration off", "widget portal-chatbot"],
      de: "Widgets können schlafen.",
      en: "Widgets can sleep.",
    });
  });

  it.each(["kind: new\nde: x\nen: x", "kind: added\nde: x", "kind: added\nen: x", ""])(
    "is refused with what it lacks: %j",
    (text) => {
      expect(() => note(text)).toThrow(
        'docs/changes/x.md must have the lines "kind: removed | changed | added | fixed", "de: …" and "en: …"',
      );
    },
  );

  it.each([
    ["removed", "must"],
    ["changed", "nothing"],
    ["added", "nothing"],
    ["fixed", "nothing"],
  ])("of what was %s asks of authors, where it does not say: %s", (kind, authors) => {
    expect(note(`kind: ${kind}\nde: x\nen: x`).authors).toBe(authors);
  });

  it("is refused where it asks of authors what nobody knows", () => {
    expect(() => note("kind: added\nauthors: should\nde: x\nen: x")).toThrow(
      'docs/changes/x.md may have the line "authors: must | may | nothing"',
    );
  });

  it("becomes a line of its release's section, for authors by what they must do, for developers by kind", () => {
    const gone = note("kind: removed\nde: Weg.\nen: Gone.");
    const mended = note("kind: fixed\nde: Heil.\nen: Mended.");
    const renamed = note("kind: changed\nauthors: must\nde: Heißt anders.\nen: Renamed.");
    const all = [mended, off, renamed, gone];
    const german = withSection(
      "# Änderungen\n\n## 1.0.0 – 2026-11-23\n",
      sectionOf(all, "1.1.0", "2026-12-01", "de"),
      "de",
    );
    expect(german).toBe(
      "# Änderungen\n\n## 1.1.0 – 2026-12-01\n\n### Das müssen Sie tun\n\n- Weg.\n- Heißt anders.\n\n### Das können Sie nutzen\n\n- Widgets können schlafen.\n\n### Nichts zu tun\n\n- Heil.\n\n## 1.0.0 – 2026-11-23\n",
    );
    const english = withSection("", sectionOf(all, "1.1.0", "2026-12-01", "en"), "en");
    expect(english).toBe(
      "# Changelog\n\n## 1.1.0 – 2026-12-01\n\n### Removed\n\n- Gone.\n\n### Changed\n\n- Renamed.\n\n### Added\n\n- Widgets can sleep.\n\n### Fixed\n\n- Mended.\n",
    );
    expect(dateOf(english, "1.1.0")).toBe("2026-12-01");
    expect(() => dateOf(english, "1.1.1")).toThrow("CHANGELOG.md has no section of 1.1.1");
  });
});

describe("what changes without a note", () => {
  const before: Fingerprint = { "configuration off": "1", "widget portal-login": "1", "texts login": "1" };

  it.each<[string, Fingerprint, string[]]>([
    ["is named", { ...before, "widget portal-login": "2" }, ["widget portal-login"]],
    ["is named where it is new", { ...before, "call login": "1" }, ["call login"]],
    ["is named where it is gone", { "configuration off": "1", "widget portal-login": "1" }, ["texts login"]],
    ["is nothing where a note covers it", { ...before, "configuration off": "2" }, []],
  ])("%s", (_what, now, expected) => {
    expect(untold(before, now, [off])).toEqual(expected);
  });

  it("is nothing where only code and comments of a file of texts change", () => {
    const texts = wordsIn("export const a = { b: 'Guten Tag', c: (n: number) => `noch ${n} Tage` };");
    expect(texts).toEqual(["Guten Tag", "noch ", " Tage"]);
    expect(
      wordsIn(
        'import { x } from "#i18n/y.ts";\n// sagt\nexport const z = {\n  b: "Guten Tag",\n  c: (days: number) => `noch ${days} Tage`,\n};',
      ),
    ).toEqual(texts);
  });

  it("is nothing today", () => {
    const released = existsSync(last) ? (JSON.parse(readFileSync(last, "utf8")) as Fingerprint) : {};
    const keys = untold(released, fingerprintNow(), readNotes());
    expect(keys, advice(keys)).toEqual([]);
  });
});
