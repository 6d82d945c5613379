import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Table } from '#mount/table.ts';
import { portalTable } from './portal-table.ts';
import { commonjsModules } from './commonjs-modules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = `${root}dist`;

type Output = Rolldown.OutputOptions;

/** One pass of the bundler into dist/, or into memory only; every pass shares the settings that all hosts need. */
export async function pass(input: Record<string, string>, output: Output, plugins: Plugin[] = [], { define = {}, write = true }: { define?: Record<string, unknown>; write?: boolean } = {}): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    root,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    plugins: [...plugins, commonjsModules()],
    build: {
      write,
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

/** `portal.js`: as a function of its own, so that it runs in a tag without type="module", too. */
export const entryPass = (table: Table, release: string, libraries: readonly string[], write = true): Promise<Rolldown.OutputChunk[]> =>
  pass({ portal: `${root}src/main.ts` }, { format: 'iife', entryFileNames: 'portal.js' }, [portalTable({ table })], { define: { __RELEASE__: release, __LIBRARIES__: libraries }, write });
