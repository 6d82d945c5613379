import { flushSync } from "react-dom";
import { pause } from "#lib/pause.ts";

interface Job {
  readonly anchor: HTMLElement;
  readonly prepare: () => void;
  readonly draw: () => void;
}

let fresh: Job[] = [];
const near: Job[] = [];
const far: Job[] = [];
let isDrawing = false;

/** Milliseconds of drawing after which the browser may paint and answer, before more far widgets are drawn. */
const SLICE_MS = 35;

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
 * Draws all near widgets at once, and as many far ones as the slice still holds. With React's own schedule each would
 * have a frame to itself, and on a phone a frame of a page with many widgets takes longer than drawing one.
 */
function drawSome(): void {
  const begin = performance.now();
  flushSync(() => near.splice(0).forEach(({ draw }) => draw()));
  while (far.length > 0 && performance.now() - begin < SLICE_MS)
    flushSync(() => far.splice(0, 1).forEach(({ draw }) => draw()));
}

/** Draws all that waits: near widgets in the next task, what then is left of far ones whenever the browser is idle. */
async function drawAll(): Promise<void> {
  isDrawing = true;
  while (near.length + far.length > 0) {
    await (near.length > 0 ? pause() : onceIdle());
    drawSome();
  }
  isDrawing = false;
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
  if (!isDrawing) await drawAll();
}

/**
 * Queues the first drawing of a widget. New anchors are prepared together in one task; widgets in or near the viewport
 * are drawn in the next task, others with them as long as that stays short, and otherwise when the browser is idle.
 * @returns a function that cancels the drawing
 */
export function queueDrawing(anchor: HTMLElement, prepare: () => void, draw: () => void): () => void {
  let active = true;
  const ifActive = (run: () => void) => () => {
    if (active) run();
  };
  fresh.push({ anchor, prepare: ifActive(prepare), draw: ifActive(draw) });
  if (fresh.length === 1) queueMicrotask(() => void sortFresh());
  return () => {
    active = false;
  };
}
