import { comeBack, isComingBack, letGo, placeNow, type Left } from "./place.ts";

/** Where a list stands in one step of the page's history. */
export interface ListPosition {
  /** Pages of entries that are shown, 1 at first. */
  readonly pages: number;
  /** What had the focus, by its `data-list-focus`; null for nothing of the list. */
  readonly focus: string | null;
  /** What else a list keeps of itself, by names of its own: which tab, what was searched for, what is open. */
  readonly kept?: Readonly<Record<string, readonly string[]>>;
}

interface Step extends Left {
  readonly lists: Readonly<Record<string, ListPosition>>;
}

/** What is shown: the page's query, and the step of the history by its key; '' for one that we have not marked. */
interface Shown {
  readonly search: string;
  readonly step: string;
  /** Counts the ways back and forward, so that a list knows when to restore. */
  readonly arrivals: number;
}

const KEY = "portalListStep";
const KEPT = "portalListKept";
const OVER = "portalListOver";
const START: ListPosition = { pages: 1, focus: null };
const NO_STEP: Step = { scroll: null, place: null, lists: {} };

const steps = new Map<string, Step>();
const listeners = new Set<() => void>();
let shown: Shown | null = null;
/** The page's own query when it was last looked at: a host may write another at any time, and tells nobody. */
let seen = "";

type State = Readonly<Record<string, unknown>>;

/** The entry's state as an object; a host's own parts of it stay. */
const stateOf = (): State =>
  typeof history.state === "object" && history.state !== null ? (history.state as State) : {};

const stepKey = (): string => {
  const key = stateOf()[KEY];
  return typeof key === "string" ? key : "";
};

const newKey = (): string => Math.random().toString(36).slice(2);

/** Framed and sandboxed pages may not write the history; the list works all the same. */
function write(method: "pushState" | "replaceState", state: State, address: string): void {
  try {
    history[method](state, "", address);
    seen = location.search;
  } catch {
    // The address is a convenience that such a page does without.
  }
}

/** The page's whole address with another query, letter by letter: a path alone would count from the page's <base>. */
const here = (search: string): string => `${location.href.replace(/[?#].*/s, "")}${search}${location.hash}`;

function isStep(value: unknown): value is Step {
  return (
    typeof value === "object" &&
    value !== null &&
    "scroll" in value &&
    "lists" in value &&
    typeof value.lists === "object" &&
    value.lists !== null
  );
}

function current(): Shown {
  if (shown !== null && seen === location.search) return shown;
  if (shown !== null) {
    seen = location.search;
    shown = { ...shown, search: seen, step: stepKey() };
    return shown;
  }
  seen = location.search;
  const step = stepKey();
  const kept = stateOf()[KEPT];
  if (step !== "" && isStep(kept) && !steps.has(step)) steps.set(step, kept);
  shown = { search: location.search, step, arrivals: steps.has(step) ? 1 : 0 };
  if (shown.arrivals > 0) comeBack(stepOf(shown));
  return shown;
}

function stepOf({ step }: Shown): Step {
  return steps.get(step) ?? NO_STEP;
}

function show(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

function note(change: Partial<Step>): void {
  steps.set(current().step, { ...stepOf(current()), ...change });
}

/** Marks the entry that is shown, so that the way back finds it. */
function mark(): void {
  const now = current();
  if (now.step !== "") return;
  const step = newKey();
  steps.set(step, stepOf(now));
  shown = { ...now, step };
  write("replaceState", { ...stateOf(), [KEY]: step }, here(location.search));
}

/** A link to a place on the page makes an unmarked step with the same query: the lists stay as they are. */
function follow(): void {
  const before = shown ?? current();
  seen = location.search;
  const step = stepKey();
  // What was open over the page is gone, or a host has changed a part of its own.
  if (step !== "" && step === before.step && location.search === before.search) return;
  if (step === "" && location.search === before.search) {
    shown = { ...before, step: "" };
    steps.set("", stepOf(before));
    return;
  }
  if (step === "") steps.delete("");
  comeBack(steps.get(step) ?? NO_STEP);
  show({ search: location.search, step, arrivals: before.arrivals + 1 });
}

/** What moves the page on the way back is not the reader. */
const onScroll = (): void => {
  if (current().step !== "" && !isComingBack()) note({ scroll: window.scrollY, place: null });
};

/** Writes into the entry that is left where the reader was: the way back may load the page anew. */
function keepStep(): void {
  if (!isComingBack()) note({ scroll: window.scrollY, place: placeNow() });
  write("replaceState", { ...stateOf(), [KEPT]: stepOf(current()) }, here(location.search));
}

/** A page that was neither used nor scrolled keeps its history as it was. */
const onLeave = (): void => {
  if (current().step === "" && window.scrollY === 0) return;
  mark();
  keepStep();
};

function listen(): void {
  window.addEventListener("popstate", follow);
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("pagehide", onLeave);
}

function stop(): void {
  window.removeEventListener("popstate", follow);
  window.removeEventListener("scroll", onScroll);
  window.removeEventListener("pagehide", onLeave);
  letGo();
  steps.clear();
  shown = null;
}

/** Watches the page's query and the positions of its lists; forgets them when nobody watches. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) listen();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** The page's query as the lists see it, with `?`. */
export const shownSearch = (): string => current().search;

/** How often the reader has come back to a step of the history. */
export const arrivals = (): number => current().arrivals;

/** Where the list of this name stands in the step that is shown. */
export const positionOf = (list: string): ListPosition => stepOf(current()).lists[list] ?? START;

/** Whether the step that is shown is one of something open over the page. */
export const isOverPage = (): boolean => stateOf()[OVER] === true;

/** A step of the history for what opens over the page: the way back closes it, the next query takes its place. */
export function pushOverPage(): void {
  mark();
  write("pushState", { ...stateOf(), [OVER]: true }, location.href);
}

/** Another query: a new step of the history, in which every list starts with its first page. */
export function pushSearch(search: string): void {
  if (search === current().search) return;
  letGo();
  mark();
  note({ scroll: window.scrollY, place: null });
  const step = newKey();
  const state = { ...stateOf(), [KEY]: step, [KEPT]: undefined, [OVER]: undefined };
  write(isOverPage() ? "replaceState" : "pushState", state, here(search));
  steps.set(step, NO_STEP);
  show({ ...current(), search, step });
}

/** Another address of the page by a new step of the history, in which every list stays as it is. */
export function pushAddress(address: string): void {
  letGo();
  mark();
  keepStep();
  const { lists } = stepOf(current());
  const step = newKey();
  write("pushState", { ...stateOf(), [KEY]: step, [KEPT]: undefined, [OVER]: undefined }, address);
  steps.set(step, { ...NO_STEP, lists });
  shown = { ...current(), search: location.search, step };
}

/** Another query in the same step of the history, for what changes too often to be gone back through. */
export function replaceSearch(search: string): void {
  if (search === current().search) return;
  write("replaceState", stateOf(), here(search));
  show({ ...current(), search });
}

/** Notes what of a list has the focus: nothing of another has it then. */
export function noteFocus(list: string, focus: string | null): void {
  if (positionOf(list).focus === focus) return;
  notePosition(list, { focus });
  if (focus === null) return;
  const others = Object.entries(stepOf(current()).lists).map(
    ([name, position]) => [name, name === list ? position : { ...position, focus: null }] as const,
  );
  note({ lists: Object.fromEntries(others) });
}

/** Notes what of a list's position has changed, in the step that is shown. */
export function notePosition(list: string, change: Partial<ListPosition>): void {
  mark();
  note({ lists: { ...stepOf(current()).lists, [list]: { ...positionOf(list), ...change } } });
  if (change.pages !== undefined) show({ ...current() });
}
