import type { Plugin } from 'vite';
import { routes } from '#api/routes.ts';
import { defaultConfig, type Config } from '#config/config.ts';
import { registry, type FirstRead, type WidgetLine } from '#mount/registry.ts';

const NAME = 'virtual:portal-table';
export const FRAME = 'mount/frame.tsx';
export const INSPECTOR = 'mount/inspector/index.tsx';

/** The file of a widget's adapter, below the project's root. */
export const widgetFile = (line: WidgetLine): string => `widgets/${line.folder}/index.tsx`;

/** Chunk files by number, in the order of their evaluation. File 0 is the frame's. */
export interface ChunkTable {
  readonly files: readonly string[];
  /** What every widget needs. */
  readonly frame: readonly number[];
  readonly inspector: number;
  /** What a widget needs beside that: its own last. */
  readonly needs: Readonly<Record<string, readonly number[]>>;
}

const lines: readonly WidgetLine[] = registry;

/**
 * A route in the form of mount/table.ts: `{userUrl}` becomes `{userUrl|/get-user}`, so that the entry needs no defaults but
 * that of apiBase.
 */
export function template(path: string): string {
  return path.replace(/^\{(\w+)\}/, (whole, key: string) => {
    const standard = Object.hasOwn(defaultConfig, key) ? defaultConfig[key as keyof Config] : undefined;
    return typeof standard === 'string' ? `{${key}|${standard}}` : whole;
  });
}

/** `name=template`, with `!` and the attribute that makes the read needless. */
function readText(read: FirstRead): string {
  const { route, unless = '' } = typeof read === 'string' ? { route: read } : read;
  return `${route}=${template(routes[route].path)}${unless === '' ? '' : `!${unless}`}`;
}

/** A row of `mount/table.ts` as text: it is a third smaller than an object. */
const rowText = (line: WidgetLine, files: string): string => [line.height, files, ...line.reads.map(readText)].join(' ');

const rowsText = (filesOf: (line: WidgetLine) => string): string =>
  JSON.stringify(Object.fromEntries(lines.map((line) => [line.id, rowText(line, filesOf(line))])));

function servedTable(): string {
  const loaders = lines.map((line) => `${JSON.stringify(line.id)}: () => import('/${widgetFile(line)}')`);
  return `export const rows = ${rowsText(() => '-')};
    const loaders = { ${loaders.join(', ')} };
    export const load = (id) => Promise.all([import('/${FRAME}'), loaders[id]()]);
    export const loadInspector = () => import('/${INSPECTOR}');`;
}

function singleTable(): string {
  const imports = lines.map((line, index) => `import * as w${index} from '/${widgetFile(line)}';`);
  const widgets = lines.map((line, index) => `${JSON.stringify(line.id)}: w${index}`);
  return `import * as frame from '/${FRAME}'; import * as inspector from '/${INSPECTOR}'; ${imports.join(' ')}
    export const rows = ${rowsText(() => '-')};
    const widgets = { ${widgets.join(', ')} };
    export const load = (id) => Promise.resolve([frame, widgets[id]]);
    export const loadInspector = () => Promise.resolve(inspector);`;
}

const FIRST_LETTER = 48;

/** Files are numbered by letters, so that a row names them in one word. @throws Error at the 45th, a backslash */
function letter(index: number): string {
  if (index >= 44) throw new Error('Too many shared chunks for one letter each: see the groups in scripts/build.ts');
  return String.fromCharCode(FIRST_LETTER + index);
}

function chunkTable({ files, frame, inspector, needs }: ChunkTable): string {
  return `export const rows = ${rowsText((line) => (needs[line.id] ?? []).map(letter).join(''))};
    const files = ${JSON.stringify(files.join(' '))}.split(' ');
    const get = (letter, query = '') => import(/* @vite-ignore */ './chunks/' + files[letter.charCodeAt() - ${FIRST_LETTER}] + '.js' + query);
    const twice = (letter) => get(letter).catch(() => get(letter, '?again'));
    const loads = {};
    export const load = (id, needs) => loads[needs] ??= ([...'${frame.map(letter).join('')}' + needs].map((letter) => get(letter).catch(() => {})), Promise.all([twice('0'), twice(needs.at(-1))]));
    export const loadInspector = () => twice('${letter(inspector)}');`;
}

/**
 * Gives the entry its table of widgets, made from the registry: for the dev server and tests with plain imports, for
 * `portal.js` with the hashed chunk files, for `portal.single.js` with everything inside.
 */
export function portalTable(target: 'served' | 'single' | ChunkTable): Plugin {
  return {
    name: 'portal-table',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => {
      if (id !== `\0${NAME}`) return null;
      if (target === 'served') return servedTable();
      return target === 'single' ? singleTable() : chunkTable(target);
    },
  };
}
