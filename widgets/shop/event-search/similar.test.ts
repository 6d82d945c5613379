import { expect, it } from "vitest";
import { isSimilar } from "./similar.ts";

it.each([
  ["betriebsrat", "betribsrat", true],
  ["betriebsrat", "betirebsrat", true],
  ["betriebsrat", "bertibsrad", false],
  ["recht", "rehct", false],
  ["recht", "rechte", true],
  ["jav", "sav", false],
  ["sbv", "sbv", true],
  ["arbeit", "arbeitsrecht", false],
])("%s and %s: %s", (a, b, expected) => {
  expect([isSimilar(a, b), isSimilar(b, a)]).toEqual([expected, expected]);
});
