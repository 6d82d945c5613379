import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/** Draws a widget and calls `onDrawn` when that is done. */
type Draw = (isOneOfManyFar: boolean, onDrawn: () => void) => void;

interface Job {
  readonly anchor: HTMLElement;
  readonly prepare: () => void;
  readonly draw: Draw;
}

let fresh: Job[] = [];
const near: ((onDrawn: () => void) => void)[] = [];
const far: typeof near = [];
/** The turn that is due; one that another has replaced does nothing. */
let turn: object | null = null;
let hasBegun = false;

/** Milliseconds of drawing after which the browser may paint and answer; a slower widget overruns it by itself only. */
const SLICE_MS = 35;

/** With more far widgets than these at once, laying them all out would keep the reader waiting. */
const MANY = 8;

type When = (work: () => void) => void;

const inOwnTask: When = (work) => {
  setTimeout(work);
};

/** Once the browser has nothing else to do, or after some milliseconds at the latest. */
const onceIdle = (timeout: number): When => (work) => {
  // Safari has no requestIdleCallback; a task of its own still lets input go first.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout });
  else inOwnTask(work);
};

function isNear({ anchor }: Job): boolean {
  const { top, bottom } = anchor.getBoundingClientRect();
  return bottom >= -innerHeight / 2 && top <= innerHeight * 1.5;
}

const runNext = (onDrawn = (): void => undefined): void => (near.shift() ?? far.shift())?.(onDrawn);

/**
 * Draws as many widgets as a slice holds. With React's own schedule each would have a frame to itself, and on a phone a
 * frame of a page with many widgets takes longer than drawing one.
 */
function drawSlice(): void {
  const end = performance.now() + SLICE_MS;
  do flushSync(() => runNext());
  while (near.length + far.length > 0 && performance.now() < end);
}

/**
 * The very first widget runs everything for the first time: React draws it in many short tasks, between which the browser may answer. The
 * others wait until it is done, as what is drawn in the midst of it would take as long in one, but not for ever, should it never be.
 */
function drain(): void {
  turn = null;
  const isFirst = !hasBegun;
  hasBegun = true;
  if (isFirst) startTransition(() => runNext(takeNear));
  else drawSlice();
  ask(isFirst ? onceIdle(100) : inOwnTask);
}

/** The next turn, in place of one that is due. */
function take(when: When): void {
  const mine = {};
  turn = mine;
  when(() => {
    if (turn === mine) drain();
  });
}

/** The first is drawn: what is near waits for nothing any more. */
function takeNear(): void {
  if (turn !== null && near.length > 0) take(inOwnTask);
}

/** Has what is left drawn, once. */
function ask(when: When): void {
  if (turn === null && near.length + far.length > 0) take(when);
}

/** Positions are read for all new anchors together, before anything is drawn: one layout instead of one each. */
function sort(): void {
  const jobs = fresh;
  fresh = [];
  const isNearAt = jobs.map(isNear);
  const areMany = isNearAt.filter((one) => !one).length > MANY;
  // After the task in which code was evaluated, and before those that draw.
  inOwnTask(() => {
    jobs.forEach(({ prepare, draw }, index) => {
      prepare();
      if (isNearAt[index] === true) near.push((onDrawn) => draw(false, onDrawn));
      else far.push((onDrawn) => draw(areMany, onDrawn));
    });
    // Near ones wait for nothing, far ones for calm: between two tasks of their own, input and a frame that is due go first.
    ask(near.length > 0 ? inOwnTask : onceIdle(500));
  });
}

/**
 * Prepares new anchors in a task of their own, then runs the first drawing of those in or near the viewport in the next tasks and
 * that of the others once the browser is idle; `draw` is told whether it is one of many of these.
 * @returns a way to call it off
 */
export function queueDrawing(anchor: HTMLElement, prepare: () => void, draw: Draw): () => void {
  let active = true;
  const ifActive = <Args extends unknown[]>(work: (...args: Args) => void) => (...args: Args): void => {
    if (active) work(...args);
  };
  if (fresh.push({ anchor, prepare: ifActive(prepare), draw: ifActive(draw) }) === 1) queueMicrotask(sort);
  return () => {
    active = false;
  };
}
