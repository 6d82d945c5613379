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
 * Makes lazy components wait while widgets wait for their first drawing: if React drew both at once, each would make it
 * start the other's work over.
 */
export function holdLazyComponents(): void {
  if (hold !== null) return;
  let end = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  hold = { until, end };
}

/** Ends the wait of lazy components: those that have loaded meanwhile are drawn now, later ones at once. */
export function releaseLazyComponents(): void {
  hold?.end();
  hold = null;
}

/** Resolves when lazy components may be drawn. */
export const lazyComponentsMayDraw = (): Promise<void> => hold?.until ?? Promise.resolve();

let fresh: Job[] = [];
const near: SortedJob[] = [];
const far: SortedJob[] = [];
/** Identifies the scheduled task; a task that another one has replaced does nothing. */
let task: object | null = null;
let hasBegun = false;
/** The anchor of the page's very first widget while React is drawing it; null before and after. */
let first: HTMLElement | null = null;

/** Milliseconds of drawing far widgets after which the browser may paint and answer. */
const SLICE_MS = 35;

/** The longest that other widgets wait for the first one, in milliseconds; a slow phone needs 200 for it. */
const LONGEST_FIRST_MS = 2000;

/** With more far widgets than these, laying all of them out at once would keep the customer waiting. */
const MANY = 8;

type When = (work: () => void) => void;

const after =
  (milliseconds: number): When =>
  (work) => {
    setTimeout(work, milliseconds);
  };

const inOwnTask = after(0);

/** Runs work when the browser is idle, or after half a second at the latest. */
const onceIdle: When = (work) => {
  // Safari has no requestIdleCallback; in a task of its own the work still lets input go first.
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 500 });
  else inOwnTask(work);
};

function isNear({ anchor }: Job): boolean {
  const { top, bottom } = anchor.getBoundingClientRect();
  return bottom >= -innerHeight / 2 && top <= innerHeight * 1.5;
}

const drawJob = ({ anchor, draw, isOneOfManyFar }: SortedJob): void => draw(isOneOfManyFar, () => noteDrawn(anchor));

/**
 * Draws all near widgets at once, or as many far ones as a slice holds. With React's own schedule each would have a
 * frame to itself, and on a phone a frame of a page with many widgets takes longer than drawing one.
 */
function drawSome(): void {
  const begin = performance.now();
  if (near.length > 0) flushSync(() => near.splice(0).forEach(drawJob));
  else
    while (far.length > 0 && performance.now() - begin < SLICE_MS) flushSync(() => far.splice(0, 1).forEach(drawJob));
}

/**
 * Starts the page's very first widget by itself, and draws the others in later tasks. Code runs for the first time,
 * so React draws that widget in many short tasks, between which the browser may answer. The others wait until it is
 * done, since drawing another one meanwhile would make React start over.
 */
function drain(): void {
  task = null;
  if (hasBegun) {
    drawSome();
    scheduleRest(inOwnTask);
  } else {
    hasBegun = true;
    const job = near.shift() ?? far.shift();
    first = job?.anchor ?? null;
    if (job) startTransition(() => drawJob(job));
    scheduleRest(whenNext());
  }
}

/** Schedules the next task in place of the scheduled one. */
function reschedule(when: When): void {
  const mine = {};
  task = mine;
  when(() => {
    if (task === mine) drain();
  });
}

/** Schedules a task for the widgets that are left, unless one is scheduled. */
function scheduleRest(when: When): void {
  if (near.length + far.length === 0) releaseLazyComponents();
  else if (task === null) reschedule(when);
}

/**
 * Schedules near widgets for the next task, and far ones for when the browser is idle, so that input and due frames go
 * first.
 */
const whenCalm = (): When => (near.length > 0 ? inOwnTask : onceIdle);

/** While the first widget is being drawn, all others wait for it, including those that arrive meanwhile. */
const whenNext = (): When => (first === null ? whenCalm() : after(LONGEST_FIRST_MS));

/** Notes that a widget is drawn or gone; if it was the first one, the others need not wait any longer. */
function noteDrawn(anchor: HTMLElement): void {
  if (anchor !== first) return;
  first = null;
  if (task !== null) reschedule(whenCalm());
}

/**
 * Reads the positions of all new anchors together before anything is drawn: the browser lays out once instead of for
 * each.
 */
function sortFresh(): void {
  const jobs = fresh;
  fresh = [];
  const isNearAt = jobs.map(isNear);
  const areMany = isNearAt.filter((one) => !one).length > MANY;
  // This task comes after the one that evaluated the code and before those that draw.
  inOwnTask(() => {
    jobs.forEach((job, index) => {
      job.prepare();
      if (isNearAt[index] === true) near.push({ ...job, isOneOfManyFar: false });
      else far.push({ ...job, isOneOfManyFar: areMany });
    });
    holdLazyComponents();
    scheduleRest(whenNext());
  });
}

/**
 * Queues the first drawing of a widget. New anchors are prepared together in one task; widgets in or near the viewport
 * are drawn in the next tasks, all others when the browser is idle. `draw` is told whether its widget is one of many
 * far ones.
 * @returns a function that cancels the drawing
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
  if (fresh.push(job) === 1) queueMicrotask(sortFresh);
  return () => {
    active = false;
    noteDrawn(anchor);
  };
}

/**
 * Lets the browser skip layout and paint of a widget far from the viewport until the customer scrolls near it. Until
 * then a space of `height` pixels stands in its place, and `innerText` and full-page screenshots leave the widget out.
 * Afterwards it is never skipped again, since an element that may be skipped clips the menus inside it.
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
