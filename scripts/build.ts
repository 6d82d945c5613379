import "./node-version.ts";
import { createHash } from "node:crypto";
import { cp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";
import { nameOf } from "#mount/anchor-id.ts";
import { registry, type WidgetLine } from "#mount/registry.ts";
import { entryPass, pass } from "./bundle.ts";
import { groups, SHARED } from "./groups.ts";
import { FRAME, INSPECTOR, portalTable, tableOf, widgetFile } from "./portal-table.ts";
import { project } from "./project.ts";
import { billOfMaterials } from "./release/bill-of-materials.ts";
import { moveMaps } from "./release/maps.ts";
import { licenceText, packagesIn } from "./release/packages.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = `${root}dist`;

/** Where the bundler lists the packages in the chunks. */
const LICENCES = "licences.json";

/** Files of libraries: they outlive a release, so their names tell their contents. */
const LIBRARIES = ["vendor", "rolldown-runtime", "client"];

function chunkOutput(): Rolldown.OutputOptions {
  return {
    format: "es",
    entryFileNames: "chunks/next/[name].js",
    chunkFileNames: ({ name }) => {
      if (LIBRARIES.includes(name)) return "chunks/[name]-[hash].js";
      return `chunks/next/${name.startsWith(SHARED) ? "" : "parts/"}[name].js`;
    },
    codeSplitting: { groups: groups() },
  };
}

type Chunk = Pick<
  Rolldown.OutputChunk,
  "fileName" | "name" | "imports" | "dynamicImports" | "facadeModuleId" | "moduleIds" | "code"
>;

/** All files that a chunk imports when it is evaluated, in the order of their evaluation: itself last. */
function withImports(
  chunk: Chunk,
  byFile: ReadonlyMap<string, Chunk>,
  done = new Set<Chunk>(),
  begun = new Set<Chunk>(),
): Set<Chunk> {
  if (begun.has(chunk)) return done;
  begun.add(chunk);
  for (const file of chunk.imports) {
    const next = byFile.get(file);
    if (next !== undefined) withImports(next, byFile, done, begun);
  }
  return done.add(chunk);
}

/** Names the folder of a release after what is in it and in its entry, so that the same code has the same address. */
async function nameRelease(folder: string, entry: string): Promise<string> {
  const hash = createHash("sha256").update(entry);
  const entries = await readdir(`${folder}/next`, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const file of files.sort()) hash.update(await readFile(file));
  const release = hash.digest("hex").slice(0, 8);
  await rename(`${folder}/next`, `${folder}/${release}`);
  return release;
}

const inputs = {
  frame: root + FRAME,
  inspector: root + INSPECTOR,
  ...Object.fromEntries(registry.map((line) => [nameOf(line.id), root + widgetFile(line)])),
};

await rm(out, { recursive: true, force: true });
const chunks = await pass(inputs, chunkOutput(), [portalTable("served")], { licences: LICENCES });
const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
const importEachOther = chunks.filter((chunk) =>
  chunk.imports.some((file) => withImports(byFile.get(file) ?? chunk, byFile).has(chunk)),
);
if (importEachOther.length > 0)
  throw new Error(
    `Files import each other (see scripts/groups.ts): ${importEachOther.map(({ name }) => name).join(", ")}`,
  );

/** The chunk of a file that the loader asks for by name. @throws Error when the build made none */
function chunkNamed(name: string): Chunk {
  const chunk = byFile.get(`chunks/next/${name}.js`);
  if (chunk === undefined) throw new Error(`The build made no file ${name}.js`);
  return chunk;
}

const always = withImports(chunkNamed("frame"), byFile);
const filesOf = (line: WidgetLine): Set<Chunk> => withImports(chunkNamed(nameOf(line.id)), byFile);
const usersCount = (chunk: Chunk): number => registry.filter((line) => filesOf(line).has(chunk)).length;
/** What most widgets share stands first, as rows that begin alike compress well. */
const sharedOf = (line: WidgetLine): string[] =>
  [...filesOf(line)]
    .filter((chunk) => !always.has(chunk) && !LIBRARIES.includes(chunk.name) && chunk.name !== nameOf(line.id))
    .sort((one, other) => usersCount(other) - usersCount(one) || one.name.localeCompare(other.name, "en"))
    .map(({ fileName }) => posix.relative(`chunks/next/${SHARED}`, fileName.replace(/\.js$/, "")));

const libraries = [...always]
  .filter(({ name }) => LIBRARIES.includes(name))
  .map(({ fileName }) => fileName.replace(/^chunks\/|\.js$/g, ""));
const table = tableOf(registry, sharedOf);
const [unnamed] = await entryPass(table, { release: "next", libraries, write: false });
const release = await nameRelease(`${out}/chunks`, unnamed?.code ?? "");
await entryPass(table, { release, libraries });
await entryPass(table, { release, libraries, file: `${project.version}/portal.js` });
await pass(
  { "portal.single": `${root}src/main.ts` },
  { format: "iife", entryFileNames: "portal.single.js", codeSplitting: false },
  [portalTable("single")],
  { define: { __RELEASE__: release } },
);
await cp(`${out}/portal.js`, `${out}/${project.version}/evergreen.js`);
await cp(`${out}/portal.single.js`, `${out}/${project.version}/portal.single.js`);

const packages = await packagesIn(chunks, `${out}/${LICENCES}`);
await rm(`${out}/${LICENCES}`);
await writeFile(`${out}/LIZENZEN.txt`, licenceText(packages));
await writeFile(`${out}/sbom.cdx.json`, billOfMaterials(packages));
await moveMaps(out, `${root}dist-maps/${project.version}`);

/** Which files each widget and each lazily loaded part needs: for preload hints and the size budget. */
const namesOf = (needed: Iterable<Chunk>): string[] => [...needed].map(({ fileName }) => fileName);
const lazy = new Set(chunks.flatMap((chunk) => chunk.dynamicImports));
// A part that is lazy here and imported there has no facade; it is the last module of its chunk to run.
const partOf = (chunk: Chunk): string =>
  (chunk.facadeModuleId ?? chunk.moduleIds.at(-1))?.replace(root, "") ?? chunk.fileName;
const parts = Object.fromEntries(
  chunks
    .filter(({ fileName }) => lazy.has(fileName))
    .map((chunk) => [partOf(chunk), namesOf(withImports(chunk, byFile))]),
);
const widgets = Object.fromEntries(registry.map((line) => [line.id, namesOf(new Set([...filesOf(line), ...always]))]));
const inRelease = (text: string): string => text.replaceAll("chunks/next/", `chunks/${release}/`);
await writeFile(`${out}/chunks.json`, inRelease(JSON.stringify({ release, widgets, parts }, null, 2)));
