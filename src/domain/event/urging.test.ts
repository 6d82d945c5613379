import { expect, it } from "vitest";
import { urgesToOrder } from "./urging.ts";

it.each([
  [true, "Nur noch wenige Plätze", null],
  [true, "Die letzten beiden Plätze", null],
  [true, null, "<p>Jetzt Ihren Platz sichern!</p>"],
  [true, "Sichern Sie sich den Frühbucherpreis", null],
  [false, "Mit Besuch beim Arbeitsgericht", "<p>Am dritten Tag erleben Sie eine Verhandlung mit.</p>"],
  [false, "Wenige Schritte vom Bahnhof", "<p>Parkplätze gibt es am Haus.</p>"],
  [false, null, null],
])("says %s of %j, %j", (expected, title, text) => expect(urgesToOrder({ title, text })).toBe(expected));
