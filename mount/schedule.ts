interface Job {
  readonly anchor: HTMLElement;
  readonly run: () => void;
}

let fresh: Job[] = [];
const waiting: Job[] = [];
let idleAsked = false;

const AT_ONCE = 25;

const whenIdle = (work: () => void): void => {
  // Safari has no requestIdleCallback; a task of its own still lets input go first.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 1);
};

function isNear({ anchor }: Job): boolean {
  const { top, bottom } = anchor.getBoundingClientRect();
  return bottom >= -innerHeight / 2 && top <= innerHeight * 1.5;
}

function drain(): void {
  idleAsked = false;
  // Running a job only starts it: React then draws in short tasks of its own.
  for (const job of waiting.splice(0, AT_ONCE)) job.run();
  askForIdle();
}

function askForIdle(): void {
  if (idleAsked || waiting.length === 0) return;
  idleAsked = true;
  whenIdle(drain);
}

/** Positions are read for all new anchors together, before anything is drawn: one layout instead of one each. */
function sort(): void {
  const jobs = fresh;
  fresh = [];
  const near = jobs.map(isNear);
  jobs.forEach((job, index) => {
    if (near[index] === true) job.run();
    else waiting.push(job);
  });
  askForIdle();
}

/**
 * Runs the mounting of anchors in or near the viewport at once and that of the others while the browser is idle.
 * @returns a way to call it off
 */
export function scheduleMount(anchor: HTMLElement, run: () => void): () => void {
  let active = true;
  if (fresh.push({ anchor, run: () => { if (active) run(); } }) === 1) queueMicrotask(sort);
  return () => {
    active = false;
  };
}
