import { namesOf, noteFile, type Insert, type Plan, type Wanted } from "./names.ts";
import { listFiles, readFiles, readInserts } from "./new-read.ts";
import { formFiles, formInserts } from "./new-request.ts";

/** What the widget is, with the routes of its preloaded reads and of what it calls later. */
function manifestFile(
  { id, wing }: Wanted,
  reads: readonly string[],
  calls: readonly string[] = [],
): Record<string, string> {
  const { name, component } = namesOf(id);
  return {
    [`widgets/${wing}/${name}/manifest.ts`]: `import type { About, AnchorSpec } from '#widgets/shared/manifest.ts';

export const anchor = {
  id: '${id}',
  height: { wide: 120, phone: 120 },
  skeleton: "card",
  params: [],
  reads: ${JSON.stringify(reads)},
} as const satisfies AnchorSpec;

export const about = {
  name: '${component}',
  shows: {
    de: '${component}.',
    en: '${name.replaceAll("-", " ")}',
  },${calls.length > 0 ? `\n  calls: ${JSON.stringify(calls)},` : ""}
} as const satisfies About;
`,
  };
}

/** A widget that reads nothing yet. */
function plainFiles({ id, wing }: Wanted): Record<string, string> {
  const { name, component, texts } = namesOf(id);
  const folder = `widgets/${wing}/${name}`;
  return {
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
  none: '${component}: Keine Einträge vorhanden.',
} as const;
`,
    [`mocks/situations/${wing}/${name}.ts`]: `import type { Situation } from '#mocks/situations/situation.ts';

export const ${texts}Situations: readonly Situation[] = [
  { id: '${name}', title: '${component}: keine Einträge', widget: '${id}', shows: '${component}: Keine Einträge vorhanden.' },
];
`,
  };
}

/**
 * What is written for a new widget: small, and green in the whole test line. With a read it is a list of what the read
 * gives, with a write a request form; both calls are written with it, down to the mock portal and the documents.
 * @throws Error for a field that no form has
 */
export function newWidget(wanted: Wanted): Plan {
  const { read, write } = wanted;
  if (write !== undefined)
    return {
      files: {
        ...manifestFile(wanted, ["user"], ["userData", write.name]),
        ...formFiles(write, wanted),
        ...noteFile(wanted, write),
      },
      inserts: formInserts(write, wanted),
    };
  if (read !== undefined)
    return {
      files: {
        ...manifestFile(wanted, [read.name]),
        ...listFiles(read, wanted),
        ...readFiles(read, wanted),
        ...noteFile(wanted, read),
      },
      inserts: readInserts(read, wanted),
    };
  return { files: { ...manifestFile(wanted, []), ...plainFiles(wanted), ...noteFile(wanted) }, inserts: [] };
}

/**
 * A file's text with what is to be inserted into it.
 * @throws Error where the text before which something goes does not stand in it once
 */
export function inserted(file: string, text: string, inserts: readonly Insert[]): string {
  return inserts
    .filter((insert) => insert.file === file)
    .reduce((now, { before, text: added }) => {
      const [start, end, ...more] = now.split(before);
      if (start === undefined || end === undefined || more.length > 0)
        throw new Error(`${file} does not have "${before.trim()}" once, before which new:widget writes`);
      return start + added + before + end;
    }, text);
}
