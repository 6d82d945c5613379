import type { Download, DownloadFilter } from "#domain/entities/download.ts";
import { filledOrNull, isFilled } from "#domain/text/text.ts";
import { textSearch } from "#lib/text-search.ts";

/** A filter that can be shown: it has a key and at least one option with a value. */
export interface UsableFilter {
  readonly key: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The filters that can be shown; a missing label is replaced by the key or value. */
export function usableFilters(filters: readonly DownloadFilter[]): UsableFilter[] {
  return filters.flatMap(({ key, label, options }) => {
    const usable = options.flatMap(({ value, label: name }) =>
      isFilled(value) ? [{ value, label: filledOrNull(name) ?? value }] : [],
    );
    return isFilled(key) && usable.length > 0 ? [{ key, label: filledOrNull(label) ?? key, options: usable }] : [];
  });
}

/** Whether a download has every chosen value. */
const fits = ({ values }: Download, choices: Readonly<Record<string, string>>): boolean =>
  Object.entries(choices).every(
    ([key, value]) => value === "" || (Object.hasOwn(values, key) && values[key]?.includes(value)),
  );

/**
 * Prepares a search among downloads: by words of title and description, and by one value for each filter key; '' does
 * not filter.
 */
export function downloadSearch(
  downloads: readonly Download[],
): (query: string, choices: Readonly<Record<string, string>>) => readonly Download[] {
  const search = textSearch(downloads, ({ title, description }) => [title, description].filter(isFilled).join(" "));
  return (query, choices) => search(query).filter((download) => fits(download, choices));
}
