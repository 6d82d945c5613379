import { startTransition } from "react";
import { flushSync } from "react-dom";
import { pause } from "#lib/pause.ts";

interface Job {
  readonly anchor: HTMLElement;
  readonly prepare: () => void;
  readonly draw: () => void;
  /** Resolves when the widget is drawn, or will not be. */
  readonly isDrawn: Promise<void>;
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
const near: Job[] = [];
const far: Job[] = [];
let hasBegun = false;
let isDrawing = false;

/** Milliseconds of drawing far widgets after which the browser may paint and answer. */
const SLICE_MS = 35;

/** The longest that other widgets wait for the first one, in milliseconds; a slow phone needs 200 for it. */
const LONGEST_FIRST_MS = 2000;

/** Resolves when the browser is idle, or after half a second at the latest. */
const onceIdle = (): Promise<void> =>
  // Safari has no requestIdleCallback; in a task of its own the work still lets input go first.
  typeof requestIdleCallback === "function"
    ? new Promise((resolve) => {
        requestIdleCallback(() => resolve(), { timeout: 500 });
      })
    : pause();

function isNear({ anchor }: Job): boolean {
  const { top, bottom } = anchor.getBoundingClientRect();
  return bottom >= -innerHeight / 2 && top <= innerHeight * 1.5;
}

/**
 * Draws the page's very first widget by itself. Code runs for the first time then, so React draws it in many short
 * tasks, between which the browser may answer; drawing another one meanwhile would make React start over.
 */
async function drawFirst(job: Job): Promise<void> {
  startTransition(job.draw);
  await Promise.race([job.isDrawn, pause(LONGEST_FIRST_MS)]);
}

/**
 * Draws all near widgets at once, or as many far ones as a slice holds. With React's own schedule each would have a
 * frame to itself, and on a phone a frame of a page with many widgets takes longer than drawing one.
 */
function drawSome(): void {
  const begin = performance.now();
  if (near.length > 0) flushSync(() => near.splice(0).forEach(({ draw }) => draw()));
  else
    while (far.length > 0 && performance.now() - begin < SLICE_MS)
      flushSync(() => far.splice(0, 1).forEach(({ draw }) => draw()));
}

/** Draws all that waits: near widgets in the next task, far ones whenever the browser is idle. */
async function drawAll(): Promise<void> {
  isDrawing = true;
  while (near.length + far.length > 0) {
    await (near.length > 0 ? pause() : onceIdle());
    const first = hasBegun ? undefined : (near.shift() ?? far.shift());
    hasBegun = true;
    if (first === undefined) drawSome();
    else await drawFirst(first);
  }
  isDrawing = false;
  releaseLazyComponents();
}

/**
 * Reads the positions of all new anchors together before anything is drawn: the browser lays out once instead of for
 * each.
 */
async function sortFresh(): Promise<void> {
  const jobs = fresh;
  fresh = [];
  const isNearAt = jobs.map(isNear);
  // The next task comes after the one that evaluated the code and before those that draw.
  await pause();
  jobs.forEach((job, index) => {
    job.prepare();
    (isNearAt[index] === true ? near : far).push(job);
  });
  holdLazyComponents();
  if (!isDrawing) await drawAll();
}

/**
 * Queues the first drawing of a widget. New anchors are prepared together in one task; widgets in or near the viewport
 * are drawn in the next task, all others when the browser is idle.
 * @param draw draws the widget and calls `onDrawn` when that is done
 * @returns a function that cancels the drawing
 */
export function queueDrawing(
  anchor: HTMLElement,
  prepare: () => void,
  draw: (onDrawn: () => void) => void,
): () => void {
  let active = true;
  let end = (): void => undefined;
  const isDrawn = new Promise<void>((resolve) => {
    end = resolve;
  });
  fresh.push({
    anchor,
    isDrawn,
    prepare: () => {
      if (active) prepare();
    },
    draw: () => {
      if (active) draw(end);
      else end();
    },
  });
  if (fresh.length === 1) queueMicrotask(() => void sortFresh());
  return () => {
    active = false;
    end();
  };
}
