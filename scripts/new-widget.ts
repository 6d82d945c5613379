import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [id = ''] = process.argv.slice(2);

if (!/^portal-[a-z]+(-[a-z]+)*$/.test(id)) {
  console.error('Usage: npm run new:widget -- portal-my-widget (lower-case words joined by -)');
  process.exit(2);
}
const folder = id.replace('portal-', '');
if (existsSync(`${root}widgets/${folder}`)) {
  console.error(`widgets/${folder} exists already.`);
  process.exit(2);
}
const name = folder.replace(/(^|-)(\w)/g, (_whole, _dash: string, letter: string) => letter.toUpperCase());

const files: Record<string, string> = {
  [`widgets/${folder}/index.tsx`]: `import { defineWidget } from '#widgets/shared/widget.ts';
import { ${name} } from './${folder}.tsx';

export default defineWidget(${name});
`,
  [`widgets/${folder}/${folder}.tsx`]: `import { ${folder.replace(/-/g, '_')} as texts } from '#i18n/${folder}.ts';
import { Notice } from '#ui/notice/notice.tsx';

/** What it shows, with its section of the spec. */
export function ${name}() {
  return <Notice state="empty">{texts.none}</Notice>;
}
`,
  [`widgets/${folder}/${folder}.test.tsx`]: `import { describe, expect, it } from 'vitest';
import { ${folder.replace(/-/g, '_')} as texts } from '#i18n/${folder}.ts';
import { renderInRoot } from '#test/support/render.tsx';
import { ${name} } from './${folder}.tsx';

describe('${id}', () => {
  it('says that there is nothing', () => {
    const { getByText } = renderInRoot(<${name} />);
    expect(getByText(texts.none)).toBeVisible();
  });
});
`,
  [`i18n/${folder}.ts`]: `/** Texts of ${id}. */
export const ${folder.replace(/-/g, '_')} = {
  none: 'Keine Einträge vorhanden.',
} as const;
`,
};

mkdirSync(`${root}widgets/${folder}`);
for (const [file, text] of Object.entries(files)) writeFileSync(root + file, text);
const registryFile = `${root}mount/registry.ts`;
const line = `  { id: '${id}', folder: '${folder}', height: '120', params: [], reads: [] },\n`;
writeFileSync(registryFile, readFileSync(registryFile, 'utf8').replace(/^\] as const/m, `${line}] as const`));
console.log(`Wrote ${Object.keys(files).join(', ')} and the line in mount/registry.ts. Next: describe it in scripts/documents.ts, then npm run docs.`);
