import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { parseSource } from "#scripts/docs/excerpts.ts";
import glossary from "#scripts/docs/glossary.json" with { type: "json" };

const root = fileURLToPath(new URL("..", import.meta.url));
const shipped = ["src", "widgets", "mount", "api", "i18n", "styles"].flatMap((folder) =>
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

/** The names under which a file exports what it declares. */
const exportedBy = (source: ts.SourceFile): string[] =>
  source.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    return "name" in statement && ts.isIdentifier(statement.name) ? [statement.name.text] : [];
  });

/** The names that more than one file exports, with the files. */
function doubled(sources: readonly ts.SourceFile[]): Record<string, readonly string[]> {
  const homes = new Map<string, Set<string>>();
  for (const source of sources)
    for (const name of exportedBy(source)) homes.set(name, (homes.get(name) ?? new Set()).add(source.fileName));
  return Object.fromEntries([...homes].flatMap(([name, found]) => (found.size > 1 ? [[name, [...found]]] : [])));
}

describe("an exported name", () => {
  it("has one meaning in shipped code", () => {
    // Manifests export the same names, each for its widget.
    expect(doubled(shipped.filter((file) => !/\/manifest\.ts$|\.d\.ts$/.test(file)).map(parseSource))).toEqual({});
  });

  it("would be found in a second file, but not overloaded in its own", () => {
    const files = {
      "a.ts": "export function keyOf(a: string): string;\nexport function keyOf(a: unknown): string {}",
      "b.ts": "export const keyOf = 1;\nexport interface Kept {}",
    };
    const sources = Object.entries(files).map(([name, text]) =>
      ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true),
    );
    expect(doubled(sources)).toEqual({ keyOf: ["a.ts", "b.ts"] });
  });
});
