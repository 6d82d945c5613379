/** The state of a history entry by names: the host's parts and ours. */
export type HistoryState = Readonly<Record<string, unknown>>;

/** The state of the current history entry as an object; whoever changes it keeps the host's parts. */
export const historyState = (): HistoryState =>
  typeof history.state === "object" && history.state !== null ? (history.state as HistoryState) : {};

/**
 * Writes a history entry. In framed and sandboxed pages this fails: without the address the filters are lost on a
 * reload, and lists work without it.
 * @returns whether it was written
 */
export function writeEntry(method: "pushState" | "replaceState", state: HistoryState, address: string): boolean {
  try {
    history[method](state, "", address);
    return true;
  } catch {
    return false;
  }
}

/**
 * The page's address with another query, otherwise to the letter; a path alone would be resolved against the page's
 * <base>.
 */
export const addressWith = (search: string): string =>
  `${location.href.replace(/[?#].*/s, "")}${search}${location.hash}`;
