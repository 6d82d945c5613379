import { expect, it } from "vitest";
import { beginningOf } from "./beginning.ts";

it.each([
  ["<p>Rechte &amp; <b>Pflichten</b></p><p>Mehr</p>", "Rechte & Pflichten"],
  ["<p>&nbsp;</p><h2>Zum Einstieg</h2>Mehr", "Zum Einstieg"],
  ["<style>p{}</style>Eins<br>Zwei", "Eins"],
  ["Sie beurteilen Fälle, die im Betrieb vorkommen", "Sie beurteilen Fälle\u00a0…"],
  ["Betriebsverfassungsrechtlich", "Betriebsverfassungsrech\u00a0…"],
  ["<p> </p>", ""],
])("of %j is %j", (html, expected) => expect(beginningOf(html, 23)).toBe(expected));
