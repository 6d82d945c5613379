import { flushSync } from "react-dom";
import { pause } from "#lib/pause.ts";

interface Job {
  readonly anchor: HTMLElement;
  prepare: () => void;
  draw: () => void;
}

let fresh: Job[] = [];
const near: Job[] = [];
const far: Job[] = [];

/**
 * Far widgets that are drawn in one task: smaller portions take a slow phone longer as a whole, since the browser
 * paints after each.
 */
const BATCH = 60;

function isNear({ anchor }: Job): boolean {
  const { top, bottom } = anchor.getBoundingClientRect();
  return bottom >= -innerHeight / 2 && top <= innerHeight * 1.5;
}

/**
 * Draws all near widgets in the next task, the first far ones with them, and the rest in the tasks after it. With
 * React's own schedule each would have a frame to itself, and on a phone a frame of a page with many widgets takes
 * longer than drawing one.
 */
async function drawAll(): Promise<void> {
  while (near.length + far.length > 0) {
    await pause();
    const batch = [...near.splice(0), ...far.splice(0, BATCH)];
    flushSync(() => batch.forEach(({ draw }) => draw()));
  }
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
  await drawAll();
}

/**
 * Queues the first drawing of a widget. New anchors are prepared together in one task; widgets in or near the viewport
 * are drawn in the next task with the first of the others, whose rest follows in the tasks after it.
 * @returns a function that cancels the drawing
 */
export function queueDrawing(anchor: HTMLElement, prepare: () => void, draw: () => void): () => void {
  const job: Job = { anchor, prepare, draw };
  fresh.push(job);
  if (fresh.length === 1) queueMicrotask(() => void sortFresh());
  return () => {
    job.prepare = () => undefined;
    job.draw = job.prepare;
  };
}
