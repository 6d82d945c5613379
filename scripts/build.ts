import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown, type Plugin } from 'vite';
import { registry, type WidgetLine } from '#mount/registry.ts';
import { shortenNames, type Chunk } from './short-names.ts';
import { slimSelect } from './slim-select.ts';
import { plainReact } from './plain-react.ts';
import { plainLazyImports, slimAxios, slimRegistry } from './slim.ts';
import { FRAME, INSPECTOR, portalTable, widgetFile, type ChunkTable } from './portal-table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = `${root}dist`;

type Output = Rolldown.OutputOptions;

/** One pass of the bundler into dist/; every pass shares the settings that all hosts need. */
async function pass(input: Record<string, string>, output: Output, plugins: Plugin[] = []): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    root,
    logLevel: 'warn',
    base: './',
    plugins: [...plugins, plainReact(), slimAxios(), slimRegistry(), plainLazyImports(), slimSelect()],
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

/**
 * Shared code in few, well-cached files: each further file costs every page some bytes of compression, and the entry,
 * which lists them, five.
 */
const groups = [
  { name: 'vendor', test: /plain:|rolldown\/runtime|vite\/preload-helper|node_modules\/(axios|dayjs|zustand|valibot|use-sync-external-store)\//, priority: 30 },
  { name: 'core', test: /mount\/(?!inspector\/)|src\/config\/|src\/state\/(anchor|clock|remote|resources|session|session-sync|store)\.ts|api\/(client|errors|path|resource|routes|url)\.ts|src\/domain\/(text|link)\.ts|domain\/entities\/(fields|issue|media)|src\/ui\/icon\/(icon|paths)\.|src\/ui\/(root|button|notice|visually-hidden|media-query)\/|widgets\/shared\/(widget|remote-view)\.|styles\/|src\/domain\/(berlin|time|date-range)\.ts|i18n\/(common|errors|format)/, priority: 25 },
  { name: 'tabs', test: /src\/ui\/tabs\//, priority: 10 },
  { name: 'submit', test: /src\/state\/data-layer\.ts/, priority: 12 },
  { name: 'people', test: /(api|domain\/entities)\/people\.ts|src\/state\/drafts\.ts/, priority: 10 },
  { name: 'lazy', test: /src\/ui\/lazy\//, priority: 9 },
  { name: 'place', test: /shared\/event\/loaded-event|i18n\/hotel\.ts|src\/domain\/(hotel-prices|hotel-address)\.ts|widgets\/shared\/hotel\/hotel-prices\.tsx/, priority: 4 },
  { name: 'dialog', test: /src\/ui\/dialog\//, priority: 9 },
  { name: 'fields', test: /src\/ui\/field\//, priority: 9 },
  { name: 'forms', test: /node_modules\/react-hook-form\/|widgets\/shared\/forms\/(?!fields)|src\/state\/unsaved|i18n\/forms\.ts|src\/domain\/german-day/, priority: 6 },
  { name: 'settings', test: /(api|i18n|src\/domain)\/settings\.ts|widgets\/portal\/user-settings\/(target|form)\.ts/, priority: 5 },
  { name: 'bookmarks', test: /api\/bookmarks\.ts|i18n\/bookmarks\.ts|src\/state\/removals\.ts|widgets\/portal\/bookmarks\/bookmark-/, priority: 10 },
  { name: 'menu', test: /i18n\/menu\.ts|widgets\/portal\/menu-desktop\/(menu-links|menu\.css|use-gives-way)/, priority: 10 },
  { name: 'events', test: /domain\/entities\/(event|hotel|recipient)\.ts|src\/domain\/(event|calendar|ics|file-name|modules)|api\/(events|documents)\.ts|i18n\/(events|documents)\.ts|src\/ui\/accordion\/|widgets\/shared\/event\/(event-(card|facts|links|texts|documents)|calendar-link)/, priority: 5 },
];

function chunkOutput(): Output {
  return {
    format: 'es',
    // Without names: they would cost the entry, which lists the files, 100 bytes. chunks.json and the maps tell them.
    entryFileNames: 'chunks/[hash:7].js',
    chunkFileNames: 'chunks/[hash:7].js',
    codeSplitting: { groups },
  };
}

/** All files that a chunk imports when it is evaluated, in the order of their evaluation: itself last. */
function withImports(chunk: Chunk, byFile: Map<string, Chunk>, done = new Set<string>(), begun = new Set<string>()): Set<string> {
  if (begun.has(chunk.fileName)) return done;
  begun.add(chunk.fileName);
  for (const file of chunk.imports) {
    const next = byFile.get(file);
    if (next !== undefined) withImports(next, byFile, done, begun);
  }
  return done.add(chunk.fileName);
}

/**
 * Small shared files are left to the widget's own file to ask for: they arrive long before the big ones have, and each
 * name would cost every page eight bytes of the entry.
 */
const SMALL = 5000;

/** The entry's table, and all files of each widget. */
function tableOf(chunks: Chunk[], byFile: Map<string, Chunk>): { table: ChunkTable; complete: Record<string, string[]> } {
  const bySource = new Map(chunks.flatMap((chunk) => (chunk.facadeModuleId === null ? [] : [[chunk.facadeModuleId.replace(root, ''), chunk]])));
  const chunkOf = (source: string): Chunk => {
    const chunk = bySource.get(source);
    if (chunk === undefined) throw new Error(`The build made no chunk of ${source}.`);
    return chunk;
  };
  const files: string[] = [];
  const numberOf = (fileName: string): number => {
    const name = fileName.replace(/^chunks\/|\.js$/g, '');
    return files.includes(name) ? files.indexOf(name) : files.push(name) - 1;
  };
  const always = withImports(chunkOf(FRAME), byFile);
  const filesOf = (line: WidgetLine): Set<string> => withImports(chunkOf(widgetFile(line)), byFile);
  const needsOf = (line: WidgetLine): number[] => {
    const own = chunkOf(widgetFile(line)).fileName;
    const shared = [...filesOf(line)].filter((file) => file !== own && !always.has(file) && (byFile.get(file)?.code.length ?? 0) > SMALL);
    return [...shared, own].map(numberOf);
  };
  numberOf(chunkOf(FRAME).fileName);
  const frame = [...always].map(numberOf);
  const inspector = numberOf(chunkOf(INSPECTOR).fileName);
  const needs = Object.fromEntries(registry.map((line) => [line.id, needsOf(line)]));
  const complete = Object.fromEntries(registry.map((line) => [line.id, [...new Set([...filesOf(line), ...always])]]));
  return { table: { files, frame, inspector, needs }, complete };
}

const inputs = Object.fromEntries([['frame', root + FRAME], ['inspector', root + INSPECTOR], ...registry.map((line) => [line.folder.replace('/', '-'), root + widgetFile(line)])]) as Record<string, string>;

await rm(out, { recursive: true, force: true });
const chunks = await shortenNames(out, await pass(inputs, chunkOutput()));
const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
const { table, complete } = tableOf(chunks, byFile);
await pass({ portal: `${root}src/main.ts` }, { format: 'es', entryFileNames: 'portal.js' }, [portalTable(table)]);
await pass({ 'portal.single': `${root}src/single.ts` }, { format: 'iife', entryFileNames: 'portal.single.js', codeSplitting: false }, [portalTable('single')]);

/** Which files each widget and each lazily loaded part needs: for preload hints and the size budget. */
const lazy = new Set(chunks.flatMap((chunk) => chunk.dynamicImports));
// A part that is lazy here and imported there has no facade; it is the last module of its chunk to run.
const partOf = (chunk: Chunk): string => (chunk.facadeModuleId ?? chunk.moduleIds.at(-1))?.replace(root, '') ?? chunk.fileName;
const parts = Object.fromEntries(chunks.filter(({ fileName }) => lazy.has(fileName)).map((chunk) => [partOf(chunk), [...withImports(chunk, byFile)]]));
await writeFile(`${out}/chunks.json`, JSON.stringify({ widgets: complete, parts }, null, 2));
