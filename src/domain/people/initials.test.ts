import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Dr. Änne Fröhlich", "ÄF"],
  ["Prof. Dr. jur. Otto von Gierke", "OG"],
  ["Anna-Lena Groß", "AG"],
  ["Cher", "C"],
  ["ole petersen", "OP"],
  ["N. N.", ""],
  ["  ", ""],
  ["007", ""],
])("%j has the initials %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
