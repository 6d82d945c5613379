import { createHash } from 'node:crypto';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { nameOf } from '#mount/anchor-id.ts';
import { registry, type WidgetLine } from '#mount/registry.ts';
import { entryPass, pass } from './bundle.ts';
import { groups, SHARED } from './groups.ts';
import { inOrder } from './merge-shared.ts';
import { FRAME, INSPECTOR, portalTable, STRAYS, tableOf, widgetFile } from './portal-table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = `${root}dist`;

/** Files of libraries: they outlive a release, so their names tell their contents. */
const LIBRARIES = ['vendor', 'rolldown-runtime', 'client'];

function chunkOutput(): Rolldown.OutputOptions {
  return {
    format: 'es',
    entryFileNames: 'chunks/next/[name].js',
    chunkFileNames: ({ name }) => {
      if (LIBRARIES.includes(name)) return 'chunks/[name]-[hash].js';
      return `chunks/next/${name.startsWith(SHARED) ? '' : 'parts/'}[name].js`;
    },
    codeSplitting: { groups: groups(process.argv.includes('--cut')) },
  };
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'imports' | 'dynamicImports' | 'facadeModuleId' | 'moduleIds' | 'code'>;

/** All files that a chunk imports when it is evaluated, in the order of their evaluation: itself last. */
function withImports(chunk: Chunk, byFile: ReadonlyMap<string, Chunk>, done = new Set<Chunk>(), begun = new Set<Chunk>()): Set<Chunk> {
  if (begun.has(chunk)) return done;
  begun.add(chunk);
  for (const file of chunk.imports) {
    const next = byFile.get(file);
    if (next !== undefined) withImports(next, byFile, done, begun);
  }
  return done.add(chunk);
}

/** Names the folder of a release after what is in it, so that the same code has the same address. */
async function nameRelease(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(`${folder}/next`, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.js')).map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const file of files.sort()) hash.update(await readFile(file));
  const release = hash.digest('hex').slice(0, 8);
  await rename(`${folder}/next`, `${folder}/${release}`);
  return release;
}

const inputs = { frame: root + FRAME, inspector: root + INSPECTOR, strays: root + STRAYS, ...Object.fromEntries(registry.map((line) => [nameOf(line.id), root + widgetFile(line)])) };

await rm(out, { recursive: true, force: true });
const built = await pass(inputs, chunkOutput(), [portalTable('served')]);
const release = await nameRelease(`${out}/chunks`);
const placed = (file: string): string => file.replace('chunks/next/', `chunks/${release}/`);
const chunks = built.map((chunk): Chunk => ({ ...chunk, fileName: placed(chunk.fileName), imports: chunk.imports.map(placed), dynamicImports: chunk.dynamicImports.map(placed) }));
const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
// The cut knows what widgets share, not the modules of a widget whose own file holds some of it.
if (inOrder(new Map(chunks.map(({ fileName, imports }) => [fileName, { imports: new Set(imports) }]))) === null) throw new Error('Files import each other: take what is shared out of ../ files of scripts/cut.json, or run npm run cut.');

/** The chunk of a file that the loader asks for by name. @throws Error when the build made none */
function chunkNamed(name: string): Chunk {
  const chunk = byFile.get(`chunks/${release}/${name}.js`);
  if (chunk === undefined) throw new Error(`The build made no file ${name}.js`);
  return chunk;
}

const always = withImports(chunkNamed('frame'), byFile);
const filesOf = (line: WidgetLine): Set<Chunk> => withImports(chunkNamed(nameOf(line.id)), byFile);
const usersCount = (chunk: Chunk): number => registry.filter((line) => filesOf(line).has(chunk)).length;
/** What most widgets share stands first, as rows that begin alike compress well. */
const sharedOf = (line: WidgetLine): string[] => [...filesOf(line)]
  .filter((chunk) => !always.has(chunk) && !LIBRARIES.includes(chunk.name) && chunk.name !== nameOf(line.id))
  .sort((one, other) => usersCount(other) - usersCount(one) || one.name.localeCompare(other.name, 'en'))
  .map(({ name }) => posix.relative(SHARED, name));

const libraries = [...always].filter(({ name }) => LIBRARIES.includes(name)).map(({ fileName }) => fileName.replace(/^chunks\/|\.js$/g, ''));
await entryPass(tableOf(registry, sharedOf), release, libraries);
await pass({ 'portal.single': `${root}src/main.ts` }, { format: 'iife', entryFileNames: 'portal.single.js', codeSplitting: false }, [portalTable('single')]);

/** Which files each widget and each lazily loaded part needs: for preload hints and the size budget. */
const namesOf = (needed: Iterable<Chunk>): string[] => [...needed].map(({ fileName }) => fileName);
const lazy = new Set(chunks.flatMap((chunk) => chunk.dynamicImports));
// A part that is lazy here and imported there has no facade; it is the last module of its chunk to run.
const partOf = (chunk: Chunk): string => (chunk.facadeModuleId ?? chunk.moduleIds.at(-1))?.replace(root, '') ?? chunk.fileName;
const parts = Object.fromEntries(chunks.filter(({ fileName }) => lazy.has(fileName)).map((chunk) => [partOf(chunk), namesOf(withImports(chunk, byFile))]));
const widgets = Object.fromEntries(registry.map((line) => [line.id, namesOf(new Set([...filesOf(line), ...always]))]));
await writeFile(`${out}/chunks.json`, JSON.stringify({ widgets, parts }, null, 2));
