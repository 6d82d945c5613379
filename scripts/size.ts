import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { budgets } from './budget.ts';

const dist = new URL('../dist/', import.meta.url);
const { widgets, parts } = JSON.parse(readFileSync(new URL('chunks.json', dist), 'utf8')) as Record<'widgets' | 'parts', Record<string, string[]>>;

/** @throws Error when a budget names what was not built */
function filesOf(table: Record<string, string[]>, name: string): string[] {
  const files = table[name];
  if (files === undefined) throw new Error(`scripts/budget.ts names ${name}, which the build does not know`);
  return files;
}

const sizes = new Map<string, number>();

/** Brotli size of a built file in kilobytes. */
function sizeOf(file: string): number {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(new URL(file, dist))).length / 1000;
  sizes.set(file, known);
  return known;
}

let broken = 0;
for (const { page, anchors, limit, parts: shown = [] } of budgets) {
  const files = new Set(['portal.js', ...anchors.flatMap((anchor) => filesOf(widgets, anchor)), ...shown.flatMap((part) => filesOf(parts, part))]);
  const total = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  if (total > limit) broken += 1;
  console.log(`${total > limit ? 'OVER' : 'ok  '} ${page.padEnd(28)} ${total.toFixed(2).padStart(7)} KB of ${limit} KB   ${[...files].map((file) => `${file} ${sizeOf(file).toFixed(1)}`).join(', ')}`);
}
console.log(`     portal.single.js             ${sizeOf('portal.single.js').toFixed(2).padStart(7)} KB`);
if (broken > 0) process.exit(1);
