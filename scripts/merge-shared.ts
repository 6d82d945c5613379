/** Modules that the same starts use, with what they import. */
export interface Shared {
  readonly users: ReadonlySet<string>;
  readonly modules: readonly { readonly id: string; readonly bytes: number; readonly imports: readonly string[] }[];
}

/** The same, with its weight in bytes. */
interface File extends Shared {
  readonly bytes: number;
}

interface Pair {
  readonly one: File;
  readonly other: File;
  readonly saving: number;
}

/** What a further file costs a page, in bytes that it could load in the same time. */
const FILE = 3500;

const fileOf = ({ users, modules }: Shared): File => ({ users, modules, bytes: modules.reduce((sum, { bytes }) => sum + bytes, 0) });
const together = (one: Shared, other: Shared): File => fileOf({ users: new Set([...one.users, ...other.users]), modules: [...one.modules, ...other.modules] });

/** Bytes that all pages together save by loading two files as one, leaving aside what these import. */
function savingOf(one: File, other: File): number {
  let both = 0;
  for (const user of one.users) if (other.users.has(user)) both += 1;
  return both * FILE - one.bytes * (other.users.size - both) - other.bytes * (one.users.size - both);
}

/** What a byte beyond a page's budget costs, in bytes within it. */
const BEYOND = 150;

/** How often everything is offered another file; each time costs the build two seconds and gains less. */
const MOVES = 6;

/** A page with a budget: what is loaded for it, and the bytes that are left for what that shares. */
export interface BudgetPage {
  readonly starts: readonly string[];
  readonly room: number;
}

/** The files that each file imports. */
function importsOf(files: readonly File[]): Map<File, Set<File>> {
  const holderOf = new Map(files.flatMap((file) => file.modules.map(({ id }) => [id, file] as const)));
  return new Map(files.map((file) => {
    const imported = new Set(file.modules.flatMap(({ imports }) => imports.flatMap((id) => holderOf.get(id) ?? [])));
    imported.delete(file);
    return [file, imported];
  }));
}

/** What all pages load, in bytes; infinite where files import each other, so that one would run before what it needs. */
function costOf(files: readonly File[], pages: readonly BudgetPage[]): number {
  const imports = importsOf(files);
  const loaders = new Map<File, Set<string>>();
  const open = new Set<File>();
  const visit = (file: File, users: ReadonlySet<string>): boolean => {
    if (open.has(file)) return false;
    const known = loaders.get(file) ?? new Set();
    loaders.set(file, known);
    const fresh = new Set([...users].filter((user) => !known.has(user)));
    if (fresh.size === 0) return true;
    for (const user of fresh) known.add(user);
    open.add(file);
    const isFine = [...(imports.get(file) ?? [])].every((next) => visit(next, fresh));
    open.delete(file);
    return isFine;
  };
  if (!files.every((file) => visit(file, file.users))) return Infinity;
  const all = [...loaders].reduce((sum, [{ bytes }, { size }]) => sum + size * (bytes + FILE), 0);
  const beyond = ({ starts, room }: BudgetPage): number => {
    let bytes = -room;
    for (const [file, users] of loaders) if (starts.some((start) => users.has(start))) bytes += file.bytes;
    return Math.max(0, bytes);
  };
  return pages.reduce((sum, page) => sum + BEYOND * beyond(page), all);
}

/** Merges what exactly the same starts use. */
function byUsers(shared: readonly Shared[]): File[] {
  const files = new Map<string, File>();
  for (const one of shared) {
    const key = [...one.users].sort().join();
    const before = files.get(key);
    files.set(key, before === undefined ? fileOf(one) : together(before, one));
  }
  return [...files.values()];
}

/** Pairs that look worth merging, the best first. */
function worthwhile(files: readonly File[]): Pair[] {
  const pairs = files.flatMap((one, index) => files.slice(index + 1).map((other): Pair => ({ one, other, saving: savingOf(one, other) })));
  return pairs.filter(({ saving }) => saving > 0).sort((a, b) => b.saving - a.saving);
}

/** One round: merges pairs, the best first and each file at most once, where all pages together gain by it. */
function mergeRound(files: readonly File[], pages: readonly BudgetPage[]): readonly File[] {
  let result = files;
  let cost = costOf(files, pages);
  for (const { one, other } of worthwhile(files)) {
    if (!result.includes(one) || !result.includes(other)) continue;
    const merged = [...result.filter((file) => file !== one && file !== other), together(one, other)];
    const after = costOf(merged, pages);
    if (after >= cost) continue;
    result = merged;
    cost = after;
  }
  return result;
}

/** A file without some of its modules, of which each set of users has one `part`. */
const without = (file: File, part: File): File[] => {
  const left = file.modules.filter((module) => !part.modules.includes(module));
  return left.length === 0 ? [] : [fileOf({ users: file.users, modules: left })];
};

/** Moves what the same starts use to another file, or to one of its own, where all pages together gain by it. */
function move(part: File, files: readonly File[], pages: readonly BudgetPage[]): readonly File[] {
  const home = files.find(({ modules }) => part.modules.every((module) => modules.includes(module)));
  if (home === undefined) return files;
  const others = files.filter((file) => file !== home);
  const base = [...others, ...without(home, part)];
  let best = files;
  let cost = costOf(files, pages);
  const candidates = [[...base, part], ...others.filter(({ users }) => [...part.users].some((user) => users.has(user))).map((to) => [...base.filter((file) => file !== to), together(to, part)])];
  for (const candidate of candidates) {
    const after = costOf(candidate, pages);
    if (after < cost) [best, cost] = [candidate, after];
  }
  return best;
}

/** Cuts what is shared into few files: starts from one for each set of users, and merges as long as all pages together gain by it, those that
 * have no room left the most. */
export function mergeShared(shared: readonly Shared[], pages: readonly BudgetPage[] = []): Shared[] {
  let files: readonly File[] = byUsers(shared);
  for (let next = mergeRound(files, pages); next.length < files.length; next = mergeRound(files, pages)) files = next;
  const parts = byUsers(shared);
  for (let round = 0, before = Infinity, cost = costOf(files, pages); cost < before && round < MOVES; round += 1) {
    for (const part of parts) files = move(part, files, pages);
    [before, cost] = [cost, costOf(files, pages)];
  }
  return [...files];
}
