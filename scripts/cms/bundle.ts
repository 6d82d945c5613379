import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { portalTable } from "#scripts/build/portal-table.ts";
import { pathsBelow } from "#scripts/shared/files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Files of a package by their paths. */
export type Files = Record<string, string | Uint8Array>;

/** Bundles a script for the browser into one file that needs no module; `pragma` makes elements of its JSX. */
export async function bundled(file: string, pragma = "wp.element"): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    plugins: [portalTable()],
    define: { __VERSION__: '"0"' },
    oxc: { jsx: { runtime: "classic", pragma: `${pragma}.createElement`, pragmaFrag: `${pragma}.Fragment` } },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: root + file,
        output: {
          format: "iife",
          codeSplitting: false,
          // For hosts without a charset.
          charset: "ascii",
        },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const [chunk] = outputs.flatMap(({ output }) => output).filter((one) => one.type === "chunk");
  if (chunk === undefined) throw new Error(`${file} made no script`);
  return chunk.code;
}

/** All files below a folder, read whole, by their paths from there; `keep` tells which. */
export async function filesBelow(folder: string, keep: (path: string) => boolean = () => true): Promise<Files> {
  const paths = pathsBelow(folder).filter(keep);
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)),
  );
}

/** The same files below another folder. */
export const moved = (files: Files, folder: string): Files =>
  Object.fromEntries(Object.entries(files).map(([path, body]) => [`${folder}/${path}`, body]));

/** What a package brings along of the built bundle: entries, chunks and the licences of what is in them. */
export const builtFiles = (dist: string): Promise<Files> =>
  filesBelow(dist, (path) => /^(portal(\.single)?\.js|chunks\/.*\.js|LIZENZEN\.txt)$/.test(path));

/** The name of the built release: that of its folder. @throws Error where nothing is built */
export function releaseOf(files: Files): string {
  const release = Object.keys(files)
    .map((path) => /^chunks\/([^/]+)\/frame\.js$/.exec(path)?.[1])
    .find((name) => name !== undefined);
  if (release === undefined) throw new Error("There is no built bundle in dist/: run npm run build first.");
  return release;
}

/** A file's text. */
export const textOf = (body: string | Uint8Array): string =>
  typeof body === "string" ? body : Buffer.from(body).toString();

/** Fills `{{name}}` in templates. @throws Error for a name that nothing fills */
export function filled(files: Files, values: Readonly<Record<string, string>>): Files {
  const fill = (text: string): string =>
    text.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`Nothing fills {{${name}}}`);
      return value;
    });
  return Object.fromEntries(Object.entries(files).map(([path, body]) => [path, fill(textOf(body))]));
}
