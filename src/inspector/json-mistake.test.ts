import { describe, expect, it } from "vitest";
import { jsonTexts } from "#i18n/inspector-values.ts";
import { describeJsonMistake, findJsonMistake } from "./json-mistake.ts";

const good = [
  "{}",
  "[]",
  ' {"a": [1, -2.5e3, true, false, null, "\\u00e4\\n\\""]}\n',
  '"text"',
  "0",
  '[[], {}, [{"a": {}}]]',
];

const broken: readonly (readonly [string, number, number, string])[] = [
  ["", 1, 1, jsonTexts.empty],
  ['{"a": 1', 1, 8, jsonTexts.end],
  ['{"a": "x', 1, 9, jsonTexts.end],
  ['{"a"', 1, 5, jsonTexts.end],
  ["{", 1, 2, jsonTexts.end],
  ['{"a": 1} {', 1, 10, jsonTexts.extra],
  ['{\n  "a": 1,\n}', 2, 9, jsonTexts.extraComma],
  ["[1, 2,]", 1, 6, jsonTexts.extraComma],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, jsonTexts.missingComma],
  ['{"a": "Er sagt "ja" dazu"}', 1, 17, jsonTexts.missingComma],
  ['{"a" 1}', 1, 6, jsonTexts.missingColon],
  ["{a: 1}", 1, 2, jsonTexts.unquotedName],
  ["{„a“: 1}", 1, 2, jsonTexts.curlyQuotes],
  ["{\"a\": 'x'}", 1, 7, jsonTexts.curlyQuotes],
  ['{"a": 1} // so', 1, 10, jsonTexts.comment],
  ['{ /* so */ "a": 1}', 1, 3, jsonTexts.comment],
  ['{"a": True}', 1, 7, jsonTexts.badValue],
  ['{"a": /portal-api}', 1, 7, jsonTexts.badValue],
  ['{"a": 01}', 1, 7, jsonTexts.badValue],
  ['{"a": "x\ny"}', 1, 9, jsonTexts.lineBreak],
  ['{"a": "C:\\Daten"}', 1, 10, jsonTexts.backslash],
];

describe("JSON", () => {
  it.each(good)("%j is fine, as the browser says, too", (text) => {
    expect(() => JSON.parse(text) as unknown).not.toThrow();
    expect(findJsonMistake(text)).toBeNull();
  });

  it.each(broken)("%j breaks in line %i at %i", (text, line, column, reason) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(findJsonMistake(text)).toMatchObject({ line, column, reason });
  });

  it("is quoted only where it may be", () => {
    const mistake = findJsonMistake('{"name": "Erika Mustermann" "b": 1}');
    if (mistake === null) throw new Error("a mistake was expected");
    expect(describeJsonMistake(mistake, true)).toBe(`Zeile 1, Zeichen 29 bei „"b": 1}“: ${jsonTexts.missingComma}`);
    expect(describeJsonMistake(mistake, false)).toBe(`Zeile 1, Zeichen 29: ${jsonTexts.missingComma}`);
  });
});
