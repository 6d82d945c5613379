import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** What the docstring of a field says, and of the fields within it where they stand in the same place. */
export interface FieldDoc {
  readonly description: string;
  /** A widget cannot do without it (`@required`). */
  readonly isRequired: boolean;
  /** A number without a fraction (`@integer`). */
  readonly isInteger: boolean;
  /** The closed set that it is one of (`@values a | b`). */
  readonly values: readonly string[];
  /** Format of JSON Schema (`@format`). */
  readonly format: string | null;
}

export type Docs = Readonly<Record<string, FieldDoc>>;

const folder = fileURLToPath(new URL("../../src/domain/entities/", import.meta.url));

function parse(name: string): ts.SourceFile {
  return ts.createSourceFile(name, readFileSync(folder + name, "utf8"), ts.ScriptTarget.Latest, true);
}

/** A comment without its stars, in one line. */
const plain = (comment: string): string =>
  comment
    .replace(/^\/\*\*|\*\/$/g, "")
    .replace(/^\s*\* ?/gm, "")
    .replace(/\s+/g, " ")
    .trim();

function commentOf(node: ts.Node, source: ts.SourceFile): string {
  const ranges = ts.getLeadingCommentRanges(source.text, node.pos) ?? [];
  const last = ranges
    .map(({ pos, end }) => source.text.slice(pos, end))
    .filter((text) => text.startsWith("/**"))
    .at(-1);
  return last === undefined ? "" : plain(last);
}

const tagged = (comment: string, tag: string): string | null =>
  new RegExp(`@${tag}(?: ([^@]+))?`).exec(comment)?.[1]?.trim() ?? null;

function docOf(comment: string): FieldDoc {
  return {
    description: comment.replace(/ ?@(?:required|integer|values|format)\b[^@]*/g, "").trim(),
    isRequired: comment.includes("@required"),
    isInteger: comment.includes("@integer"),
    values: tagged(comment, "values")?.split(" | ") ?? [],
    format: tagged(comment, "format"),
  };
}

/** Every `const name = …` of the entities, with its file. */
const constants = new Map<string, { readonly value: ts.Expression; readonly source: ts.SourceFile }>();
for (const file of readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name))) {
  const source = parse(file);
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer !== undefined) constants.set(name.getText(source), { value: initializer, source });
  }
}

function fieldsOf(object: ts.ObjectLiteralExpression, source: ts.SourceFile): Docs {
  const found: Record<string, FieldDoc> = {};
  for (const property of object.properties) {
    if (ts.isSpreadAssignment(property)) Object.assign(found, docsIn(property.expression, source));
    else found[property.name.getText(source)] = docOf(commentOf(property, source));
  }
  return found;
}

/**
 * The fields of the object that an expression makes: `v.object({…})`, `v.pipe(v.object({…}), …)`, `other.entries`, a
 * name.
 */
function docsIn(expression: ts.Expression, source: ts.SourceFile): Docs {
  if (ts.isObjectLiteralExpression(expression)) return fieldsOf(expression, source);
  if (ts.isPropertyAccessExpression(expression)) return docsIn(expression.expression, source);
  if (ts.isIdentifier(expression)) return docsOf(expression.text);
  const [first] = ts.isCallExpression(expression) ? expression.arguments : [];
  return first === undefined ? {} : docsIn(first, source);
}

/** What the docstrings of an entity's fields say, by the name of its schema in `src/domain/entities`. */
export function docsOf(schema: string): Docs {
  const found = constants.get(schema);
  return found === undefined ? {} : docsIn(found.value, found.source);
}

/** The docstring of the schema itself, without references to documents. */
export function aboutOf(schema: string): string {
  const found = constants.get(schema);
  const statement = found?.value.parent.parent.parent;
  return statement === undefined || found === undefined ? "" : commentOf(statement, found.source);
}
