import { randomKey } from "#lib/digest.ts";
import { addressWith, historyState, openLayers, OVER_PAGE, writeEntry, type HistoryState } from "./history-entry.ts";
import {
  beginRestoring,
  isRestoring,
  isScrolled,
  endRestoring,
  noteScrolled,
  currentPlace,
  type LeftPlace,
} from "./place.ts";

/** The position of a list in one step of the page's history. */
export interface ListPosition {
  /** The number of pages of entries that are shown, at first 1. */
  readonly pages: number;
  /** The focused part of the list, by its `data-list-focus`; null if nothing in the list has the focus. */
  readonly focus: string | null;
  /** Further state of a list by names of its own: for example its tab, its query, what is open. */
  readonly kept?: Readonly<Record<string, readonly string[]>>;
}

interface Step extends LeftPlace {
  readonly lists: Readonly<Record<string, ListPosition>>;
}

/** What the lists show: the page's query, and the key of the step of the history; '' for a step that is not marked. */
interface Shown {
  readonly search: string;
  readonly step: string;
  /** Counts how often the customer has come back or forward, so that a list knows when to restore its state. */
  readonly arrivals: number;
}

const KEY = "portalListStep";
const KEPT = "portalListKept";
const START: ListPosition = { pages: 1, focus: null };
const NO_STEP: Step = { scroll: null, place: null, lists: {} };

const steps = new Map<string, Step>();
const listeners = new Set<() => void>();
let shown: Shown | null = null;
/** The page's query when it was last read; a host may change it at any time without an event. */
let seen = "";

const stepOf = ({ step }: Shown): Step => steps.get(step) ?? NO_STEP;

/** The key of the current step of the history; "" if it bears none. */
export const stepKey = (): string => {
  const key = historyState()[KEY];
  return typeof key === "string" ? key : "";
};

/** Writes the history entry, and notes the query that it has now. */
export function writeStep(method: "pushState" | "replaceState", state: HistoryState, address: string): void {
  if (writeEntry(method, state, address)) seen = location.search;
}

function isStep(value: unknown): value is Step {
  const { scroll, lists } = (value ?? {}) as Partial<Record<keyof Step, unknown>>;
  return scroll !== undefined && typeof lists === "object" && lists !== null;
}

/** Takes over what the entry of a step has kept: a page that was loaded anew does not know it. */
function recall(step: string): void {
  const kept = historyState()[KEPT];
  if (step !== "" && isStep(kept) && !steps.has(step)) steps.set(step, kept);
}

/** What is shown once the customer has come to a step of the history that was left before. */
function arrive(step: string, arrivals: number): Shown {
  beginRestoring(steps.get(step) ?? NO_STEP);
  return { search: location.search, step, arrivals: arrivals + 1 };
}

function current(): Shown {
  if (shown !== null && seen === location.search) return shown;
  seen = location.search;
  const step = stepKey();
  recall(step);
  // Also later: a view that leaves may take the listener with it before it hears that the customer has come back.
  const isArrival = step !== "" && step !== shown?.step && steps.has(step);
  const { arrivals } = shown ?? { arrivals: 0 };
  shown = isArrival ? arrive(step, arrivals) : { search: seen, step, arrivals };
  return shown;
}

function show(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

function note(change: Partial<Step>): void {
  steps.set(current().step, { ...stepOf(current()), ...change });
}

/** Marks the current history entry, so that its step is found when the customer comes back. */
export function markStep(): void {
  const now = current();
  if (now.step !== "") return;
  const step = randomKey();
  steps.set(step, stepOf(now));
  shown = { ...now, step };
  writeStep("replaceState", { ...historyState(), [KEY]: step }, addressWith(location.search));
}

/**
 * Follows a change of the history entry. A link to a place on the page makes an unmarked step with the same query, in
 * which the lists stay as they are.
 */
function follow(): void {
  const before = shown ?? current();
  seen = location.search;
  const step = stepKey();
  const isSameQuery = location.search === before.search;
  // The layer over the page was closed, or the host has changed its own part of the state.
  if (isSameQuery && step !== "" && step === before.step) show(before);
  else if (isSameQuery && step === "") {
    shown = { ...before, step };
    steps.set("", stepOf(before));
  } else {
    if (step === "") steps.delete("");
    recall(step);
    show(arrive(step, before.arrivals));
  }
}

/** Records the scroll position, except while the page itself scrolls to restore one. */
const onScroll = (): void => {
  noteScrolled();
  if (current().step !== "" && !isRestoring()) note({ scroll: window.scrollY, place: null });
};

/** Stores the customer's position in the history entry, because coming back may reload the page. */
function keepStep(): void {
  if (!isRestoring()) note({ scroll: window.scrollY, place: currentPlace() });
  writeStep("replaceState", { ...historyState(), [KEPT]: stepOf(current()) }, addressWith(location.search));
}

/** Marks and stores the step when the page is left, unless the page was neither used nor scrolled. */
const onLeave = (): void => {
  if (current().step === "" && !isScrolled()) return;
  markStep();
  keepStep();
};

function listen(): void {
  // With the next frame, for which the browser lays the page out anyway: asked now, it would do so once more.
  requestAnimationFrame(noteScrolled);
  window.addEventListener("popstate", follow);
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("pagehide", onLeave);
}

function stop(): void {
  window.removeEventListener("popstate", follow);
  window.removeEventListener("scroll", onScroll);
  window.removeEventListener("pagehide", onLeave);
  endRestoring();
  steps.clear();
  shown = null;
}

/** Adds a listener for the page's query and the positions of its lists; the state is dropped with the last listener. */
export function subscribeToHistory(listener: () => void): () => void {
  if (listeners.size === 0) listen();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** The page's query as the lists show it, with `?`. */
export const shownSearch = (): string => current().search;

/** How often the customer has come back or forward to a step of the history. */
export const arrivalCount = (): number => current().arrivals;

/** The position of the list of this name in the current step. */
export const positionOf = (list: string): ListPosition => stepOf(current()).lists[list] ?? START;

/** Changes the query as a new step of the history, in which every list begins with its first page. */
export function pushSearch(search: string): void {
  if (search === current().search) return;
  endRestoring();
  markStep();
  note({ scroll: window.scrollY, place: null });
  const step = randomKey();
  const topmost = [...openLayers].at(-1);
  topmost?.(search, step);
  const state = { ...historyState(), [KEY]: step, [KEPT]: undefined, [OVER_PAGE]: undefined };
  writeStep(topmost ? "replaceState" : "pushState", state, addressWith(search));
  steps.set(step, NO_STEP);
  show({ ...current(), search, step });
}

/** Changes the address as a new step of the history, in which every list stays as it is. */
export function pushAddress(address: string): void {
  endRestoring();
  markStep();
  keepStep();
  const { lists } = stepOf(current());
  const step = randomKey();
  writeStep("pushState", { ...historyState(), [KEY]: step, [KEPT]: undefined, [OVER_PAGE]: undefined }, address);
  steps.set(step, { ...NO_STEP, lists });
  shown = { ...current(), search: location.search, step };
}

/** Changes the query in the current step, for changes that are too frequent to be steps of their own. */
export function replaceSearch(search: string): void {
  if (search === current().search) return;
  writeStep("replaceState", historyState(), addressWith(search));
  show({ ...current(), search });
}

/** Records which part of a list has the focus; no other list has it then. */
export function noteFocus(list: string, focus: string | null): void {
  if (positionOf(list).focus === focus) return;
  notePosition(list, { focus });
  if (focus === null) return;
  const others = Object.entries(stepOf(current()).lists).map(
    ([name, position]) => [name, name === list ? position : { ...position, focus: null }] as const,
  );
  note({ lists: Object.fromEntries(others) });
}

/** Records a change of a list's position in the current step. */
export function notePosition(list: string, change: Partial<ListPosition>): void {
  markStep();
  note({ lists: { ...stepOf(current()).lists, [list]: { ...positionOf(list), ...change } } });
  if (change.pages !== undefined) show({ ...current() });
}
