import type { Files } from "./bundle.ts";

/** A call of WordPress' translation with a literal sentence, in PHP or in a bundled script. */
const CALLS =
  /(?:\b_e|_{2}|\b_x|(?:esc_html|esc_attr)_(?:_|e))\(\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*,\s*['"]kundenportal['"]/g;

/** The text between the quotes of a literal. */
function textOf(literal: string): string {
  const inner = literal.slice(1, -1);
  if (literal.startsWith("'")) return inner.replace(/\\([\\'])/g, "$1");
  // The bundler's `\xe4` is no JSON.
  return JSON.parse(`"${inner.replace(/\\x([\da-f]{2})/gi, "\\u00$1")}"`) as string;
}

/** The sentences of a plugin's files, for translators: German is the source language. */
export function translationTemplate(files: Files, version: string): string {
  const places = new Map<string, Set<string>>();
  for (const [path, body] of Object.entries(files)) {
    if (!/\.(php|js)$/.test(path)) continue;
    for (const [, literal = ""] of String(typeof body === "string" ? body : Buffer.from(body)).matchAll(CALLS)) {
      const text = textOf(literal);
      places.set(text, (places.get(text) ?? new Set()).add(path));
    }
  }
  const entries = [...places].map(
    ([text, paths]) => `${[...paths].map((path) => `#: ${path}\n`).join("")}msgid ${JSON.stringify(text)}\nmsgstr ""\n`,
  );
  const head = [
    `"Project-Id-Version: Kundenportal-Widgets ${version}\\n"`,
    '"Language: de\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"X-Domain: kundenportal\\n"',
  ];
  return `msgid ""\nmsgstr ""\n${head.join("\n")}\n\n${entries.join("\n")}`;
}
