import { textOf, type Files } from "./bundle.ts";

/** A call of WordPress' translation with a literal sentence, in PHP or in the source of a script. */
const CALLS =
  /(?:\b_e|_{2}|\b_x|(?:esc_html|esc_attr)_(?:_|e))\(\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*,\s*['"]kundenportal['"]/g;

/** What WordPress translates of the comment at the head of the plugin. */
const HEADER = /^ \* (?:Plugin Name|Description): +(.+)$/gm;

/** What stands between a sentence's context and the sentence itself, in the keys of all translations. */
const BEHIND_CONTEXT = "\u0004";

/** What a literal says. */
function saidBy(literal: string): string {
  if (literal.startsWith("'")) return literal.slice(1, -1).replace(/\\([\\'])/g, "$1");
  return JSON.parse(literal) as string;
}

interface BlockWords {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** The sentences of a block's description, in the contexts by which WordPress asks for them. */
function blockKeys(body: string): string[] {
  const { title, description, keywords } = JSON.parse(body) as BlockWords;
  return Object.entries({ title: [title], description: [description], keyword: keywords }).flatMap(([kind, texts]) =>
    texts.map((text) => `block ${kind}${BEHIND_CONTEXT}${text}`),
  );
}

/** The keys of the sentences of one file. */
function keysIn(path: string, body: string): string[] {
  if (path.endsWith("block.json")) return blockKeys(body);
  if (!/\.(php|js)$/.test(path)) return [];
  const header = path === "kundenportal.php" ? [...body.matchAll(HEADER)].map(([, text = ""]) => text) : [];
  return [...header, ...[...body.matchAll(CALLS)].map(([, literal = ""]) => saidBy(literal))];
}

/** The sentences that a plugin's files ask for, by their keys, with the paths of those files. */
export function askedIn(files: Files): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const [path, body] of Object.entries(files))
    for (const key of keysIn(path, textOf(body))) places.set(key, (places.get(key) ?? new Set()).add(path));
  return places;
}

/** The lines by which a file of translations names a sentence. */
function named(key: string): string {
  const [text = "", context] = key.split(BEHIND_CONTEXT).reverse();
  return `${context === undefined ? "" : `msgctxt ${JSON.stringify(context)}\n`}msgid ${JSON.stringify(text)}\n`;
}

/** The sentences of a plugin's files, for translators: German is the source language. */
export function translationTemplate(files: Files, version: string): string {
  const entries = [...askedIn(files)].map(
    ([key, paths]) => `${[...paths].map((path) => `#: ${path}\n`).join("")}${named(key)}msgstr ""\n`,
  );
  const head = [
    `"Project-Id-Version: Kundenportal-Widgets ${version}\\n"`,
    '"Language: de\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"X-Domain: kundenportal\\n"',
  ];
  return `msgid ""\nmsgstr ""\n${head.join("\n")}\n\n${entries.join("\n")}`;
}

/** A sentence of a `.po` file with its translation. */
const ENTRY = /^(?:msgctxt (".*")\n)?msgid (".*")\nmsgstr (".*")$/gm;

/**
 * The translations of a `.po` file by the keys of their sentences, without its head; each text stands on one line.
 *
 * @throws Error for a sentence that stands there twice
 */
export function translationsOf(po: string): Map<string, string> {
  const translations = new Map<string, string>();
  for (const [, context, id = "", text = ""] of po.matchAll(ENTRY)) {
    const [sentence, translation, before] = [id, text, context ?? '""'].map((part) => JSON.parse(part) as string);
    if (sentence === undefined || sentence === "" || translation === undefined) continue;
    const key = context === undefined ? sentence : `${before ?? ""}${BEHIND_CONTEXT}${sentence}`;
    if (translations.has(key)) throw new Error(`${id} is translated twice`);
    translations.set(key, translation);
  }
  return translations;
}
