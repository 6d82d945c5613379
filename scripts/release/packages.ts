import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);

/** A package of which something is in the bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
  /** The whole text of the licence, with who holds the copyright. */
  readonly text: string;
}

/** Licences under which a package may be in the bundle: all ask for no more than that their text goes with it. */
const ALLOWED = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"];

const mit = (holder: string): string => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The texts of packages that name a licence and bring no file of it, by what their manifests say. */
const TEXTS: Readonly<Record<string, string>> = { "tiny-case": mit("Jason Quense") };

/** What a package says of itself. */
interface Listed {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** The package below whose folder a file lies. */
function packageIn(folder: string): Listed {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const text = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return {
    name,
    version,
    ...(license !== undefined && { identifier: license }),
    ...(text !== undefined && { text: readFileSync(join(folder, text), "utf8").trim() }),
  };
}

/** Whether we may publish under a licence; of several that a package offers, one is enough. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((licence) => ALLOWED.includes(licence));

/**
 * Makes sure that the bundle may be published with a package. @throws Error that names the package and what is wrong
 */
export function cleared({ name, version, identifier, text = TEXTS[name] }: Listed): BundledPackage {
  if (identifier === undefined || !isAllowed(identifier))
    throw new Error(
      `${name}@${version} is in the bundle under ${identifier ?? "no licence"}; allowed are ${ALLOWED.join(", ")} (scripts/release/packages.ts)`,
    );
  if (text === undefined)
    throw new Error(`${name}@${version} is in the bundle and comes without the text of its licence`);
  return { name, version, licence: identifier, text };
}

/** The folder of the package that a module lies in; of the bundler's own few lines that join modules, its own. */
function packageFolder(id: string): string | undefined {
  const file = id.startsWith("\0rolldown/") ? createRequire(require.resolve("vite")).resolve("rolldown") : id;
  return /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file.replace("\0", ""))?.[0];
}

/** The packages of which something is in the chunks, by name. @throws Error where one must not be published */
export function packagesIn(chunks: readonly { readonly moduleIds: readonly string[] }[]): BundledPackage[] {
  const folders = chunks.flatMap(({ moduleIds }) => moduleIds.map(packageFolder)).filter((one) => one !== undefined);
  return [...new Set(folders)]
    .map((folder) => cleared(packageIn(folder)))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
}

const RULE = `\n\n${"-".repeat(80)}\n\n`;

/** `LIZENZEN.txt`: what the licences of all packages ask to be published with them. */
export function licenceText(packages: readonly BundledPackage[]): string {
  const head =
    "Die Dateien in diesem Ordner enthalten Teile der folgenden Pakete.\nThe files in this folder contain parts of the following packages.";
  return `${[head, ...packages.map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`)].join(RULE)}\n`;
}
