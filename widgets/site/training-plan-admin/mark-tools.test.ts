import { describe, expect, it } from "vitest";
import { withBold, withLines, withLink, type TextEdit, type TextSelection } from "./mark-tools.ts";

/** The text with its selection in braces. */
const read = (marked: string): TextSelection => {
  const start = marked.indexOf("{");
  return { text: marked.replace(/[{}]/g, ""), start, end: marked.indexOf("}") - 1 };
};

function shown({ text }: TextSelection, edited: TextEdit): string {
  const whole = text.slice(0, edited.from) + edited.text + text.slice(edited.to);
  return `${whole.slice(0, edited.start)}{${whole.slice(edited.start, edited.end)}}${whole.slice(edited.end)}`;
}

const bullets = (selected: TextSelection): TextEdit => withLines(selected, () => "- ");
const numbers = (selected: TextSelection): TextEdit => withLines(selected, (index) => `${index + 1}. `);

describe("the tools of a letter", () => {
  it.each([
    ["bold", "a {b} c", "a **{b}** c", (one: TextSelection) => withBold(one, "wichtig")],
    ["bold taken back", "a **{b}** c", "a {b} c", (one: TextSelection) => withBold(one, "wichtig")],
    ["bold of nothing", "a {}", "a **{wichtig}**", (one: TextSelection) => withBold(one, "wichtig")],
    ["a list", "x\n{a\nb}\ny", "x\n{- a\n- b}\ny", bullets],
    ["a list of one line", "a{}b", "- ab{}", bullets],
    ["a list taken back", "{- a\n- b}", "{a\nb}", bullets],
    ["numbers in place of points", "{- a\n- b}", "{1. a\n2. b}", numbers],
    ["a link", "zum {Seminar}", "zum [Seminar]({https://})", (one: TextSelection) => withLink(one, "Text")],
  ])("%s", (_name, before, after, tool) => {
    const selected = read(before);
    expect(shown(selected, tool(selected))).toBe(after);
  });
});
