import { beforeEach, describe, expect, it, vi } from "vitest";
import type { queueDrawing as Queued } from "./draw-queue.ts";

type Schedule = typeof Queued;

const VIEWPORT = 800;
let queueDrawing: Schedule;
let prepared: string[] = [];
let drawn: string[] = [];
let waiting: (() => void)[] = [];

/** An anchor this far from the top. */
function add(name: string, top: number): () => void {
  const anchor = document.createElement("div");
  anchor.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect;
  return queueDrawing(
    anchor,
    () => prepared.push(name),
    () => drawn.push(name),
  );
}

/** Runs the tasks that wait, but none that they ask for. */
async function nextTask(): Promise<void> {
  waiting.splice(0).forEach((run) => run());
  for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
}

/** Until all that is new is prepared. */
async function settle(): Promise<void> {
  await Promise.resolve();
  await nextTask();
}
const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_name, index) => prefix + String(index));

beforeEach(async () => {
  vi.stubGlobal("setTimeout", (run: () => void) => waiting.push(run));
  vi.resetModules();
  vi.stubGlobal("innerHeight", VIEWPORT);
  prepared = [];
  drawn = [];
  waiting = [];
  ({ queueDrawing } = await import("./draw-queue.ts"));
});

describe("queueDrawing", () => {
  it("prepares all at once, then draws the near ones in one task, and far ones with them", async () => {
    add("far", 5000);
    add("near", 0);
    add("below", 1100);
    await settle();
    expect([prepared, drawn]).toEqual([["far", "near", "below"], []]);
    await nextTask();
    expect(drawn).toEqual(["near", "below", "far"]);
  });

  it("lets the browser in after 60 far ones, and after no near one", async () => {
    names("far", 130).forEach((name) => add(name, 5000));
    names("near", 90).forEach((name) => add(name, 0));
    await settle();
    const tasks: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const before = drawn.length;
      await nextTask();
      tasks.push(drawn.length - before);
    }
    expect(tasks).toEqual([150, 60, 10, 0, 0]);
  });

  it("draws near ones that come later before far ones that still wait", async () => {
    names("far", 121).forEach((name) => add(name, 5000));
    await settle();
    await nextTask();
    add("late", 0);
    await settle();
    await nextTask();
    expect(drawn.slice(120)).toEqual(["late", "far120"]);
  });

  it("leaves out what was called off", async () => {
    const callOff = add("gone", 0);
    add("near", 0);
    callOff();
    await settle();
    await nextTask();
    expect([prepared, drawn]).toEqual([["near"], ["near"]]);
  });
});
