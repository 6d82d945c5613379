import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documents } from '#scripts/documents.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const markdown = ['README.md', ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`)];

describe('documents', () => {
  it.each(Object.entries(documents))('%s holds what the code says (npm run docs)', (file, write) => {
    const text = readFileSync(root + file, 'utf8');
    expect(write(text)).toBe(text);
  });

  it.each(markdown)('%s links to files that exist', (file) => {
    const links = [...readFileSync(root + file, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
  });

  it('the README names only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
    const named = markdown.flatMap((file) => [...readFileSync(root + file, 'utf8').matchAll(/npm (?:run )?(start|test|(?<=run )[\w:]+)/g)].map((match) => match[1] ?? ''));
    expect(named.length).toBeGreaterThan(0);
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  });
});
