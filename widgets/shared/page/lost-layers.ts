import { historyState, openLayers, OVER_PAGE, type HistoryState } from "./history-entry.ts";

/** The address of a step with layers: a host may copy our parts of the state into a step of its own. */
const OVER_AT = "portalListOverAt";

const pageAddress = (): string => location.href.replace(/#.*/s, "");

/** How many layers lie over the page in the current step of the history. */
export const layersOverPage = (): number => Number(historyState()[OVER_PAGE] ?? 0);

/** The state of a step of the history in which so many layers lie over the page. */
export const stateUnder = (layers: number): HistoryState => ({
  ...historyState(),
  [OVER_PAGE]: layers,
  [OVER_AT]: pageAddress(),
});

/**
 * Goes back from a step whose layers are closed, because the page was loaded anew or they were left by a link: the back
 * button would seem dead there.
 */
export function leaveLostLayers(): void {
  const lost = layersOverPage() - openLayers.size;
  if (lost > 0 && historyState()[OVER_AT] === pageAddress()) history.go(-lost);
}
