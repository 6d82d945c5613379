import { beforeEach, describe, expect, it, vi } from "vitest";
import type { queueDrawing as Queued } from "./draw-queue.ts";

type Schedule = typeof Queued;

const VIEWPORT = 800;
let queueDrawing: Schedule;
let now = 0;
let idle: (() => void)[] = [];
let prepared: string[] = [];
let drawn: string[] = [];
/** Tells that a widget is drawn. */
let tell: Record<string, () => void> = {};

/** An anchor this far from the top, whose drawing takes some milliseconds. */
function add(name: string, top: number, cost = 1): () => void {
  const anchor = document.createElement("div");
  anchor.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect;
  return queueDrawing(
    anchor,
    () => prepared.push(name),
    (onDrawn) => {
      drawn.push(name);
      tell[name] = onDrawn;
      now += cost;
    },
  );
}

/** Until all that is new is prepared. */
async function settle(): Promise<void> {
  await Promise.resolve();
  await vi.advanceTimersByTimeAsync(0);
}
/** As long as tasks of their own take that are due at once. */
const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(5);
async function beIdle(): Promise<void> {
  idle.splice(0).forEach((work) => work());
  await soon();
}
const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_name, index) => prefix + String(index));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.resetModules();
  vi.stubGlobal("innerHeight", VIEWPORT);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  now = 0;
  idle = [];
  prepared = [];
  drawn = [];
  tell = {};
  vi.spyOn(performance, "now").mockImplementation(() => now);
  ({ queueDrawing } = await import("./draw-queue.ts"));
});

/** The first is drawn as far as the queue knows; what waits for it is drawn. */
async function beDrawn(name: string): Promise<void> {
  tell[name]?.();
  await soon();
}

/** As long as the others wait for the first. */
const LONGEST = 2000;

describe("queueDrawing", () => {
  it("draws the first alone, the others once it is done, the near ones first", async () => {
    add("far", 5000);
    add("near", 0);
    add("below", 1100);
    await settle();
    expect([prepared, drawn]).toEqual([["far", "near", "below"], []]);
    await vi.advanceTimersByTimeAsync(LONGEST - 10);
    await beIdle();
    expect(drawn).toEqual(["near"]);
    tell.near?.();
    expect(drawn).toEqual(["near"]);
    await soon();
    expect(drawn).toEqual(["near", "below"]);
    await beIdle();
    expect(drawn).toEqual(["near", "below", "far"]);
  });

  it("has those wait for the first as well that come while it is being drawn", async () => {
    add("near", 0);
    await settle();
    await soon();
    add("late", 0);
    await settle();
    await soon();
    expect(drawn).toEqual(["near"]);
    await beDrawn("near");
    expect(drawn).toEqual(["near", "late"]);
  });

  it("goes on without the first, should it never be drawn", async () => {
    add("near", 0);
    add("far", 5000);
    await settle();
    await vi.runAllTimersAsync();
    await beIdle();
    expect(drawn).toEqual(["near", "far"]);
  });

  it("goes on when the first leaves the page", async () => {
    const callOff = add("near", 0);
    add("below", 1100);
    await settle();
    await soon();
    callOff();
    await soon();
    expect(drawn).toEqual(["near", "below"]);
  });

  it("waits for calm with far ones", async () => {
    add("near", 0);
    add("far", 5000);
    await settle();
    await soon();
    await beDrawn("near");
    expect(drawn).toEqual(["near"]);
    await beIdle();
    expect(drawn).toEqual(["near", "far"]);
  });

  it("lets the browser in after a slice of 35 ms", async () => {
    names("far", 8).forEach((name) => add(name, 5000, 10));
    await settle();
    const slices: number[] = [];
    for (const letIn of [beIdle, () => beDrawn("far0"), beIdle, beIdle, beIdle]) {
      const before = drawn.length;
      await letIn();
      slices.push(drawn.length - before);
    }
    expect(slices).toEqual([1, 0, 4, 3, 0]);
  });

  it("draws all near ones at once, however long they take", async () => {
    names("near", 9).forEach((name) => add(name, 0, 10));
    await settle();
    await soon();
    await beDrawn("near0");
    expect(drawn).toHaveLength(9);
  });

  it("draws near ones that come later without waiting for calm", async () => {
    names("near", 2).forEach((name) => add(name, 0));
    await settle();
    await soon();
    await beDrawn("near0");
    add("late", 0);
    await settle();
    await soon();
    expect(drawn).toEqual(["near0", "near1", "late"]);
  });

  it("leaves out what was called off, and does not wait for it", async () => {
    const callOff = add("gone", 0);
    add("near", 0);
    callOff();
    await settle();
    await soon();
    expect([prepared, drawn]).toEqual([["near"], ["near"]]);
  });
});
