import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { parseSource } from "#scripts/excerpts.ts";
import glossary from "#scripts/glossary.json" with { type: "json" };

const root = fileURLToPath(new URL("..", import.meta.url));
const shipped = ["src", "widgets", "mount", "api", "i18n"].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => `${folder}/${file}`),
);

/** `isPrimedAgain` as its words, all in lower case. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s_]+/);

/** The names that a file gives to functions, values, types, members and parameters. */
function namesIn(source: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isGiven = ts.isIdentifier(node) && "name" in node.parent && node.parent.name === node;
    if (isGiven && !ts.isPropertyAccessExpression(node.parent)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** The unwanted words, each with a blank around them, and the word that stands for them. */
const unwanted = glossary.flatMap(({ word, not }) => not.map((other) => [` ${other} `, word] as const));

/** What is called by a word that the guide has another one for: `name (word)`. */
const misnamedIn = (source: ts.SourceFile): string[] =>
  namesIn(source).flatMap((name) => {
    const words = ` ${wordsOf(name).join(" ")} `;
    const found = unwanted.find(([other]) => words.includes(other));
    return found === undefined ? [] : [`${name} (${found[1]})`];
  });

describe("the glossary of the guide", () => {
  it("is kept by every name in shipped code", () => {
    const misnamed = shipped.flatMap((file) => misnamedIn(parseSource(file)).map((name) => `${file}: ${name}`));
    expect(misnamed).toEqual([]);
  });

  it("finds a word inside a name, of whatever kind", () => {
    const source = ts.createSourceFile(
      "x.ts",
      "export const isPrimed = true; interface Kept { readonly mutation: string } const primer = lazyComponent();",
      ts.ScriptTarget.Latest,
      true,
    );
    expect(misnamedIn(source)).toEqual(["isPrimed (preloaded)", "mutation (write)"]);
  });
});
