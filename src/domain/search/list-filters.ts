import { valuesIn } from "#lib/comma-list.ts";
import { decodeAddress } from "#lib/decode-address.ts";
import { plainLine } from "#lib/typed-text.ts";

/** The filters of a list, value by filter key; '' does not filter, several values of one key are joined as `a,b`. */
export type Filters = Readonly<Record<string, string>>;

/**
 * The lists of the public site, and the keys of the query by which each can be filtered (contract-public section 4).
 */
export const listFilterKeys = {
  articles: ["q", "tag", "category"],
  videos: ["q", "tag"],
  hotels: ["q", "city", "feature"],
  locations: ["q", "city", "feature"],
} as const satisfies Record<string, readonly string[]>;

/** The key of typed words; the values of all other keys are chosen. */
const WORDS = "q";

/** A list that is loaded by `dataList`. */
export type ListKind = keyof typeof listFilterKeys;

const keyOf = (part: string): string => decodeAddress((part.split("=", 1)[0] ?? "").replace(/\+/g, " "));
const partsOf = (search: string): string[] =>
  search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "");

/**
 * Reads the filters in force: for each key the value in the page's query, otherwise that in the author's `data-filter`.
 * A key without a value in the query clears the author's value.
 * @param search the page's query, with or without `?`
 * @param preset the author's filters, in the same form
 * @param several keys that may occur several times
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
 * Writes filters into the page's query. Other keys stay as they were written, to the letter and in their order. The
 * author's values are not written, and an empty value is written only to clear the author's.
 * @returns the query with `?`, or '' when nothing is left
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

/** Whether any filter has a value. */
export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((value) => value !== "");

/** The filters that have a value, as they are sent. */
export const givenFilters = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));
