import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import type { Rolldown } from 'vite';

/** What the build needs to know of a chunk that it wrote. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'facadeModuleId' | 'moduleIds' | 'code'>;

/**
 * Characters of a hash that stay in a file's name: 30 bits, so that a changed file gets a name that was in use before once
 * in ten million releases. The bundler itself gives no less than seven.
 */
const LENGTH = 5;

const NAME = /([\w-]{7})(\.js)("?)/g;

/**
 * Shortens the names of all chunks below a folder, in every file that mentions them: each character costs the entry, which
 * lists the files, six bits a widget. The blanks behind a shortened name keep the columns that the source maps tell.
 * @throws Error when two names become the same
 */
export async function shortenNames(folder: string, chunks: readonly Chunk[]): Promise<Chunk[]> {
  const names = new Map(chunks.map(({ fileName }) => fileName.replace(/^chunks\/|\.js$/g, '')).map((name) => [name, name.slice(0, LENGTH)]));
  if (new Set(names.values()).size < names.size) throw new Error(`Two chunks share ${LENGTH} characters of their hash: change LENGTH in scripts/short-names.ts`);
  const shorten = (text: string): string => text.replace(NAME, (whole, name: string, end: string, quote: string) => {
    const short = names.get(name);
    return short === undefined ? whole : short + end + quote + (quote === '' ? '' : ' '.repeat(name.length - LENGTH));
  });
  for (const file of await readdir(`${folder}/chunks`)) {
    const path = `${folder}/chunks/${file}`;
    await writeFile(path, shorten(await readFile(path, 'utf8')));
    await rename(path, `${folder}/chunks/${shorten(file)}`);
  }
  return chunks.map(({ fileName, imports, dynamicImports, facadeModuleId, moduleIds, code }) => ({
    fileName: shorten(fileName), imports: imports.map(shorten), dynamicImports: dynamicImports.map(shorten), facadeModuleId, moduleIds, code,
  }));
}
