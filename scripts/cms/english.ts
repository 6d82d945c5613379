import { readFile } from "node:fs/promises";
import type { Files } from "./bundle.ts";
import { moFile } from "./mo.ts";
import { Translated } from "./php.ts";
import { askedIn, translationsOf } from "./translations.ts";

/** The file of WordPress' own English; the plugin has all other English read it as well (class-english.php). */
const FILE = "languages/kundenportal-en_US";

const HEAD = "Language: en_US\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n";

/** The scripts that ask for sentences, by the names under which WordPress knows them. */
const SCRIPTS = { "kundenportal-editor": "build/editor.js", "kundenportal-pages": "build/pages.js" };

/** All sentences in a value, however deep. */
function sentencesIn(value: unknown): Translated[] {
  if (value instanceof Translated) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

/**
 * The English of a value's sentences. Left out is a sentence that has none or another one at another place: WordPress
 * knows one translation for each, and a person has to say which.
 */
export function englishIn(value: unknown): Map<string, string> {
  const found = new Map<string, Set<string | undefined>>();
  for (const { text, english: own } of sentencesIn(value)) found.set(text, (found.get(text) ?? new Set()).add(own));
  return new Map(
    [...found].flatMap(([text, [own, ...others]]) => (own === undefined || others.length > 0 ? [] : [[text, own]])),
  );
}

/** What is translated by hand. */
export const handwritten = async (): Promise<Map<string, string>> =>
  translationsOf(await readFile(new URL("english.po", import.meta.url), "utf8"));

/** All English: what is written by hand goes before what the manifests say. */
export const english = async (ofManifests: ReadonlyMap<string, string>): Promise<Map<string, string>> =>
  new Map([...ofManifests, ...(await handwritten())]);

/** The translations of one script, as `wp.i18n` reads them. */
function scriptFile(translations: ReadonlyMap<string, string>): string {
  const messages = Object.fromEntries([...translations].map(([key, text]) => [key, [text]]));
  const head = { domain: "messages", lang: "en_US", "plural-forms": "nplurals=2; plural=(n != 1);" };
  return JSON.stringify({ domain: "messages", locale_data: { messages: { "": head, ...messages } } });
}

/** The files of a plugin's English: one that PHP reads, and one for each script. */
export function englishFiles(translations: ReadonlyMap<string, string>, files: Files): Files {
  const asked = askedIn(files);
  const of = (path: string): Map<string, string> =>
    new Map([...translations].filter(([key]) => asked.get(key)?.has(path) === true));
  return {
    [`${FILE}.mo`]: moFile(translations, HEAD),
    ...Object.fromEntries(
      Object.entries(SCRIPTS).map(([handle, path]) => [`${FILE}-${handle}.json`, scriptFile(of(path))]),
    ),
  };
}
