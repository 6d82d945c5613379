import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inOrder, type Shared, type SharedModule } from './merge-shared.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = fileURLToPath(new URL('cut.json', import.meta.url));

/** The modules of each file that widgets share, by the file's name; ids are paths below the project's root. */
export type Cut = Readonly<Record<string, readonly string[]>>;

/** The cut that `npm run cut` found last; what has come since is not in it. */
export function keptCut(): Cut {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Cut) : {};
  return Object.fromEntries(Object.entries(kept).map(([name, ids]) => [name, ids.map((id) => (id.startsWith('\0') ? id : root + id))]));
}

/** Keeps a cut, sorted, so that what changed can be seen. */
export function keepCut(cut: ReadonlyMap<string, readonly SharedModule[]>): void {
  const sorted = [...cut].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, modules]) => [name, modules.map(({ id }) => id.replace(root, '')).sort()] as const);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}

/** Whether files import each other, so that one would run before what it needs. */
function isCircular(files: ReadonlyMap<string, readonly SharedModule[]>): boolean {
  const holder = new Map([...files].flatMap(([name, modules]) => modules.map(({ id }) => [id, name] as const)));
  const importsOf = (name: string, modules: readonly SharedModule[]): Set<string> =>
    new Set(modules.flatMap(({ imports }) => imports.flatMap((id) => holder.get(id) ?? [])).filter((other) => other !== name));
  return inOrder(new Map([...files].map(([name, modules]) => [name, { imports: importsOf(name, modules) }]))) === null;
}

/**
 * Puts what widgets share into the files of a kept cut. A module that the cut does not know joins the file with the fewest users that all its own
 * users load anyway, or else gets one of its own.
 * @throws Error where files would import each other, as the cut is too old
 */
export function placeByCut(shared: readonly Shared[], cut: Cut): Map<string, SharedModule[]> {
  const nameOf = new Map(Object.entries(cut).flatMap(([name, ids]) => ids.map((id) => [id, name] as const)));
  const files = new Map<string, SharedModule[]>();
  const users = new Map<string, Set<string>>();
  const put = (name: string, { modules, users: own }: Shared): void => {
    files.set(name, [...(files.get(name) ?? []), ...modules]);
    users.set(name, new Set([...(users.get(name) ?? []), ...own]));
  };
  const fresh: Shared[] = [];
  for (const one of shared) {
    const name = nameOf.get(one.modules[0]?.id ?? '');
    if (name === undefined) fresh.push(one);
    else put(name, one);
  }
  if (isCircular(files)) throw new Error('The files of scripts/cut.json import each other by now: run npm run cut.');
  for (const one of fresh) {
    const fitting = [...users].filter(([, loaders]) => [...one.users].every((user) => loaders.has(user))).sort(([, a], [, b]) => a.size - b.size);
    const home = fitting.find(([name]) => !isCircular(new Map([...files, [name, [...(files.get(name) ?? []), ...one.modules]]])));
    put(home?.[0] ?? `further-${files.size}`, one);
  }
  return files;
}
