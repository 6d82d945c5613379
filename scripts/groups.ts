import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { nameOf } from '#mount/anchor-id.ts';
import { registry } from '#mount/registry.ts';
import { FRAME, widgetFile } from './portal-table.ts';
import { mergeShared, type Shared } from './merge-shared.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the files that widgets share. */
export const SHARED = 'shared/';

/** Libraries of every page with a widget; their file outlives a release. */
const VENDOR = /react-modules:|vite\/preload-helper|node_modules\/(react|react-dom|scheduler|axios|dayjs|zustand|valibot|use-sync-external-store)\//;

/** What a byte of a module weighs on a page, about, minified and compressed. */
const COMPRESSED = 0.2;

type Graph = Rolldown.ChunkingContext;

/** The modules that an entry imports: those that run before something is shown, or `all`, with the lazily loaded parts. */
function reachOf(entry: string, graph: Graph, extent: 'first' | 'all'): Set<string> {
  const reached = new Set([entry]);
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of extent === 'all' ? [...importedIds, ...dynamicallyImportedIds] : importedIds) reached.add(next);
  }
  return reached;
}

/** The widgets that reach each module. */
function usersOf(graph: Graph, extent: 'first' | 'all'): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const line of registry) for (const id of reachOf(root + widgetFile(line), graph, extent)) users.set(id, (users.get(id) ?? new Set()).add(nameOf(line.id)));
  return users;
}

/** Names a file after the largest module in it. */
const nameOfShared = ({ modules }: Shared): string => {
  const [largest] = [...modules].sort((one, other) => other.bytes - one.bytes);
  return (largest?.id ?? '').replace(/\?.*/, '').replace(/.*\//, '').replace(/\.\w+$/, '');
};

/** The file of each module that runs before something is shown; others are left to the bundler. */
function filesOf(graph: Graph): Map<string, string> {
  const files = new Map<string, string>();
  const frame = reachOf(root + FRAME, graph, 'first');
  const everyUser = usersOf(graph, 'all');
  const shared: Shared[] = [];
  for (const [id, who] of usersOf(graph, 'first')) {
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
    const [only = ''] = who;
    const later = [...(everyUser.get(id) ?? [])].filter((user) => !who.has(user)).map((user) => `${user}, later`);
    if (frame.has(id) || VENDOR.test(id)) continue;
    if (who.size === 1 && later.length === 0) files.set(id, only);
    else if (who.size > registry.length / 2) files.set(id, 'frame');
    else shared.push({ users: new Set([...who, ...later]), modules: [{ id, bytes: (code?.length ?? 0) * COMPRESSED, imports: importedIds }] });
  }
  for (const id of frame) files.set(id, 'frame');
  const names = new Set<string>();
  for (const cluster of mergeShared(shared)) {
    let name = nameOfShared(cluster);
    while (names.has(name)) name += '-more';
    names.add(name);
    for (const { id } of cluster.modules) files.set(id, SHARED + name);
  }
  return files;
}

/**
 * How the build cuts its files: libraries, the frame with all that it needs, each widget with what it alone needs, and few files of what
 * widgets share, so that six connections carry the code of a page and its data at once.
 */
export function groups(): Rolldown.CodeSplittingGroup[] {
  let files: Map<string, string> | undefined;
  const fileOf = (id: string, graph: Graph): string | null => (VENDOR.test(id) ? 'vendor' : (files ??= filesOf(graph)).get(id) ?? null);
  return [{ name: fileOf, includeDependenciesRecursively: false }];
}
