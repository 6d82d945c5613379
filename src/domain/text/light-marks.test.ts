import { describe, expect, it } from "vitest";
import { htmlOf, marksOf } from "./light-marks.ts";

const both: readonly (readonly [marks: string, html: string])[] = [
  ["Nur Text", "Nur Text"],
  ["Zwei\nZeilen", "Zwei\nZeilen"],
  ["**Wichtig** ist das", "<p><strong>Wichtig</strong> ist das</p>"],
  ["Erster **Absatz**\n\nZweiter", "<p>Erster <strong>Absatz</strong></p><p>Zweiter</p>"],
  ["Liste:\n- eins\n- **zwei**", "<p>Liste:</p><ul><li>eins</li><li><strong>zwei</strong></li></ul>"],
  ["1. eins\n2. zwei", "<ol><li>eins</li><li>zwei</li></ol>"],
  ["Siehe [Seminar](/seminare/t/x)", '<p>Siehe <a href="/seminare/t/x">Seminar</a></p>'],
  ["[A & B](https://a.example/?x=1&y=2)", '<p><a href="https://a.example/?x=1&amp;y=2">A &amp; B</a></p>'],
  ["**3 < 5**\nneue Zeile", "<p><strong>3 &lt; 5</strong><br>neue Zeile</p>"],
];

describe("light marks", () => {
  it.each(both)("%j is %j, and back", (marks, html) => {
    expect(htmlOf(marks)).toBe(html);
    expect(marksOf(html)?.replace(/\n\n(?=- )/g, "\n")).toBe(marks);
  });

  it("takes what editors wrote as HTML before", () => {
    expect(marksOf("<p>Liebes Gremium,</p><p>für einen <strong>guten</strong> Start.</p>")).toBe(
      "Liebes Gremium,\n\nfür einen **guten** Start.",
    );
    expect(marksOf("<p>a&nbsp;<b>b</b><br/>c</p>\n<ul>\n<li>d</li>\n</ul>")).toBe("a\u00a0**b**\nc\n\n- d");
  });

  it.each([
    ["<h3>Überschrift</h3>"],
    ['<p class="x">mit Klasse</p>'],
    ["<p>2 ** 3</p>"],
    ["<p>a [b] c</p>"],
    ['<a href="javascript:x()">böse</a>'],
    ["<p>offen"],
    ["<p><strong>quer</p></strong>"],
    ["<ul><li>eins<ul><li>zwei</li></ul></li></ul>"],
  ])("leaves %j as it is, as it would not come back the same", (html) => expect(marksOf(html)).toBeNull());

  it.each([
    ["<p>selbst <b>getippt</b></p>"],
    ["**x** und <em>y</em>"],
    ["kein Link: [x](javascript:y)"],
    ["2 ** 3 und a*b"],
  ])("sends %j as it is typed", (typed) => expect(htmlOf(typed)).toBe(typed));
});
