import { useSyncExternalStore } from "react";
import { initial, readAddress, writeAddress, type PlaygroundState } from "./address.ts";

/** Longer addresses are refused by servers and cut off by mail programs. */
const LONGEST = 6000;

const MARK = "?kept";
/** The key under which this browser tab stores an address. */
const KEPT_ADDRESS = "playground-address";

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

const PANE = "playground-pane ";

/** Whether a pane was left open; null for one that nobody has touched in this browser tab. */
export function isPaneOpen(title: string): boolean | null {
  const kept = sessionStorage.getItem(PANE + title);
  return kept === null ? null : kept === "open";
}

/** Stores whether a pane is open, for this browser tab. */
export const storePane = (title: string, isOpen: boolean): void =>
  sessionStorage.setItem(PANE + title, isOpen ? "open" : "closed");

const RUN = "playground-played ";

/** The result of playing a named state: whether it was reached, and how. */
interface Run {
  readonly isRight: boolean;
  /** Width of the page in px, as digits. */
  readonly viewport: string;
  /** Whether something else than its look differed from what the state says: the day, the customer, a further fault. */
  readonly isVaried: boolean;
}

const listeners = new Set<() => void>();

/** Stores the result of playing a named state, for all tabs of this browser. */
export function storeRun(id: string, run: Run): void {
  localStorage.setItem(RUN + id, JSON.stringify({ ...run, at: Date.now() }));
  for (const tell of listeners) tell();
}

const time = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "2-digit",
  month: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The result of the last time that a named state was played, with `10.03., 14:05`; null if it never was. */
export function useLastRun(id: string): (Run & { readonly when: string }) | null {
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(RUN + id));
  if (kept === null) return null;
  const { at, ...run } = JSON.parse(kept) as Run & { readonly at: number };
  return { ...run, when: time.format(at) };
}

/** Whether a key of the browser's storages is the playground's own, not one of the page's that it shows. */
export const isPlaygroundKey = (key: string): boolean =>
  key === KEPT_ADDRESS || [PANE, RUN].some((beginning) => key.startsWith(beginning));
