/** Modules that the same starts use, with what they import. */
export interface Shared {
  readonly users: ReadonlySet<string>;
  readonly modules: readonly { readonly id: string; readonly bytes: number; readonly imports: readonly string[] }[];
}

/** A module that widgets share. */
export type SharedModule = Shared['modules'][number];

/** A page with a budget: what is loaded for it, and the bytes and files that are left for what that shares. */
export interface BudgetPage {
  readonly starts: readonly string[];
  readonly room: number;
  readonly files: number;
}

/**
 * What a further file costs a page, in bytes that a slow phone loads meanwhile: over HTTP/1.1 it asks for six at a time and waits 100 ms
 * for them, which is 20,000 bytes a file at 10 Mbit/s; over HTTP/2 little.
 */
const FILE = 9000;

/** Bytes of a file before its modules: what it imports and exports. */
const HEAD = 120;

/** What a byte beyond a page's budget costs, in bytes within it. */
const BEYOND = 500;

/** What a file beyond a page's budget costs, in bytes within it: it is dear enough to be merged on all pages. */
const FILE_BEYOND = 300_000;

/** What a file costs once, as every page learns its name with the entry, which has little room. */
const NAME = 20_000;

/** What loading a part later counts against loading it with a widget, for which somebody waits. */
const LATER = 0.1;

/** Modules with the same users stay together; users and imports are positions. */
interface Part {
  readonly modules: Shared['modules'];
  readonly bytes: number;
  readonly users: readonly number[];
  readonly imports: readonly number[];
}

/** The file of each part, as a number that means nothing else. */
type Cut = readonly number[];

interface Problem {
  readonly parts: readonly Part[];
  readonly pages: readonly { readonly starts: readonly number[]; readonly room: number; readonly files: number }[];
  /** What a byte costs, by the user that loads it. */
  readonly prices: readonly number[];
  /** What a file counts as, in bytes. */
  readonly perFile: number;
}

function problemOf(shared: readonly Shared[], pages: readonly BudgetPage[], late: ReadonlySet<string>): Problem {
  const together = new Map<string, Shared>();
  for (const one of shared) {
    const key = [...one.users].sort().join();
    together.set(key, { users: one.users, modules: [...(together.get(key)?.modules ?? []), ...one.modules] });
  }
  const all = [...together.values()];
  const holder = new Map(all.flatMap(({ modules }, index) => modules.map(({ id }) => [id, index] as const)));
  const names = [...new Set(all.flatMap(({ users }) => [...users]))];
  const positions = new Map(names.map((name, index) => [name, index]));
  const positionsOf = (users: Iterable<string>): number[] => [...users].flatMap((user) => positions.get(user) ?? []);
  return {
    parts: all.map(({ users, modules }) => ({
      modules,
      bytes: modules.reduce((sum, { bytes }) => sum + bytes, 0),
      users: positionsOf(users),
      imports: [...new Set(modules.flatMap(({ imports }) => imports.flatMap((id) => holder.get(id) ?? [])))],
    })),
    pages: pages.map(({ starts, ...left }) => ({ starts: positionsOf(starts), ...left })),
    prices: names.map((name) => (late.has(name) ? LATER : 1)),
    perFile: FILE,
  };
}

interface File {
  bytes: number;
  readonly imports: Set<number>;
  /** 1 for each user that loads it. */
  readonly loads: Uint8Array;
}

/** The files of a cut, each with the users of what is in it. */
function filesOf({ parts, prices }: Problem, cut: Cut): Map<number, File> {
  const files = new Map<number, File>();
  parts.forEach(({ bytes, users, imports }, index) => {
    const name = cut[index] ?? index;
    const file = files.get(name) ?? { bytes: HEAD, imports: new Set(), loads: new Uint8Array(prices.length) };
    files.set(name, file);
    file.bytes += bytes;
    for (const user of users) file.loads[user] = 1;
    for (const part of imports) if (cut[part] !== name) file.imports.add(cut[part] ?? part);
  });
  return files;
}

/** The files in an order in which each stands before what it imports; null where files import each other, so that one would run before what it needs. */
export function inOrder<Name, F extends { readonly imports: ReadonlySet<Name> }>(files: ReadonlyMap<Name, F>): F[] | null {
  const done = new Set<F>();
  const open = new Set<F>();
  const visit = (file: F | undefined): boolean => {
    if (file === undefined || done.has(file)) return true;
    if (open.has(file)) return false;
    open.add(file);
    for (const name of file.imports) if (!visit(files.get(name))) return false;
    done.add(file);
    return true;
  };
  return [...files.values()].every(visit) ? [...done].reverse() : null;
}

/** What all users and pages load, in bytes; infinite where files import each other. */
function costOf(problem: Problem, cut: Cut): number {
  const files = filesOf(problem, cut);
  const order = inOrder(files);
  if (order === null) return Infinity;
  let cost = NAME * order.length;
  for (const { bytes, imports, loads } of order) {
    problem.prices.forEach((price, user) => {
      if (loads[user] === 0) return;
      cost += price * (bytes + problem.perFile);
      for (const name of imports) files.get(name)?.loads.fill(1, user, user + 1);
    });
  }
  for (const { starts, room, files: allowed } of problem.pages) {
    const loaded = order.filter(({ loads }) => starts.some((start) => loads[start] === 1));
    const bytes = loaded.reduce((sum, file) => sum + file.bytes, 0);
    cost += bytes + problem.perFile * loaded.length + BEYOND * Math.max(0, bytes - room) + FILE_BEYOND * Math.max(0, loaded.length - allowed);
  }
  return cost;
}

interface Found {
  readonly cut: Cut;
  readonly cost: number;
}

/**
 * Ways to search, of which the best result counts, as each ends where no single step gains anything: how many pairs are merged before parts are
 * moved, and what a file counts as meanwhile.
 */
const SEARCHES = [4, 8, 16].flatMap((pairs) => [0.6, 0.8, 1, 1.3, 1.7].map((share) => ({ pairs, perFile: FILE * share })));

/** Merges some pairs of files, the best first and each file once. */
function merge(problem: Problem, found: Found, pairsAtOnce: number): Found {
  const names = [...new Set(found.cut)];
  const merged = (cut: Cut, one: number, other: number): Cut => cut.map((name) => (name === other ? one : name));
  const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => ({ one, other, cost: costOf(problem, merged(found.cut, one, other)) })));
  const touched = new Set<number>();
  let best = found;
  for (const { one, other } of pairs.filter(({ cost }) => cost < found.cost).sort((a, b) => a.cost - b.cost)) {
    if (touched.has(one) || touched.has(other)) continue;
    const cut = merged(best.cut, one, other);
    const cost = costOf(problem, cut);
    if (cost >= best.cost) continue;
    best = { cut, cost };
    touched.add(one).add(other);
    if (touched.size >= 2 * pairsAtOnce) break;
  }
  return best;
}

/** Moves each part to another file, or to one of its own, where all pages together gain most by it. */
function move(problem: Problem, found: Found): Found {
  let best = found;
  for (const [index, { users }] of problem.parts.entries()) {
    const near = best.cut.filter((_name, other) => problem.parts[other]?.users.some((user) => users.includes(user)));
    for (const name of new Set([...near, Math.max(...best.cut) + 1])) {
      const cut = best.cut.with(index, name);
      const cost = costOf(problem, cut);
      if (cost < best.cost) best = { cut, cost };
    }
  }
  return best;
}

/** Repeats a step as long as it gains anything. */
function repeat(step: (found: Found) => Found, found: Found): Found {
  const next = step(found);
  return next.cost < found.cost ? repeat(step, next) : found;
}

/**
 * Cuts what is shared into few files: from one for each set of users, files are merged and parts moved to others as long as all pages
 * together gain by it, those that have no room left the most. It takes a minute or two, so that its result is kept (scripts/kept-cut.ts).
 * @param late those of the users that are loaded later than a page's first drawing
 */
export function mergeShared(shared: readonly Shared[], pages: readonly BudgetPage[] = [], late: ReadonlySet<string> = new Set()): Shared['modules'][] {
  const problem = problemOf(shared, pages, late);
  const first = problem.parts.map((_part, index) => index);
  const found = SEARCHES.map(({ pairs, perFile }) => {
    const eased = { ...problem, perFile };
    const { cut } = repeat((before) => move(eased, merge(eased, before, pairs)), { cut: first, cost: costOf(eased, first) });
    return { cut, cost: costOf(problem, cut) };
  });
  const { cut } = found.reduce((best, one) => (one.cost < best.cost ? one : best));
  return [...new Set(cut)].map((name) => problem.parts.flatMap(({ modules }, index) => (cut[index] === name ? modules : [])));
}
