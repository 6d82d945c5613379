/** An id that a new widget may have. */
export const WIDGET_ID = /^portal-[a-z]+(-[a-z]+)*$/;

/** The files of a new widget, by their paths below the project's root: small, and green in the whole test line. */
export function newWidgetFiles(id: string, wing: string): Record<string, string> {
  const name = id.replace("portal-", "");
  const component = name.replace(/(^|-)(\w)/g, (_whole, _dash: string, letter: string) => letter.toUpperCase());
  const texts = component.replace(/^./, (letter) => letter.toLowerCase());
  const folder = `widgets/${wing}/${name}`;
  return {
    [`${folder}/manifest.ts`]: `import type { About, Anchor } from '#widgets/shared/manifest.ts';

export const anchor = {
  id: '${id}',
  height: { wide: 120, phone: 120 },
  params: [],
  reads: [],
} as const satisfies Anchor;

export const about = {
  name: '${component}',
  shows: {
    de: 'Noch keine Einträge.',
    en: 'no entries yet',
  },
} as const satisfies About;
`,
    [`${folder}/index.tsx`]: `import { defineWidget } from '#widgets/shared/widget.ts';
import { anchor } from './manifest.ts';
import { ${component} } from './${name}.tsx';

export default defineWidget(anchor, ${component});
`,
    [`${folder}/${name}.tsx`]: `import { ${texts} as texts } from '#i18n/${name}.ts';
import { Notice } from '#ui/notice/notice.tsx';

/** What it shows, with its section of the spec. */
export function ${component}() {
  return <Notice state="empty">{texts.none}</Notice>;
}
`,
    [`${folder}/${name}.test.tsx`]: `import { describe, expect, it } from 'vitest';
import { ${texts} as texts } from '#i18n/${name}.ts';
import { renderInRoot } from '#test/support/render.tsx';
import { ${component} } from './${name}.tsx';

describe('${id}', () => {
  it('says that there is nothing', () => {
    const view = renderInRoot(<${component} />);
    expect(view.getByText(texts.none)).toBeVisible();
  });
});
`,
    [`i18n/${name}.ts`]: `/** Texts of ${id}. */
export const ${texts} = {
  none: 'Keine Einträge vorhanden.',
} as const;
`,
    [`mocks/situations/${wing}/${name}.ts`]: `import type { Situation } from '#mocks/situations/situation.ts';

export const ${texts}Situations: readonly Situation[] = [
  { id: '${name}', title: '${component}: keine Einträge', widget: '${id}', shows: 'Keine Einträge vorhanden.' },
];
`,
  };
}
