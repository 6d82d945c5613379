import { expect, it } from "vitest";
import { isFilled, withLineBreaks } from "./text.ts";

it.each([
  [null, false],
  [" \n", false],
  ["\u200b\ufeff", false],
  ["x", true],
])("%j is filled: %s", (text, expected) => expect(isFilled(text)).toBe(expected));

it.each([
  ["Erst dies.\nDann das.", "Erst dies.<br>Dann das."],
  ["a < b\r\nc & d", "a < b<br>c & d"],
  ["<p>Erst\ndies.</p>", "<p>Erst\ndies.</p>"],
])("line breaks of %j", (text, html) => expect(withLineBreaks(text)).toBe(html));
