import { expect, it } from "vitest";
import { decodeEntities } from "./html-entities.ts";

it.each([
  ["Betriebsr&auml;te &amp; Gro&szlig;e", "Betriebsräte & Große"],
  ["&lt;b&gt; &quot;a&quot; &apos;b&apos;", "<b> \"a\" 'b'"],
  ["&#8211; &#x20AC; &euro; &eacute;&nbsp;&Oslash;&yuml;", "– € € é\u00a0Øÿ"],
  ["&amp;amp; &amp;lt;", "&amp; &lt;"],
  [
    "A & B; R&D; &unbekannt; &toString; &#0; &#x110000; &#1e3;",
    "A & B; R&D; &unbekannt; &toString; &#0; &#x110000; &#1e3;",
  ],
  ["AT&T", "AT&T"],
])("%j reads %j", (text, expected) => expect(decodeEntities(text)).toBe(expected));
