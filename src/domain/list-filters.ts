/** What a list is narrowed by: value by filter key; '' is no filter. */
export type Filters = Readonly<Record<string, string>>;

/** The lists of the public site, and the keys of the query by which each is narrowed (contract-public section 4). */
export const listFilterKeys = {
  articles: ["q", "tag", "category"],
  videos: ["q", "tag"],
  hotels: ["q", "city", "feature"],
  locations: ["q", "city", "feature"],
} as const satisfies Record<string, readonly string[]>;

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
 */
export function readFilters(keys: readonly string[], search: string, preset = ""): Filters {
  const [own, given] = [new URLSearchParams(search), new URLSearchParams(preset.replace(/^\?/, ""))];
  return Object.fromEntries(keys.map((key) => [key, (own.get(key) ?? given.get(key) ?? "").trim()]));
}

/**
 * The page's query with these filters. Foreign keys stay as they were written, letter by letter and in their order;
 * what the author presets is not written, an empty value only where it drops what the author presets.
 * @returns with `?`, or '' when nothing is left
 */
export function writeFilters(keys: readonly string[], filters: Filters, search: string, preset = ""): string {
  const given = readFilters(keys, "", preset);
  const foreign = partsOf(search).filter((part) => !keys.includes(keyOf(part)));
  const own = keys
    .filter((key) => (filters[key] ?? "") !== given[key])
    .map((key) => `${key}=${encodeURIComponent(filters[key] ?? "")}`);
  const parts = [...foreign, ...own];
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** Whether anything narrows the list. */
export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((value) => value !== "");

/** Filters as they are sent: those with a value. */
export const givenFilters = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));
