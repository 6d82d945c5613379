import { fileURLToPath } from 'node:url';
import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { minifySync, type Rolldown } from 'vite';
import { nameOf } from '#mount/anchor-id.ts';
import { registry } from '#mount/registry.ts';
import { FRAME, widgetFile } from './portal-table.ts';
import { budgets } from './budget.ts';
import { keepCut, keptCut, placeByCut } from './kept-cut.ts';
import { mergeShared, type BudgetPage, type Shared } from './merge-shared.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the files that widgets share; `../event-list` is a widget's own file that holds what others share with it. */
export const SHARED = 'shared/';

/** Files that outlive a release: the libraries of every page with a widget, and the client, loaded with the first request that needs it. */
const LIBRARIES = {
  vendor: /commonjs-modules:(?!.*dayjs)|vite\/preload-helper|node_modules\/(zustand|valibot)\//,
  client: /node_modules\/axios\/|\/api\/transport\.ts$/,
};

/** What is left of a module's size (minified, brotli) in a file with others: they share their words, and of libraries a part is not used. */
const AMONG_OTHERS = 0.7;

/** Libraries of one object, of which nothing can be left out. */
const WHOLE = /node_modules\/(dompurify|minisearch)\//;

/** What every page with a widget loads, in bytes, about: entry, libraries, frame. */
const ALWAYS = 81_700;

/** Bytes by which a page may come out heavier than it was weighed. */
const MARGIN = 1200;

/** What so large a share of all widgets needs comes with the frame, and a smaller share where it is small (bytes) and brings nothing along. */
const MOST = 0.75;
const SOME = 0.2;
const SMALL = 120;
/** Once files are merged, one for so many widgets comes with the frame. */
const NEARLY_ALL = 0.9;

type Graph = Rolldown.ChunkingContext;

const libraryOf = (id: string): string | undefined => Object.entries(LIBRARIES).find(([, pattern]) => pattern.test(id))?.[0];

/** Ids that are reached from some, step by step. */
function reachedFrom(start: Iterable<string>, next: (id: string) => readonly string[]): Set<string> {
  const reached = new Set(start);
  for (const id of reached) for (const further of next(id)) reached.add(further);
  return reached;
}

/** What stands at the beginning of code that is loaded together: a widget, or a part that some of them load later. */
interface Start {
  readonly id: string;
  /** All that is loaded with it. */
  readonly reach: ReadonlySet<string>;
  /** Those that load this part. */
  readonly owners: Set<Start>;
}

/** All widgets, and all parts that they load later. */
function startsOf(graph: Graph): Start[] {
  const starts = new Map<string, Start>();
  const add = (id: string): Start => {
    const known = starts.get(id);
    if (known !== undefined) return known;
    const start = { id, reach: reachedFrom([id], (one) => graph.getModuleInfo(one)?.importedIds ?? []), owners: new Set<Start>() };
    starts.set(id, start);
    const later = new Set([...start.reach].flatMap((one) => graph.getModuleInfo(one)?.dynamicallyImportedIds ?? []));
    for (const part of later) add(part).owners.add(start);
    return start;
  };
  for (const line of registry) add(root + widgetFile(line));
  return [...starts.values()];
}

/** Whether a module is there in any case before a part is loaded. */
function isThere(id: string, { owners }: Start, seen: ReadonlySet<Start> = new Set()): boolean {
  return owners.size > 0 && [...owners].every((owner) => !seen.has(owner) && (owner.reach.has(id) || isThere(id, owner, new Set([...seen, owner]))));
}

const weights = new Map<string, number>();

/** What a module weighs on a page, in bytes, about. */
function weightOf(id: string, graph: Graph): number {
  const known = weights.get(id);
  if (known !== undefined) return known;
  const { code } = minifySync(id, graph.getModuleInfo(id)?.code ?? '', { module: true });
  const weight = brotliCompressSync(code).length * (WHOLE.test(id) ? 1 : AMONG_OTHERS);
  weights.set(id, weight);
  return weight;
}

/** The starts that bring each module along. */
function usersOf(graph: Graph): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const start of startsOf(graph)) {
    for (const id of start.reach) if (!isThere(id, start)) users.set(id, (users.get(id) ?? new Set()).add(start.id));
  }
  return users;
}

/** Files of every page with a widget besides its own and the entry: libraries and frame. */
const OF_ALL = 2;

/** Names a file after the largest module in it, or the package that it comes from. */
const nameOfShared = (modules: Shared['modules']): string => {
  const [largest] = [...modules].sort((one, other) => other.bytes - one.bytes);
  const id = (largest?.id ?? '').replace(/\?.*/, '');
  return /node_modules\/([\w-]+)/.exec(id)?.[1] ?? id.replace(/.*[/:_]/, '').replace(/\.\w+$/, '');
};

/** The pages of the budget, with the bytes that it leaves for what they share. */
function pagesOf(graph: Graph, users: ReadonlyMap<string, ReadonlySet<string>>): BudgetPage[] {
  const fileOf = new Map<string, string>(registry.map((line) => [line.id, root + widgetFile(line)]));
  return budgets.filter(({ anchors }) => anchors.length > 0).map(({ anchors, parts = [], limit, files = Infinity }) => {
    const starts = [...anchors.flatMap((anchor) => fileOf.get(anchor) ?? []), ...parts.map((part) => root + part)];
    const own = [...users].filter(([, { size }]) => size === 1).filter(([, [only = '']]) => starts.includes(only));
    return { starts, room: limit * 1000 - ALWAYS - MARGIN - own.reduce((sum, [id]) => sum + weightOf(id, graph), 0), files: files - OF_ALL - starts.length };
  });
}

/** Whether nearly all widgets load a file that brings nothing but the frame along. */
function isForAll(modules: Shared['modules'], { usersOfEach, widgets, frame }: Known): boolean {
  const users = new Set(modules.flatMap(({ id }) => [...(usersOfEach.get(id) ?? [])]));
  const own = new Set(modules.map(({ id }) => id));
  const isAtHand = (id: string): boolean => own.has(id) || frame.has(id) || libraryOf(id) === 'vendor';
  return [...users].filter((user) => widgets.has(user)).length > widgets.size * NEARLY_ALL && modules.every(({ imports }) => imports.every(isAtHand));
}

/** Cuts what widgets share anew, and names the files. */
function searchCut(shared: readonly Shared[], graph: Graph, known: Known): Map<string, Shared['modules']> {
  const cut = new Map<string, Shared['modules']>();
  const late = new Set([...known.usersOfEach.values()].flatMap((users) => [...users].filter((user) => !known.widgets.has(user))));
  for (const modules of mergeShared(shared, pagesOf(graph, known.usersOfEach), late)) {
    let name = isForAll(modules, known) ? 'frame' : nameOfShared(modules);
    while (name !== 'frame' && cut.has(name)) name += '-more';
    cut.set(name, [...(cut.get(name) ?? []), ...modules]);
  }
  return cut;
}

/** What is known of the modules: who loads each, the names of the widgets by their file, and what the frame needs. */
interface Known {
  readonly usersOfEach: ReadonlyMap<string, ReadonlySet<string>>;
  readonly widgets: ReadonlyMap<string, string>;
  readonly frame: ReadonlySet<string>;
}

/** The file of each module; null leaves it to the bundler, which puts it into the file of the part that alone needs it. */
function filesOf(graph: Graph, anew: boolean): Map<string, string | null> {
  const files = new Map<string, string | null>();
  const widgets = new Map(registry.map((line) => [root + widgetFile(line), nameOf(line.id)]));
  const frame = reachedFrom([root + FRAME], (id) => graph.getModuleInfo(id)?.importedIds ?? []);
  const shared: Shared[] = [];
  const usersOfEach = usersOf(graph);
  for (const [id, users] of usersOfEach) {
    const { importedIds = [] } = graph.getModuleInfo(id) ?? {};
    const [only = ''] = users;
    if (frame.has(id) || libraryOf(id) !== undefined) continue;
    const isLight = weightOf(id, graph) < SMALL && importedIds.every((next) => frame.has(next) || libraryOf(next) === 'vendor');
    if (users.size === 1) files.set(id, widgets.get(only) ?? null);
    else if ([...users].filter((user) => widgets.has(user)).length > widgets.size * (isLight ? SOME : MOST)) files.set(id, 'frame');
    else shared.push({ users, modules: [{ id, bytes: weightOf(id, graph), imports: importedIds }] });
  }
  for (const id of frame) files.set(id, 'frame');
  if (anew) keepCut(searchCut(shared, graph, { usersOfEach, widgets, frame }));
  for (const [name, modules] of placeByCut(shared, keptCut())) for (const { id } of modules) files.set(id, name === 'frame' ? name : posix.join(SHARED, name));
  return files;
}

/**
 * How the build cuts its files: libraries, the frame with all that it needs, each widget with what it alone needs, and few files of what
 * widgets share, so that six connections carry the code of a page and its data at once.
 * @param anew searches for the best cut once more, which takes minutes, and keeps it in scripts/cut.json
 */
export function groups(anew: boolean): Rolldown.CodeSplittingGroup[] {
  let files: ReturnType<typeof filesOf> | undefined;
  const fileOf = (id: string, graph: Graph): string | null => libraryOf(id) ?? (files ??= filesOf(graph, anew)).get(id) ?? null;
  return [{ name: fileOf, includeDependenciesRecursively: false }];
}
