import { createRequire } from 'node:module';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup, type Plugin as RollupPlugin } from 'rollup';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Packages of every page with a widget that come as CommonJS only, as they are imported. */
const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler', 'dayjs', 'dayjs/plugin/utc.js', 'dayjs/locale/de.js'];
const PREFIX = '\0commonjs-modules:';
const ENTRY = '\0entry:';

const fileOf = (name: string): string => `${name.replaceAll('/', '-').replace(/\.js$/, '')}.js`;

/** Rollup's entry for a package: all that it exports, by name and as its default. */
const entries: RollupPlugin = {
  name: 'entries',
  resolveId: (id) => (id.startsWith(ENTRY) ? id : null),
  load: (id) => {
    if (!id.startsWith(ENTRY)) return null;
    const name = id.slice(ENTRY.length);
    return `export { ${['default', ...Object.keys(require(name) as object)].join(', ')} } from '${name}';`;
  },
};

/** The text of each module by its file name, made once a build. */
async function convert(): Promise<Map<string, string>> {
  const bundle = await rollup({
    input: Object.fromEntries(PACKAGES.map((name) => [fileOf(name).replace('.js', ''), ENTRY + name])),
    plugins: [entries, replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }), resolve(), commonjs({ strictRequires: false })],
  });
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: '[name].js' });
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])));
}

let converted: Promise<Map<string, string>> | undefined;

/**
 * Builds React and dayjs as modules, by Rollup's own plugin for CommonJS. As CommonJS each file is a function within the chunk, which the
 * browser reads twice, the second time while the page waits (docs/decisions/021).
 */
export function commonjsModules(): Plugin {
  return {
    name: 'commonjs-modules',
    enforce: 'pre',
    resolveId: (id, importer) => {
      if (PACKAGES.includes(id)) return PREFIX + fileOf(id);
      return importer?.startsWith(PREFIX) === true && id.startsWith('./') ? PREFIX + id.slice(2) : null;
    },
    load: async (id) => {
      if (!id.startsWith(PREFIX)) return null;
      converted ??= convert();
      return (await converted).get(id.slice(PREFIX.length)) ?? null;
    },
  };
}
