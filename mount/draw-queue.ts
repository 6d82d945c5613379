import { flushSync } from 'react-dom';

interface Job {
  readonly anchor: HTMLElement;
  readonly run: () => void;
}

let fresh: Job[] = [];
const near: Job[] = [];
const far: Job[] = [];
let asked = false;
let warmth: 'cold' | 'warming' | 'warm' = 'cold';

/** Milliseconds of drawing after which the browser may paint and answer; a slower widget overruns it by itself only. */
const SLICE_MS = 35;

const inOwnTask = (work: () => void): void => {
  setTimeout(work);
};

const whenIdle = (work: () => void): void => {
  // Safari has no requestIdleCallback; a task of its own still lets input go first.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 500 });
  else inOwnTask(work);
};

function isNear({ anchor }: Job): boolean {
  const { top, bottom } = anchor.getBoundingClientRect();
  return bottom >= -innerHeight / 2 && top <= innerHeight * 1.5;
}

const runNext = (): void => (near.shift() ?? far.shift())?.run();

/**
 * Draws as many widgets as a slice holds. With React's own schedule each would have a frame to itself, and on a phone a
 * frame of a page with many widgets takes longer than drawing one.
 */
function drawSlice(): void {
  const end = performance.now() + SLICE_MS;
  do flushSync(runNext);
  while (near.length + far.length > 0 && performance.now() < end);
}

/** The very first widget runs everything for the first time, so it has the task and the first frame to itself. */
function drain(): void {
  asked = false;
  warmth = warmth === 'cold' ? 'warming' : 'warm';
  if (warmth === 'warming') runNext();
  else drawSlice();
  ask(warmth === 'warm');
}

/** Waiting for calm once is enough: between two tasks of their own, input and a frame that is due go first. */
function ask(isCalm = false): void {
  if (asked || near.length + far.length === 0) return;
  asked = true;
  (isCalm || (near.length > 0 && warmth !== 'warming') ? inOwnTask : whenIdle)(drain);
}

/** Positions are read for all new anchors together, before anything is drawn: one layout instead of one each. */
function sort(): void {
  const jobs = fresh;
  fresh = [];
  const isNearAt = jobs.map(isNear);
  jobs.forEach((job, index) => (isNearAt[index] === true ? near : far).push(job));
  ask();
}

/**
 * Runs the first drawing of anchors in or near the viewport in the next tasks and that of the others once the browser is
 * idle.
 * @returns a way to call it off
 */
export function queueDrawing(anchor: HTMLElement, run: () => void): () => void {
  let active = true;
  if (fresh.push({ anchor, run: () => { if (active) run(); } }) === 1) queueMicrotask(sort);
  return () => {
    active = false;
  };
}
