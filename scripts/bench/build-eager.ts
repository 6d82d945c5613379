import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the hand-written page with the same settings as the bundle. @returns the folder with `eager.js` */
export async function buildEager(): Promise<string> {
  const outDir = `${root}.cache/bench`;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, copyPublicDir: false, modulePreload: false, minify: 'terser', target: 'es2022', rolldownOptions: { input: { eager: `${root}scripts/bench/eager.tsx` }, output: { entryFileNames: '[name].js', codeSplitting: false } } },
  });
  return outDir;
}
