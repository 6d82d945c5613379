import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { routes } from "#api/routes.ts";
import { eventTexts } from "#scripts/docs/authors/texts.ts";
import { configSchema } from "#scripts/hosts/config-schema.ts";
import { hostManifests } from "#scripts/hosts/manifests.ts";
import { NOTES, type Note } from "./notes.ts";

/**
 * What somebody outside can see of the product, each thing by a key such as `widget portal-login` with a hash of it.
 */
export type Fingerprint = Readonly<Record<string, string>>;

const root = fileURLToPath(new URL("../..", import.meta.url));
const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12);
const keyed = (kind: string, values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${kind} ${name}`, hashOf(value)]));

/** The words in a file of texts, whatever stands around them. */
export function wordsIn(source: string): string[] {
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    const isWords = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isWords && !ts.isImportDeclaration(node.parent)) words.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("texts.ts", source, ts.ScriptTarget.Latest, true));
  return words;
}

/** The German sentences, file by file. */
function germanTexts(): Record<string, string[]> {
  const files = readdirSync(`${root}i18n`).filter((name) => name.endsWith(".ts") && !name.includes(".test."));
  return Object.fromEntries(
    files.sort().map((name) => [name.replace(".ts", ""), wordsIn(readFileSync(`${root}i18n/${name}`, "utf8"))]),
  );
}

/** The product as it is now. */
export function fingerprintNow(): Fingerprint {
  const { properties } = configSchema() as { properties: Record<string, unknown> };
  return {
    ...keyed("widget", Object.fromEntries(hostManifests("").widgets.map((widget) => [widget.id, widget]))),
    ...keyed("configuration", properties),
    ...keyed("call", routes),
    ...keyed("event", eventTexts),
    ...keyed("texts", germanTexts()),
  };
}

/** What differs between two fingerprints and no note covers. */
export function untold(before: Fingerprint, now: Fingerprint, notes: readonly Note[]): string[] {
  const told = new Set(notes.flatMap(({ covers }) => covers));
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (key) => before[key] !== now[key] && !told.has(key) && !told.has("everything"),
  );
}

/** What to write, where something has changed that no note tells of. */
export const advice = (keys: readonly string[]): string => `
Somebody outside can see that this has changed, and no note tells of it. Write ${NOTES}what-changed.md (any name), a sentence or two each:

kind: changed
covers: ${keys.join(", ")}
de: Was sich für Autorinnen und Autoren ändert.
en: What changes for developers.

A note for several of them is fine; so is adding to the "covers" of one that is there.
`;
