import { isObject, type JsonObject } from "#lib/json-object.ts";

type Path = readonly (string | number)[];

/**
 * One difference: a place that is gone, a new value there, or `cut` entries of a list replaced by `add` from `at` on.
 */
type Change =
  | readonly [path: Path]
  | readonly [path: Path, value: unknown]
  | readonly [path: Path, at: number, cut: number, add: readonly unknown[]];

/** Whether two JSON values say the same; a key that is undefined counts as absent. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => isSame(entry, b[index]));
  if (!isObject(a) || !isObject(b)) return a === b;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
}

function diffLists(before: readonly unknown[], after: readonly unknown[], path: Path): Change[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1;
  const added = after.slice(start, after.length - end);
  if (before.length !== after.length) return [[path, start, before.length - end - start, added]];
  return added.flatMap((value, index) => diff(before[start + index], value, [...path, start + index]));
}

/** What leads from one JSON value to another; nothing when they say the same. */
export function diff(before: unknown, after: unknown, path: Path = []): Change[] {
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path);
  if (!isObject(before) || !isObject(after)) return before === after ? [] : [[path, after]];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): Change[] => {
    const place = [...path, key];
    if (after[key] === undefined) return before[key] === undefined ? [] : [[place]];
    return before[key] === undefined ? [[place, after[key]]] : diff(before[key], after[key], place);
  });
}

/** @throws Error when there is no such place */
function step(value: unknown, key: string | number): unknown {
  if (typeof value === "object" && value !== null && Object.hasOwn(value, key)) return (value as JsonObject)[key];
  throw new Error(`There is nothing at "${key}"`);
}

function change(root: unknown, [path, ...what]: Change): unknown {
  const [key] = path.slice(-1);
  if (key === undefined && what.length === 1) return what[0];
  if (what.length === 3) {
    const list = path.reduce(step, root);
    if (!Array.isArray(list)) throw new Error(`There is no list at "${path.join(".")}"`);
    list.splice(what[0], what[1], ...what[2]);
    return root;
  }
  const parent = path.slice(0, -1).reduce(step, root);
  if (key === undefined || typeof parent !== "object" || parent === null)
    throw new Error(`There is nothing at "${path.join(".")}"`);
  if (what.length === 1)
    Object.defineProperty(parent, key, { value: what[0], configurable: true, enumerable: true, writable: true });
  else Reflect.deleteProperty(parent, key);
  return root;
}

/** What the changes make of a JSON value, as a copy. @throws Error when they were made for another one */
export const applyChanges = (before: unknown, changes: readonly Change[]): unknown =>
  changes.reduce(change, structuredClone(before));

const piped = async (bytes: BlobPart, through: CompressionStream | DecompressionStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());

/** Changes as a short text for an address (deflated, base64url); '' for none. */
export async function encodeChanges(changes: readonly Change[]): Promise<string> {
  if (changes.length === 0) return "";
  const bytes = await piped(JSON.stringify(changes), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

function isChange(value: unknown): value is Change {
  if (!Array.isArray(value) || !Array.isArray(value[0])) return false;
  return (
    value.length <= 2 ||
    (value.length === 4 && typeof value[1] === "number" && typeof value[2] === "number" && Array.isArray(value[3]))
  );
}

/** Reads what `encodeChanges` wrote. @throws Error when the text is something else, for example cut off */
export async function decodeChanges(text: string): Promise<Change[]> {
  if (text === "") return [];
  const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (character) =>
    character.charCodeAt(0),
  );
  const changes: unknown = JSON.parse(
    new TextDecoder().decode(await piped(bytes, new DecompressionStream("deflate-raw"))),
  );
  if (!Array.isArray(changes) || !changes.every(isChange)) throw new Error("The text holds no changes");
  return changes;
}
