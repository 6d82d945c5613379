import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { documents } from './documents.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

for (const [file, write] of Object.entries(documents)) {
  const before = existsSync(root + file) ? readFileSync(root + file, 'utf8') : '';
  const after = write(before);
  if (after === before) continue;
  writeFileSync(root + file, after);
  console.log(`wrote ${file}`);
}
