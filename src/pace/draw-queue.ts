import { startTransition } from "react";
import { flushSync } from "react-dom";

/** Draws a widget and calls `onDrawn` when that is done. */
type Draw = (isOneOfManyFar: boolean, onDrawn: () => void) => void;

interface Job {
  readonly anchor: HTMLElement;
  readonly prepare: () => void;
  readonly draw: Draw;
}

interface SortedJob extends Job {
  readonly isOneOfManyFar: boolean;
}

interface Hold {
  readonly until: Promise<void>;
  readonly end: () => void;
}

let hold: Hold | null = null;

/**
 * While widgets wait for their first drawing, parts of those that are drawn wait as well: the two would begin each
 * other's work anew.
 */
export function holdParts(): void {
  if (hold !== null) return;
  let end = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  hold = { until, end };
}

/** All widgets are drawn: parts that have come meanwhile are drawn now, and later ones at once. */
export function releaseParts(): void {
  hold?.end();
  hold = null;
}

/** Resolves when parts may be drawn. */
export const partsMayDraw = (): Promise<void> => hold?.until ?? Promise.resolve();

let fresh: Job[] = [];
const near: SortedJob[] = [];
const far: SortedJob[] = [];
/** The turn that is due; one that another has replaced does nothing. */
let turn: object | null = null;
let hasBegun = false;
/** The very first widget, while it is being drawn. */
let first: HTMLElement | null = null;

/** Milliseconds of drawing after which the browser may paint and answer; a slower widget overruns it by itself only. */
const SLICE_MS = 35;

/**
 * Small widgets go on up to here: a fast machine paints fewer frames in between, and nobody notices a task as short as
 * this.
 */
const LONGEST_SLICE_MS = 50;

/** Milliseconds after which the others wait no longer for the first: it takes a slow phone 200. */
const LONGEST_FIRST_MS = 2000;

/** With more far widgets than these at once, laying them all out would keep the reader waiting. */
const MANY = 8;

type When = (work: () => void) => void;

const after =
  (milliseconds: number): When =>
  (work) => {
    setTimeout(work, milliseconds);
  };

const inOwnTask = after(0);

/** Once the browser has nothing else to do, or after half a second at the latest. */
const onceIdle: When = (work) => {
  // Safari has no requestIdleCallback; a task of its own still lets input go first.
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 500 });
  else inOwnTask(work);
};

function isNear({ anchor }: Job): boolean {
  const { top, bottom } = anchor.getBoundingClientRect();
  return bottom >= -innerHeight / 2 && top <= innerHeight * 1.5;
}

function drawNext(): void {
  const job = near.shift() ?? far.shift();
  job?.draw(job.isOneOfManyFar, () => goOn(job.anchor));
}

/**
 * Draws as many widgets as a slice holds. With React's own schedule each would have a frame to itself, and on a phone a
 * frame of a page with many widgets takes longer than drawing one.
 */
function drawSlice(): void {
  let spent = 0;
  let last = 0;
  do {
    const begin = performance.now();
    flushSync(drawNext);
    last = performance.now() - begin;
    spent += last;
  } while (near.length + far.length > 0 && (spent < SLICE_MS || spent + last < LONGEST_SLICE_MS));
}

/**
 * The very first widget runs everything for the first time: React draws it in many short tasks, between which the
 * browser may answer. The others wait until it is done: whenever another is drawn meanwhile, React begins the first
 * anew.
 */
function drain(): void {
  turn = null;
  if (hasBegun) {
    drawSlice();
    ask(inOwnTask);
  } else {
    hasBegun = true;
    first = (near[0] ?? far[0])?.anchor ?? null;
    startTransition(drawNext);
    ask(nextTurn());
  }
}

/** The next turn, in place of one that is due. */
function take(when: When): void {
  const mine = {};
  turn = mine;
  when(() => {
    if (turn === mine) drain();
  });
}

/** Has what is left drawn, once. */
function ask(when: When): void {
  if (near.length + far.length === 0) releaseParts();
  else if (turn === null) take(when);
}

/**
 * Near ones wait for nothing, far ones for calm: between two tasks of their own, input and a frame that is due go
 * first.
 */
const whenCalm = (): When => (near.length > 0 ? inOwnTask : onceIdle);

/** While the first is being drawn the others wait for it, those that come meanwhile as well. */
const nextTurn = (): When => (first === null ? whenCalm() : after(LONGEST_FIRST_MS));

/** A widget is drawn, or gone; what waited for the first waits no more. */
function goOn(anchor: HTMLElement): void {
  if (anchor !== first) return;
  first = null;
  if (turn !== null) take(whenCalm());
}

/** Positions are read for all new anchors together, before anything is drawn: one layout instead of one each. */
function sort(): void {
  const jobs = fresh;
  fresh = [];
  const isNearAt = jobs.map(isNear);
  const areMany = isNearAt.filter((one) => !one).length > MANY;
  // After the task in which code was evaluated, and before those that draw.
  inOwnTask(() => {
    jobs.forEach((job, index) => {
      job.prepare();
      if (isNearAt[index] === true) near.push({ ...job, isOneOfManyFar: false });
      else far.push({ ...job, isOneOfManyFar: areMany });
    });
    holdParts();
    ask(nextTurn());
  });
}

/**
 * Prepares new anchors in a task of their own, then runs the first drawing of those in or near the viewport in the next
 * tasks and that of the others once the browser is idle; `draw` is told whether it is one of many of these.
 * @returns a way to call it off
 */
export function queueDrawing(anchor: HTMLElement, prepare: () => void, draw: Draw): () => void {
  let active = true;
  const job: Job = {
    anchor,
    prepare: () => {
      if (active) prepare();
    },
    draw: (isOneOfManyFar, onDrawn) => {
      if (active) draw(isOneOfManyFar, onDrawn);
      else onDrawn();
    },
  };
  if (fresh.push(job) === 1) queueMicrotask(sort);
  return () => {
    active = false;
    goOn(anchor);
  };
}

/**
 * Has the browser lay out and paint one of many widgets that are drawn far from the viewport only once it comes near;
 * `height` (pixels) stands for it meanwhile, and `innerText` and pictures of a whole page leave it out. From then on
 * nothing is skipped any more: an element that may be skipped clips the menus inside it.
 */
export function skipUntilNear(wrapper: HTMLElement, height: number): void {
  wrapper.style.contentVisibility = "auto";
  wrapper.style.containIntrinsicBlockSize = `${height}px`;
  const onNear = ({ skipped }: Event & { readonly skipped?: boolean }): void => {
    if (skipped === true) return;
    wrapper.removeEventListener("contentvisibilityautostatechange", onNear);
    wrapper.style.contentVisibility = "";
    wrapper.style.containIntrinsicBlockSize = "";
  };
  wrapper.addEventListener("contentvisibilityautostatechange", onNear);
}
