import { createHash } from "node:crypto";
import { join, posix } from "node:path";
import type { Rolldown } from "vite";
import { widgetName } from "#mount/anchor-id.ts";
import { registry, type WidgetEntry } from "#mount/registry.ts";

const root = `${join(import.meta.dirname, "../..")}/`;

/**
 * The folder below `chunks/` that files are built into. Its name in the end is a digest of them all, so that it is
 * renamed when they are there (`finish.ts`).
 */
export const UNNAMED = "unnamed";

/** The folder of the files that widgets share, within that of the release. */
export const SHARED = "shared/";

/** Libraries outlive a release: those of every page with a widget, and the client, loaded with the first request. */
export const LIBRARIES = {
  vendor: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|zustand|valibot)\/|\/src\/lib\/natives\.ts$/,
  client: /node_modules\/axios\/|\/api\/transport\.ts$/,
};

/** The files of libraries and that of the bundler, whose names tell their contents. */
const NAMED_BY_CONTENTS = [...Object.keys(LIBRARIES), "rolldown-runtime"];

/** The path below `dist/` of a file of the cut. */
export const chunkFileName = (name: string): string => {
  if (NAMED_BY_CONTENTS.includes(name)) return "chunks/[name]-[hash].js";
  return `chunks/${UNNAMED}/${name.startsWith(SHARED) ? "" : "parts/"}[name].js`;
};

/** The parts of a bundled file that are used here. */
type Chunk = Pick<
  Rolldown.OutputChunk,
  "fileName" | "code" | "name" | "imports" | "dynamicImports" | "facadeModuleId" | "moduleIds"
>;

/** The built files and who imports whom. */
type Files = ReadonlyMap<string, Chunk>;

/** All files that one imports when it is evaluated, in the order of their evaluation: itself last. */
function withImports(chunk: Chunk, files: Files, done = new Set<Chunk>(), begun = new Set<Chunk>()): Set<Chunk> {
  if (begun.has(chunk)) return done;
  begun.add(chunk);
  for (const file of chunk.imports) {
    const next = files.get(file);
    if (next !== undefined) withImports(next, files, done, begun);
  }
  return done.add(chunk);
}

/** @throws Error where files import each other: then none of them can be evaluated before the others */
function refuseCycles(files: Files): void {
  const names = [...files.values()]
    .filter((chunk) => chunk.imports.some((file) => withImports(files.get(file) ?? chunk, files).has(chunk)))
    .map(({ name }) => name);
  if (names.length > 0) throw new Error(`Files import each other (see scripts/build/groups.ts): ${names.join(", ")}`);
}

/** The file that the loader asks for by name, with what it imports. @throws Error when the build made none */
function namedFile(name: string, files: Files): Set<Chunk> {
  const chunk = files.get(`chunks/${UNNAMED}/${name}.js`);
  if (chunk === undefined) throw new Error(`The build made no file ${name}.js`);
  return withImports(chunk, files);
}

// A part that is lazy here and imported there has no facade; it is the last module of its file to run.
const sourceOf = (chunk: Chunk): string =>
  (chunk.facadeModuleId ?? chunk.moduleIds.at(-1))?.replace(root, "") ?? chunk.fileName;

/** The name of a release: a digest of its version and all its files, so that the same code has the same address. */
function releaseOf(version: string, files: Files): string {
  const hash = createHash("sha256").update(version);
  for (const name of [...files.keys()].sort()) hash.update(files.get(name)?.code ?? "");
  return hash.digest("hex").slice(0, 8);
}

/** The built files, as the entry and the limits of size need them. */
export interface Built {
  /** The name of the release, and of its folder below `chunks/`. */
  readonly release: string;
  /** The names of the libraries' files that every page with a widget loads. */
  readonly libraries: readonly string[];
  /** The names of the files that a widget shares with others, by its id. */
  readonly shared: Readonly<Record<string, readonly string[]>>;
  /** The files that every widget loads, those of each widget by its id, and of each lazy component by its source. */
  readonly needed: {
    readonly frame: readonly string[];
    readonly widgets: Readonly<Record<string, readonly string[]>>;
    readonly parts: Readonly<Record<string, readonly string[]>>;
  };
}

/** For where nothing was built, as in tests: the entry finds code by imports. */
export const NOTHING_BUILT: Built = {
  release: "unbuilt",
  libraries: [],
  shared: {},
  needed: { frame: [], widgets: {}, parts: {} },
};

/** Reads from the built files what each widget and each part needs. @throws Error where the cut does not hold */
export function readChunks(version: string, chunks: readonly Chunk[]): Built {
  const files: Files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  refuseCycles(files);
  const release = releaseOf(version, files);
  const fileNames = (among: Iterable<Chunk>): string[] =>
    [...among].map(({ fileName }) => fileName.replace(UNNAMED, release));
  const always = namedFile("frame", files);
  const filesOf = new Map<WidgetEntry, Set<Chunk>>(
    registry.map((line) => [line, namedFile(widgetName(line.id), files)]),
  );
  const isOfRelease = ({ name }: Chunk): boolean => !NAMED_BY_CONTENTS.includes(name);
  const sharedOf = (line: WidgetEntry): string[] =>
    [...(filesOf.get(line) ?? [])]
      .filter((chunk) => !always.has(chunk) && isOfRelease(chunk) && chunk.name !== widgetName(line.id))
      .map(({ fileName }) => posix.relative(`chunks/${UNNAMED}/${SHARED}`, fileName.replace(/\.js$/, "")))
      // One order for all, of which the entry's table is the smaller.
      .sort();
  const lazy = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  return {
    release,
    libraries: fileNames([...always].filter((chunk) => !isOfRelease(chunk))).map((file) =>
      file.replace(/^chunks\/|\.js$/g, ""),
    ),
    shared: Object.fromEntries(registry.map((line) => [line.id, sharedOf(line)])),
    needed: {
      frame: fileNames(always),
      widgets: Object.fromEntries([...filesOf].map(([{ id }, own]) => [id, fileNames(new Set([...own, ...always]))])),
      parts: Object.fromEntries(
        chunks
          .filter(({ fileName }) => lazy.has(fileName))
          .map((chunk) => [sourceOf(chunk), fileNames(withImports(chunk, files))]),
      ),
    },
  };
}
