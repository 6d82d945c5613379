import type * as v from "valibot";

type Keys = readonly (string | number)[];

/**
 * How much is dropped for a row that does not fit: the `row`, its whole `list`, the `outer` row that contains it, or
 * the whole `answer`.
 */
type Cost = "row" | "list" | "outer" | "answer";

/**
 * How much is dropped, by the name of the row's list: within an outer row, and on the top level. Of prices only the
 * first counts, days and modules are numbered by position, participants and modules give an amount or number of the
 * outer row, and choices and plans are sent back whole, so that a dropped row would be deleted.
 */
const costs: Readonly<Record<string, readonly [inside: Cost, alone: Cost]>> = {
  prices: ["list", "list"],
  schedule: ["list", "list"],
  modules: ["outer", "list"],
  recipients: ["outer", "row"],
  groups: ["answer", "answer"],
  functions: ["answer", "answer"],
  selectedPrintTopics: ["answer", "answer"],
  selectedDigitalTopics: ["answer", "answer"],
};

/**
 * The greatest depth of a list that is what the answer is about: if all its rows are dropped, showing none would be
 * wrong.
 */
const TOP = 2;

/** A row that is dropped from its list; without a row the whole list is. */
interface Loss {
  readonly list: Keys;
  readonly row: number | null;
}

/** What to drop for an issue; null if no row can be dropped for it. */
function lossOf(issue: v.BaseIssue<unknown>): Loss | null {
  const path: readonly v.IssuePathItem[] = issue.path ?? [];
  const keys: Keys = path.map(({ key }) => key as string | number);
  const rows = path.flatMap(({ type }, at) => (type === "array" && at > 0 ? [at] : []));
  const costOf = (at: number): Cost => {
    const [inside, alone]: readonly [Cost, Cost] = costs[String(keys[at - 1])] ?? ["row", "row"];
    return at === rows[0] ? alone : inside;
  };
  const at = rows.findLast((row) => costOf(row) !== "outer");
  if (at === undefined || rows.some((row) => costOf(row) === "answer")) return null;
  return { list: keys.slice(0, at), row: costOf(at) === "list" ? null : Number(keys[at]) };
}

const named = (keys: Keys): string => JSON.stringify(keys);

/** The value without what is dropped from it. */
function pruned(value: unknown, keys: Keys, lost: ReadonlyMap<string, ReadonlySet<number | null>>): unknown {
  if (typeof value !== "object" || value === null) return value;
  const rows = lost.get(named(keys));
  if (Array.isArray(value))
    return rows?.has(null) === true
      ? []
      : value.flatMap((row: unknown, at) => (rows?.has(at) === true ? [] : [pruned(row, [...keys, at], lost)]));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pruned(part, [...keys, key], lost)]));
}

const valueAt = (value: unknown, keys: Keys): unknown =>
  keys.reduce((at: unknown, key) => (at as Readonly<Record<string, unknown>> | null)?.[key], value);

/**
 * Drops the rows that do not fit the schema from all lists of an answer, so that one mistake does not cost the customer
 * everything else (docs/decisions/005-a-row-that-cannot-be-read.md).
 * @returns null if dropping rows does not help, or the rest would be misleading
 */
export function withoutBrokenRows(answer: object, issues: readonly v.BaseIssue<unknown>[]): object | null {
  const lost = new Map<string, Set<number | null>>();
  for (const issue of issues) {
    const loss = lossOf(issue);
    if (loss === null) return null;
    lost.set(named(loss.list), (lost.get(named(loss.list)) ?? new Set()).add(loss.row));
  }
  const rest = pruned(answer, [], lost) as object;
  const isEmptied = [...lost].some(([list, rows]) => {
    const keys = JSON.parse(list) as Keys;
    const left = valueAt(rest, keys);
    return !rows.has(null) && keys.length <= TOP && Array.isArray(left) && left.every((row) => row === null);
  });
  return isEmptied ? null : rest;
}
