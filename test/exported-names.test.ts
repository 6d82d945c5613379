import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { parseSource } from "#scripts/docs/excerpts.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const shipped = ["src", "widgets", "mount", "api", "i18n", "styles"].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
    .map((file) => `${folder}/${file}`),
);

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
    expect(doubled(shipped.filter((file) => !file.endsWith("/manifest.ts")).map(parseSource))).toEqual({});
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
