import type * as v from "valibot";

type Keys = readonly (string | number)[];

/** `row` alone, `list` with it all of its list, `outer` the row around it, or nothing less than the `answer`. */
type Cost = "row" | "list" | "outer" | "answer";

/**
 * What a row costs that cannot be read, by the name of its list: inside of another row, and where there is none. Of
 * prices the first holds, days and modules count by their place; participants and modules say how much or how many of
 * the row around them; choices and plans travel back whole, so that what is left out would be deleted.
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

/** Lists this near to the answer's top are what it is about: where all rows are lost, 'none' would be a lie. */
const TOP = 2;

/** A list with the row of it that cannot be read; without a row all of the list. */
interface Loss {
  readonly list: Keys;
  readonly row: number | null;
}

/** What is lost by a misfit; null where no row can be left out for it. */
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

/** The value without what is lost of it. */
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
 * An answer without the rows that cannot be read, whichever list they lie in, so that one mistake does not cost the
 * customer all the rest (docs/decisions/005-a-row-that-cannot-be-read.md).
 * @returns null where leaving rows out does not help, or would leave a lie
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
