import { initial, readAddress, writeAddress, type PlaygroundState } from "./address.ts";

/** Longer addresses are refused by servers and cut off by mail programs. */
const LONGEST = 6000;

const MARK = "?kept";
/** Under which this browser tab keeps an address. */
export const KEPT_ADDRESS = "playground-address";

/** Whether a state is too large to be sent as a link. */
export const isTooLong = (state: PlaygroundState): boolean => writeAddress(state).length > LONGEST;

/** The address to show; of a state that is too large only the page's own part, the rest is kept by this browser tab. */
export function shownAddress(state: PlaygroundState): string {
  const address = writeAddress(state);
  if (address.length <= LONGEST) return address;
  sessionStorage.setItem(KEPT_ADDRESS, address);
  return MARK + state.query.replace("?", "&") + state.hash;
}

/** The state behind a shown address; the start, where another browser tab has kept it. */
export function shownState(shown: string): PlaygroundState {
  if (!shown.startsWith(MARK)) return readAddress(shown);
  const { query, hash } = readAddress(shown);
  const kept = sessionStorage.getItem(KEPT_ADDRESS);
  return { ...(kept === null ? initial : readAddress(kept)), query, hash };
}
