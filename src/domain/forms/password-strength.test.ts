import { expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

it.each([
  ["", "short"],
  ["Ab1!xyz", "short"],
  ["\u{1F642}\u{1F642}\u{1F642}\u{1F642}", "short"],
  ["aaaaaaaaaaaaaaaa", "weak"],
  ["abcdefgh", "weak"],
  ["12345678", "weak"],
  ["Passwort1!", "weak"],
  ["qwertz2026", "weak"],
  ["kfpwmqzt", "weak"],
  ["kfpwmqztrv", "weak"],
  ["kfpwmqztrvxb", "fair"],
  ["Kf7pwmqz", "fair"],
  ["korrekt pferd batterie", "strong"],
  ["Kf7!pwmqzxR3", "strong"],
  ["Passwort-des-Betriebsrats-ist-lang", "strong"],
] as const)("%j is %s", (password, expected) => expect(passwordStrength(password)).toBe(expected));

it.each([
  ["Sabine.1966", ["sabine.brinkmann@example.org"], "weak"],
  ["Brinkmann66", ["sabine.brinkmann@example.org"], "weak"],
  ["Mueller!2026", ["Jörg", "Müller"], "weak"],
  ["Sabine.1966", [null], "fair"],
] as const)("%j of %j is %s", (password, known, expected) => expect(passwordStrength(password, known)).toBe(expected));
