/** The state of a history entry by names: the host's parts and ours. */
export type HistoryState = Readonly<Record<string, unknown>>;

/** The state of the current history entry as an object; whoever changes it keeps the host's parts. */
export const historyState = (): HistoryState =>
  typeof history.state === "object" && history.state !== null ? (history.state as HistoryState) : {};

/** How many layers lie over the page in a step of the history, such as a dialog above the viewer of pictures. */
export const OVER_PAGE = "portalListOver";
/**
 * The open layers over the page, the topmost last. A query that is chosen meanwhile takes the place of the topmost's
 * step of the history; the layer is told of it, and of its step.
 */
export const openLayers = new Set<(search: string, step: string) => void>();

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
