import { expect, it } from "vitest";
import { pageValue } from "./template-value.ts";

it.each([
  ["eventId", "/seminare/p/{eventId}", "https://a.example/seminare/p/7001", "7001"],
  ["eventId", "/seminare/p/{eventId}", "https://a.example/seminare/p/7001/?von=news#preise", "7001"],
  ["eventId", "seminare/{slug}-{eventId}", "https://a.example/seminare/recht-2-7001", "7001"],
  ["eventId", "https://b.example/p.php?id={eventId}", "https://b.example/p.php?id=7001", "7001"],
  ["eventId", "/?seite=3&id={eventId}", "https://a.example/?seite=3&id=7001&von=news#preise", "7001"],
  ["eventId", "/?seite=3&id={eventId}", "https://a.example/?seite=4&id=7001", null],
  ["url", "/fachtagung/{url}", "https://a.example/fachtagung/betriebsr%C3%A4te", "betriebsräte"],
  ["url", "/fachtagung/{url}", "https://a.example/fachtagung/%E4", null],
  ["url", "/fachtagung/{url}", "https://a.example/fachtagung/tage/buchung", null],
  ["url", "/fachtagung/{url}", "https://b.example/fachtagung/tage", null],
  ["url", "", "https://a.example/fachtagung/tage", null],
  ["url", "/tagung", "https://a.example/tagung", null],
])("%s of %j in %s: %j", (name, template, address, expected) =>
  expect(pageValue(name, template, address, "https://a.example")).toBe(expected),
);
