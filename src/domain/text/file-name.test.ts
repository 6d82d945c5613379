import { expect, it } from "vitest";
import { safeFileName } from "./file-name.ts";

it.each([
  ["Betriebsräte & Größe", "Betriebsräte & Größe"],
  ['AGG: Rechte/Pflichten "neu"?', "AGG- Rechte-Pflichten -neu"],
  ["a\\b|c*d<e>f", "a-b-c-d-e-f"],
  ["..\\..\\etc", "etc"],
  ["  zwei\n\tZeilen. ", "zwei Zeilen"],
  ["a\u202egpj\u0000", "agpj"],
  ["Betriebs\u00adrats\u200bwahl", "Betriebsratswahl"],
  ["???", "termine"],
  ["", "termine"],
  [null, "termine"],
  ["\u{1F600}".repeat(130), "\u{1F600}".repeat(120)],
])("%j becomes %j", (name, expected) => {
  expect(safeFileName(name, "termine")).toBe(expected);
});
