/** Modules that the same widgets use, with what they import. */
export interface Shared {
  readonly users: ReadonlySet<string>;
  readonly modules: readonly { readonly id: string; readonly bytes: number; readonly imports: readonly string[] }[];
}

/** What a further file costs a page, in bytes that it could load in the same time. */
const FILE = 700;

const bytesOf = ({ modules }: Shared): number => modules.reduce((sum, { bytes }) => sum + bytes, 0);
const together = (one: Shared, other: Shared): Shared => ({ users: new Set([...one.users, ...other.users]), modules: [...one.modules, ...other.modules] });

/** Bytes that all pages together save by loading two files as one, leaving aside what these import. */
function savingOf(one: Shared, other: Shared): number {
  const both = [...one.users].filter((user) => other.users.has(user)).length;
  return both * FILE - bytesOf(one) * (other.users.size - both) - bytesOf(other) * (one.users.size - both);
}

/** The files that each file imports. */
function importsOf(files: readonly Shared[]): Map<Shared, Set<Shared>> {
  const fileOf = new Map(files.flatMap((file) => file.modules.map(({ id }) => [id, file] as const)));
  return new Map(files.map((file) => {
    const imported = new Set(file.modules.flatMap(({ imports }) => imports.flatMap((id) => fileOf.get(id) ?? [])));
    imported.delete(file);
    return [file, imported];
  }));
}

/** What all pages load, in bytes; infinite where files import each other, so that one would run before what it needs. */
function costOf(files: readonly Shared[]): number {
  const imports = importsOf(files);
  const loaders = new Map<Shared, Set<string>>();
  const open = new Set<Shared>();
  const visit = (file: Shared, users: ReadonlySet<string>): boolean => {
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
  return files.reduce((sum, file) => sum + (loaders.get(file)?.size ?? 0) * (bytesOf(file) + FILE), 0);
}

/** Merges what exactly the same widgets use. */
function byUsers(shared: readonly Shared[]): Shared[] {
  const files = new Map<string, Shared>();
  for (const one of shared) {
    const key = [...one.users].sort().join();
    const before = files.get(key);
    files.set(key, before === undefined ? one : together(before, one));
  }
  return [...files.values()];
}

/** The two whose merging saves the most, merged; null when none saves anything. */
function mergeBest(files: readonly Shared[]): Shared[] | null {
  const pairs = files.flatMap((one, index) => files.slice(index + 1).map((other) => ({ one, other, saving: savingOf(one, other) })));
  const before = costOf(files);
  for (const { one, other } of pairs.filter(({ saving }) => saving > 0).sort((a, b) => b.saving - a.saving)) {
    const merged = [...files.filter((file) => file !== one && file !== other), together(one, other)];
    if (costOf(merged) < before) return merged;
  }
  return null;
}

/** Cuts what widgets share into few files: starts from one for each set of widgets, and merges as long as all pages together gain by it. */
export function mergeShared(shared: readonly Shared[]): Shared[] {
  let files = byUsers(shared);
  for (let next: Shared[] | null = files; next !== null; next = mergeBest(files)) files = next;
  return files;
}
