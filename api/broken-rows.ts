import type * as v from "valibot";

type Keys = readonly (string | number)[];

/**
 * What is done to a list that holds a row that does not fit: the row is dropped, it is read as an empty one where rows
 * mean something by their place, as one with nothing but its id where nobody may be missing, or the whole answer is
 * refused.
 */
type Cure = "drop" | "blank" | "id" | "refuse";

/**
 * The cures other than `drop`, by the name of the list, if need be with the name before it. Of prices only the first
 * counts, days and modules count by their place (a hotel's prices do not); a participant missing in the cart would not
 * be ordered without anybody noticing; choices and plans are sent back whole, so that a dropped row would be deleted.
 */
const cures: Readonly<Record<string, Cure>> = {
  prices: "blank",
  "hotel prices": "drop",
  "hotels prices": "drop",
  schedule: "blank",
  modules: "blank",
  "items recipients": "id",
  groups: "refuse",
  functions: "refuse",
  selectedPrintTopics: "refuse",
  selectedDigitalTopics: "refuse",
};

/** Whether a list is what the answer is about: if none of its rows is left, showing none would be a lie. */
const isMain = (list: Keys): boolean => list.length === 1 || list.join(".") === "cart.items";

/** A row that does not fit, and what is read in its place; undefined if it is dropped. */
interface Loss {
  readonly list: Keys;
  readonly row: number;
  readonly instead: object | undefined;
}

/** A participant's row with nothing but its id; undefined if that cannot be read either. */
function idAlone(path: readonly v.IssuePathItem[], at: number): object | undefined {
  const { recipientId } = (path[at]?.value ?? {}) as { readonly recipientId?: unknown };
  const isId = typeof recipientId === "string" || typeof recipientId === "number";
  return isId && path[at + 1]?.key !== "recipientId" ? { recipientId } : undefined;
}

/** What is lost for an issue; null if no row can be dropped for it. */
function lossOf(issue: v.BaseIssue<unknown>): Loss | null {
  const path: readonly v.IssuePathItem[] = issue.path ?? [];
  const keys: Keys = path.map(({ key }) => key as string | number);
  const rows = path.flatMap(({ type }, at) => (type === "array" && at > 0 ? [at] : []));
  const cureOf = (at: number): Cure => {
    const [name = "", before = ""] = keys
      .slice(0, at)
      .filter((key) => typeof key === "string")
      .reverse();
    return cures[`${before} ${name}`] ?? cures[name] ?? "drop";
  };
  const at = rows.at(-1);
  if (at === undefined || rows.some((row) => cureOf(row) === "refuse")) return null;
  const instead = { blank: {}, id: idAlone(path, at), drop: undefined, refuse: undefined }[cureOf(at)];
  return { list: keys.slice(0, at), row: Number(keys[at]), instead };
}

const named = (keys: Keys): string => JSON.stringify(keys);

type Losses = ReadonlyMap<string, ReadonlyMap<number, object | undefined>>;

/**
 * The value without what is lost of it; an inner list of which no row is left reads as one that was not given. An empty
 * row is left: where an event's own price reads as none, that of the theme does not step in.
 */
function pruned(value: unknown, keys: Keys, lost: Losses): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pruned(part, [...keys, key], lost)]));
  const rows = lost.get(named(keys));
  if (rows !== undefined && value.every((row, at) => row === null || (rows.has(at) && rows.get(at) === undefined)))
    return null;
  return value.flatMap((row: unknown, at) =>
    rows?.has(at) === true ? (rows.get(at) ?? []) : [pruned(row, [...keys, at], lost)],
  );
}

const valueAt = (value: unknown, keys: Keys): unknown =>
  keys.reduce((at: unknown, key) => (at as Readonly<Record<string, unknown>> | null)?.[key], value);

/**
 * Drops the rows that do not fit the schema from all lists of an answer, so that one mistake does not cost the customer
 * anything else (contract-public section 8, docs/decisions/005-a-row-that-cannot-be-read.md).
 * @returns null if dropping rows does not help, or the rest would be misleading
 */
export function withoutBrokenRows(answer: object, issues: readonly v.BaseIssue<unknown>[]): object | null {
  const lost = new Map<string, Map<number, object | undefined>>();
  for (const issue of issues) {
    const loss = lossOf(issue);
    if (loss === null) return null;
    const rows = lost.get(named(loss.list)) ?? new Map<number, object | undefined>();
    lost.set(named(loss.list), rows.set(loss.row, loss.instead));
  }
  const rest = pruned(answer, [], lost) as object;
  const lists = [...lost.keys()].map((list) => JSON.parse(list) as Keys);
  return lists.some((list) => isMain(list) && valueAt(rest, list) === null) ? null : rest;
}
