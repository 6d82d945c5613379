import { valuesIn } from "#lib/several.ts";
import { plainLine } from "#lib/typed-text.ts";

/** What a list is narrowed by: value by filter key; '' is no filter, several values of one key stand as `a,b`. */
export type Filters = Readonly<Record<string, string>>;

/** The lists of the public site, and the keys of the query by which each is narrowed (contract-public section 4). */
export const listFilterKeys = {
  articles: ["q", "tag", "category"],
  videos: ["q", "tag"],
  hotels: ["q", "city", "feature"],
  locations: ["q", "city", "feature"],
} as const satisfies Record<string, readonly string[]>;

/** The key of the words that were typed; what other keys hold was chosen. */
const WORDS = "q";

/** A list that is loaded by `dataList`. */
export type ListKind = keyof typeof listFilterKeys;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, " "));
  } catch {
    return text;
  }
}

const keyOf = (part: string): string => decoded(part.split("=", 1)[0] ?? "");
const partsOf = (search: string): string[] =>
  search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "");

/**
 * The filters in force: of each key what the page's query says, else what the author's `data-filter` says. A key that
 * stands in the query without a value drops the author's.
 * @param search the page's query, with or without `?`
 * @param preset the author's, written likewise
 * @param several keys that may be given several times
 */
export function readFilters(
  keys: readonly string[],
  search: string,
  preset = "",
  several: readonly string[] = [],
): Filters {
  const [own, given] = [new URLSearchParams(search), new URLSearchParams(preset.replace(/^\?/, ""))];
  const all = (key: string): string => valuesIn((own.has(key) ? own : given).getAll(key).join(",")).join(",");
  const one = (key: string): string => {
    const value = own.get(key) ?? given.get(key) ?? "";
    return key === WORDS ? plainLine(value) : value.trim();
  };
  return Object.fromEntries(keys.map((key) => [key, several.includes(key) ? all(key) : one(key)]));
}

/**
 * The page's query with these filters. Foreign keys stay as they were written, letter by letter and in their order;
 * what the author presets is not written, an empty value only where it drops what the author presets.
 * @returns with `?`, or '' when nothing is left
 */
export function writeFilters(
  keys: readonly string[],
  filters: Filters,
  search: string,
  preset = "",
  several: readonly string[] = [],
): string {
  const given = readFilters(keys, "", preset, several);
  const foreign = partsOf(search).filter((part) => !keys.includes(keyOf(part)));
  const own = keys
    .filter((key) => (filters[key] ?? "") !== given[key])
    .flatMap((key) => {
      const value = filters[key] ?? "";
      const values = several.includes(key) && value !== "" ? valuesIn(value) : [value];
      return values.map((one) => `${key}=${encodeURIComponent(one)}`);
    });
  const parts = [...foreign, ...own];
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** Whether anything narrows the list. */
export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((value) => value !== "");

/** Filters as they are sent: those with a value. */
export const givenFilters = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));
