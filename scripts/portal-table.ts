import type { Plugin } from 'vite';
import { routes } from '#api/routes.ts';
import { defaultConfig, type Config } from '#config/config.ts';
import { registry, type FirstRead, type WidgetLine } from '#mount/registry.ts';

const NAME = 'virtual:portal-table';
export const FRAME = 'mount/frame.tsx';

/** The file of a widget's adapter, below the project's root. */
export const widgetFile = (line: WidgetLine): string => `widgets/${line.folder}/index.tsx`;

/** Which chunk files, by number, a widget needs: its own first. File 0 is the frame's. */
export interface ChunkTable {
  readonly files: readonly string[];
  readonly needs: Readonly<Record<string, readonly number[]>>;
}

/** `{userUrl}` becomes `{userUrl|/get-user}`, so that the entry can do without the table of defaults. */
const withDefault = (path: string): string =>
  path.replace(/^\{(\w+)\}/, (whole, key: string) => {
    const standard = Object.hasOwn(defaultConfig, key) ? defaultConfig[key as keyof Config] : undefined;
    return typeof standard === 'string' ? `{${key}|${standard}}` : whole;
  });

function readRow(read: FirstRead): string[] {
  const route = typeof read === 'string' ? read : read.route;
  return [route, withDefault(routes[route].path), ...(typeof read === 'string' ? [] : [read.unless])];
}

const rows = (): string => JSON.stringify(Object.fromEntries(registry.map((line) => [line.id, { h: line.height, r: line.reads.map(readRow) }])));

function servedTable(): string {
  const loaders = registry.map((line) => `${JSON.stringify(line.id)}: () => import('/${widgetFile(line)}')`);
  return `export const rows = ${rows()};
    const loaders = { ${loaders.join(', ')} };
    export const load = (id) => Promise.all([import('/${FRAME}'), loaders[id]()]);`;
}

function singleTable(): string {
  const imports = registry.map((line, index) => `import * as w${index} from '/${widgetFile(line)}';`);
  const widgets = registry.map((line, index) => `${JSON.stringify(line.id)}: w${index}`);
  return `import * as frame from '/${FRAME}'; ${imports.join(' ')}
    export const rows = ${rows()};
    const widgets = { ${widgets.join(', ')} };
    export const load = (id) => Promise.resolve([frame, widgets[id]]);`;
}

function chunkTable({ files, needs }: ChunkTable): string {
  return `export const rows = ${rows()};
    const files = ${JSON.stringify(files.join(' '))}.split(' ');
    const needs = ${JSON.stringify(needs)};
    const get = (index) => import(/* @vite-ignore */ './chunks/' + files[index] + '.js');
    const twice = (index) => get(index).catch(() => import(/* @vite-ignore */ './chunks/' + files[index] + '.js?again'));
    export const load = (id) => {
      needs[id].forEach((index) => { get(index).catch(() => {}); });
      return Promise.all([twice(0), twice(needs[id][0])]);
    };`;
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
