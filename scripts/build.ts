import { createHash } from 'node:crypto';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown, type Plugin } from 'vite';
import { nameOf } from '#mount/anchor-id.ts';
import { registry, type WidgetLine } from '#mount/registry.ts';
import { groups, SHARED } from './groups.ts';
import { reactModules } from './react-modules.ts';
import { FRAME, INSPECTOR, portalTable, tableOf, widgetFile } from './portal-table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = `${root}dist`;

type Output = Rolldown.OutputOptions;

/** One pass of the bundler into dist/; every pass shares the settings that all hosts need. */
async function pass(input: Record<string, string>, output: Output, plugins: Plugin[] = [], define: Record<string, unknown> = {}): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    root,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    plugins: [...plugins, reactModules()],
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      sourcemap: true,
      modulePreload: false,
      // Terser is slower than the default but saves 1 KB a page, and writes ASCII only: hosts serve our files without a charset.
      minify: 'terser',
      terserOptions: { ecma: 2020, module: true, compress: { passes: 3, pure_getters: true }, format: { ascii_only: true } },
      cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
      rolldownOptions: { input, output, preserveEntrySignatures: 'allow-extension' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output: files }) => files.filter((file) => file.type === 'chunk'));
}

/** Files of libraries: they outlive a release, so their names tell their contents. */
const LIBRARIES = ['vendor', 'rolldown-runtime'];

function chunkOutput(): Output {
  return {
    format: 'es',
    entryFileNames: 'chunks/next/[name].js',
    chunkFileNames: ({ name }) => {
      if (LIBRARIES.includes(name)) return 'chunks/[name]-[hash].js';
      return `chunks/next/${name.startsWith(SHARED) ? '' : 'parts/'}[name].js`;
    },
    codeSplitting: { groups: groups() },
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

const inputs = { frame: root + FRAME, inspector: root + INSPECTOR, ...Object.fromEntries(registry.map((line) => [nameOf(line.id), root + widgetFile(line)])) };

await rm(out, { recursive: true, force: true });
const built = await pass(inputs, chunkOutput(), [portalTable('served')]);
const release = await nameRelease(`${out}/chunks`);
const placed = (file: string): string => file.replace('chunks/next/', `chunks/${release}/`);
const chunks = built.map((chunk): Chunk => ({ ...chunk, fileName: placed(chunk.fileName), imports: chunk.imports.map(placed), dynamicImports: chunk.dynamicImports.map(placed) }));
const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

/** The chunk of a file that the loader asks for by name. @throws Error when the build made none */
function chunkNamed(name: string): Chunk {
  const chunk = byFile.get(`chunks/${release}/${name}.js`);
  if (chunk === undefined) throw new Error(`The build made no file ${name}.js`);
  return chunk;
}

const always = withImports(chunkNamed('frame'), byFile);
const filesOf = (line: WidgetLine): Set<Chunk> => withImports(chunkNamed(nameOf(line.id)), byFile);
const sharedOf = (line: WidgetLine): string[] => [...filesOf(line)].filter((chunk) => !always.has(chunk) && chunk.name.startsWith(SHARED)).map(({ name }) => name.replace(SHARED, ''));

const libraries = chunks.filter(({ name }) => LIBRARIES.includes(name)).map(({ fileName }) => fileName.replace(/^chunks\/|\.js$/g, ''));
const constants = { __RELEASE__: release, __LIBRARIES__: libraries };
await pass({ portal: `${root}src/main.ts` }, { format: 'es', entryFileNames: 'portal.js' }, [portalTable({ table: tableOf(registry, sharedOf) })], constants);
await pass({ 'portal.single': `${root}src/single.ts` }, { format: 'iife', entryFileNames: 'portal.single.js', codeSplitting: false }, [portalTable('single')]);

/** Which files each widget and each lazily loaded part needs: for preload hints and the size budget. */
const namesOf = (needed: Iterable<Chunk>): string[] => [...needed].map(({ fileName }) => fileName);
const lazy = new Set(chunks.flatMap((chunk) => chunk.dynamicImports));
// A part that is lazy here and imported there has no facade; it is the last module of its chunk to run.
const partOf = (chunk: Chunk): string => (chunk.facadeModuleId ?? chunk.moduleIds.at(-1))?.replace(root, '') ?? chunk.fileName;
const parts = Object.fromEntries(chunks.filter(({ fileName }) => lazy.has(fileName)).map((chunk) => [partOf(chunk), namesOf(withImports(chunk, byFile))]));
const widgets = Object.fromEntries(registry.map((line) => [line.id, namesOf(new Set([...filesOf(line), ...always]))]));
await writeFile(`${out}/chunks.json`, JSON.stringify({ widgets, parts }, null, 2));
