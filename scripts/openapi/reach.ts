import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { project } from "#scripts/shared/project.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A top-level statement of a file, with the names that it declares and all names and texts that it mentions. */
interface Part {
  readonly file: string;
  readonly names: ReadonlySet<string>;
  readonly mentions: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
}

interface Module {
  readonly parts: readonly Part[];
  /** Imported names, with the file and the name there; `*` for all of it. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** Files that are loaded later, by `import("…")`. */
  readonly lazy: readonly { readonly part: Part; readonly file: string }[];
}

const aliases = Object.entries(project.imports).map(
  ([alias, target]) => [alias.replace("*", ""), target.replace("*", "")] as const,
);

/** The file behind an import of ours; null for libraries and styles. */
function fileOf(specifier: string, from: string): string | null {
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
  const path =
    alias === undefined
      ? resolve(dirname(from), specifier)
      : resolve(root, alias[1] + specifier.slice(alias[0].length));
  const isOurs = alias !== undefined || specifier.startsWith(".");
  return isOurs && /\.tsx?$/.test(path) && existsSync(path) ? path : null;
}

/** What a write makes outdated is told, not called. */
const isOutdated = (node: ts.Node): boolean => ts.isPropertyAssignment(node) && node.name.getText() === "outdates";

/** The names that a declaration gives, be it one or several taken out of an object. */
const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));

function partOf(file: string, statement: ts.Statement): Part {
  const names = new Set<string>();
  const mentions = new Set<string>();
  const texts = new Set<string>();
  if (ts.isVariableStatement(statement))
    for (const { name } of statement.declarationList.declarations) for (const one of namesIn(name)) names.add(one);
  else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name !== undefined)
    names.add(statement.name.text);
  if (ts.isExportAssignment(statement)) names.add("default");
  const visit = (node: ts.Node): void => {
    if (isOutdated(node) || ts.isTypeNode(node)) return;
    // The name of a property is no mention of what is called so.
    if (ts.isPropertyAccessExpression(node)) {
      visit(node.expression);
      return;
    }
    if (ts.isPropertyAssignment(node)) {
      if (ts.isStringLiteral(node.initializer)) texts.add(`${node.name.getText()}: ${node.initializer.text}`);
      visit(node.initializer);
      return;
    }
    if (ts.isIdentifier(node)) mentions.add(node.text);
    if (ts.isStringLiteral(node)) texts.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return { file, names, mentions, texts };
}

const modules = new Map<string, Module>();

function read(file: string): Module {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const source = ts.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const imports = new Map<string, { file: string; name: string }>();
  const parts: Part[] = [];
  const lazy: { part: Part; file: string }[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const target = fileOf((statement.moduleSpecifier as ts.StringLiteral).text, file);
      const bindings = statement.importClause?.namedBindings;
      if (target === null || statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
      if (statement.importClause?.name !== undefined)
        imports.set(statement.importClause.name.text, { file: target, name: "default" });
      if (bindings !== undefined && ts.isNamespaceImport(bindings))
        imports.set(bindings.name.text, { file: target, name: "*" });
      if (bindings !== undefined && ts.isNamedImports(bindings))
        for (const { name, propertyName, isTypeOnly } of bindings.elements)
          if (!isTypeOnly) imports.set(name.text, { file: target, name: (propertyName ?? name).text });
      continue;
    }
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) continue;
    const part = partOf(file, statement);
    parts.push(part);
    for (const [, specifier = ""] of statement.getText().matchAll(/import\("([^"]+)"\)/g)) {
      const target = fileOf(specifier, file);
      if (target !== null) lazy.push({ part, file: target });
    }
  }
  const module = { parts, imports, lazy };
  modules.set(file, module);
  return module;
}

/**
 * The texts in all parts of files below `folder` that can be reached from a file, statement by statement: what a file
 * imports counts where it is used, and only as far as that goes. A text that a property has is there as `name: text` as
 * well. Files that `without` names are passed through unread.
 */
export function textsReached(start: string, folder: string, without: readonly string[] = []): ReadonlySet<string> {
  const seen = new Set<Part>();
  const found = new Set<string>();
  const enter = (file: string, name: string): void => {
    const { parts } = read(file);
    for (const part of parts) if (name === "*" || part.names.has(name)) walk(part);
  };
  const walk = (part: Part): void => {
    if (seen.has(part)) return;
    seen.add(part);
    const { parts, imports, lazy } = read(part.file);
    const isWanted = part.file.startsWith(resolve(root, folder)) && !without.some((file) => part.file.endsWith(file));
    if (isWanted) for (const text of part.texts) found.add(text);
    for (const mention of part.mentions) {
      const target = imports.get(mention);
      if (target !== undefined) enter(target.file, target.name);
      for (const other of parts) if (other.names.has(mention)) walk(other);
    }
    for (const { part: from, file } of lazy) if (from === part) enter(file, "*");
  };
  enter(resolve(root, start), "*");
  return found;
}
