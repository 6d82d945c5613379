import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { compareFolders } from "./compare.ts";
import { differencesPage, pictureOf } from "./page.ts";

const situation = { id: "eins", title: "Erstes <b>", widget: "portal-login", shows: "x" } as const;

it("shows what looks otherwise than before beside it, and names what is new", () => {
  const folder = `${mkdtempSync(`${tmpdir()}/sheet-`)}/`;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const keep = (file: string, picture: string): void => {
    mkdirSync(dirname(folder + file), { recursive: true });
    writeFileSync(folder + file, picture);
  };
  for (const [width, before, now] of [
    [390, "a", "b"],
    [1280, "a", "a"],
  ] as const) {
    keep(`before/${pictureOf("eins", width)}`, before);
    keep(pictureOf("eins", width), now);
  }
  keep(pictureOf("eins", 768), "a");
  const differences = compareFolders(folder, [situation]);
  expect(differences.map(({ width, isNew }) => [width, isNew])).toEqual([
    [390, false],
    [768, true],
  ]);
  const sheet = { group: "portal-a", href: "http://localhost:5173/?a&b", situation };
  const page = differencesPage("1.0.0", [sheet], differences);
  for (const part of ['src="before/390/eins.png"', 'src="390/eins.png"', "neuer Zustand", "Erstes &lt;b&gt;"])
    expect(page).toContain(part);
  expect(differencesPage("1.0.0", [sheet], [])).toContain("Nichts.");
});
