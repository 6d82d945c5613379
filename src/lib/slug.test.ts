import { expect, it } from "vitest";
import { slugOf } from "./slug.ts";

it.each([
  ["Hotel am Hafen Hamburg", "hotel-am-hafen-hamburg"],
  ["Hamburg", "hamburg"],
  ["Größe & Übermut – Äpfel, Öl", "groesse-uebermut-aepfel-oel"],
  ["STRASSE STRAẞE", "strasse-strasse"],
  ["  (Bad) Kösen!  ", "bad-koesen"],
  ["Müller", "mueller"],
  ["Café d’Or 4*", "caf-d-or-4"],
  ["Łódź", "d"],
  ["–", ""],
  ["", ""],
  [null, ""],
])("%j becomes %j", (name, expected) => expect(slugOf(name)).toBe(expected));
