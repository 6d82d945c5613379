import { kebab, namesOf, pascal, type Call, type Insert, type Wanted } from "./names.ts";

/** What a read is called in the files that `new:widget` writes for it. */
const wordsOf = ({ name }: Call) => ({ file: kebab(name), resource: `${name}Resource`, entry: `${pascal(name)}Entry` });

/** The files of a read that nobody had before: its entity, its resource, and its answer in the mock portal. */
export function readFiles(read: Call, { id, wing }: Wanted): Record<string, string> {
  const { file, resource, entry } = wordsOf(read);
  const schema = `${read.name}EntrySchema`;
  return {
    [`src/domain/entities/${file}.ts`]: `import * as v from 'valibot';
import { id, text } from '#domain/entities/fields.ts';

export const ${schema} = v.object({
  /** Names the entry among all. @required */
  id,
  /** Title, plain text. @required */
  title: text,
});
export type ${entry} = v.InferOutput<typeof ${schema}>;
`,
    [`api/${file}.ts`]: `import * as v from 'valibot';
import { list } from '#domain/entities/fields.ts';
import { ${schema} } from '#domain/entities/${file}.ts';
import { defineResource } from '#api/resource.ts';

/** The entries of ${id}. */
export const ${resource} = defineResource('${read.name}', v.object({ items: list(${schema}) }), (answer) => answer.items);
`,
    [`mocks/model/${wing}/${namesOf(id).name}.ts`]: `import type { ${entry} } from '#domain/entities/${file}.ts';
import { ok, type Handlers } from '#mocks/model/answer.ts';

const entries: readonly ${entry}[] = [
  { id: 1, title: 'Erster Eintrag' },
  { id: 2, title: 'Zweiter Eintrag' },
  { id: 3, title: 'Dritter Eintrag' },
];

export const ${read.name}Handlers: Handlers<'${read.name}'> = {
  ${read.name}: () => ok({ items: entries }),
};
`,
  };
}

/** Where the mock portal answers a path: `{generalApiBase}/get-trainers` at `/general-api/get-trainers`. */
export const addressOf = (path: string): string =>
  path.replace(/^\{(\w+?)(?:Base)?\}/, (_whole, base: string) => `/${kebab(base)}`);

/** The lines of a read in lists that name every call. */
export const readInserts = ({ name, path }: Call, { id }: Wanted): readonly Insert[] => [
  { file: "api/routes.ts", before: "  localLogin: post(", text: `  ${name}: get("${path}"),\n` },
  {
    file: "mocks/testing/site-addresses.ts",
    before: '  localLogin: { url: "',
    text: `  ${name}: { url: "${addressOf(path)}" },\n`,
  },
  {
    file: "scripts/openapi/about.ts",
    before: "};\n\n/** What each write does",
    text: `  ${name}: "Entries of \`${id}\`",\n`,
  },
];

/** The view, its test, its texts and its situations, for a widget that shows what a read gives. */
export function listFiles(read: Call, { id, wing }: Wanted): Record<string, string> {
  const { name, component, texts } = namesOf(id);
  const { file, resource } = wordsOf(read);
  const folder = `widgets/${wing}/${name}`;
  return {
    [`${folder}/index.tsx`]: `import { ${resource} } from '#api/${file}.ts';
import { defineWidget } from '#widgets/shared/widget.ts';
import { ${component} } from './${name}.tsx';
import { anchor } from './manifest.ts';

export default defineWidget(anchor, ${component}, { reads: [${resource}] });
`,
    [`${folder}/${name}.tsx`]: `import { ${resource} } from '#api/${file}.ts';
import { ${texts} as texts } from '#i18n/${name}.ts';
import { keyed } from '#lib/keyed.ts';
import { useResource } from '#state/resources.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { RemoteView } from '#widgets/shared/remote-view.tsx';

/** What it shows, with its section of the spec. */
export function ${component}() {
  const watched = useResource(${resource});
  return (
    <section className="stack">
      <h2>{texts.heading}</h2>
      <RemoteView watched={watched} loading={texts.loading}>
        {(entries) =>
          entries.length === 0 ? (
            <Notice state="empty">{texts.none}</Notice>
          ) : (
            <ul aria-label={texts.heading}>
              {keyed(entries, ({ id }) => id).map(([key, { title }]) => (
                <li key={key}>{title ?? texts.untitled}</li>
              ))}
            </ul>
          )
        }
      </RemoteView>
    </section>
  );
}
`,
    [`${folder}/${name}.test.tsx`]: `import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { common } from '#i18n/common.ts';
import { ${texts} as texts } from '#i18n/${name}.ts';
import { useMockPortal } from '#test/support/mock-portal.ts';
import { renderInRoot } from '#test/support/render.tsx';
import { ${component} } from './${name}.tsx';

const portal = useMockPortal();

describe('${id}', () => {
  it('shows what there is', async () => {
    const view = renderInRoot(<${component} />);
    expect(view.getByText(texts.loading)).toBeInTheDocument();
    const list = await view.findByRole('list', { name: texts.heading });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  });

  it.each([
    ['that there is nothing', 'empty:${read.name}', texts.none],
    ['that a title is missing', 'nulls:${read.name}', texts.untitled],
  ] as const)('says %s', async (_what, scenario, words) => {
    portal.select({ scenario });
    const view = renderInRoot(<${component} />);
    expect((await view.findAllByText(words))[0]).toBeVisible();
  });

  it('draws a failure and loads again when asked', async () => {
    portal.select({ scenario: 'fail:${read.name}' });
    const view = renderInRoot(<${component} />);
    await view.findByRole('alert');
    portal.select({ scenario: 'normal' });
    await view.user.click(view.getByRole('button', { name: common.retry }));
    expect(await view.findByRole('list', { name: texts.heading })).toBeVisible();
  });
});
`,
    [`i18n/${name}.ts`]: `/** Texts of ${id}. */
export const ${texts} = {
  heading: '${component}',
  loading: '${component}: Die Einträge werden geladen.',
  none: '${component}: Keine Einträge vorhanden.',
  untitled: '${component}: ohne Titel',
} as const;
`,
    [`mocks/situations/${wing}/${name}.ts`]: `import type { Situation } from '#mocks/situations/situation.ts';

const widget = '${id}';

export const ${texts}Situations: readonly Situation[] = [
  { id: '${name}', title: '${component}', widget, shows: 'Erster Eintrag' },
  { id: '${name}-laden', title: 'Lädt', widget, scenario: 'slow:${read.name}', shows: '${component}: Die Einträge werden geladen.' },
  { id: '${name}-leer', title: 'Ohne Einträge', widget, scenario: 'empty:${read.name}', shows: '${component}: Keine Einträge vorhanden.' },
  { id: '${name}-fehler', title: 'Nicht ladbar', widget, scenario: 'fail:${read.name}', shows: ['button', 'Erneut versuchen'] },
];
`,
  };
}
