import { beforeEach, describe, expect, it, vi } from "vitest";
import type { queueDrawing as Queued } from "./draw-queue.ts";

type Schedule = typeof Queued;

const VIEWPORT = 800;
let queueDrawing: Schedule;
let now = 0;
let idle: (() => void)[] = [];
let prepared: string[] = [];
let drawn: string[] = [];

/** An anchor this far from the top, whose drawing takes some milliseconds. */
function add(name: string, top: number, cost = 1): () => void {
  const anchor = document.createElement("div");
  anchor.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect;
  return queueDrawing(
    anchor,
    () => prepared.push(name),
    () => {
      drawn.push(name);
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
  vi.spyOn(performance, "now").mockImplementation(() => now);
  ({ queueDrawing } = await import("./draw-queue.ts"));
});

describe("queueDrawing", () => {
  it("prepares all at once, then draws the near ones, and far ones with them as long as that stays short", async () => {
    add("far", 5000);
    add("near", 0);
    add("below", 1100);
    await settle();
    expect([prepared, drawn]).toEqual([["far", "near", "below"], []]);
    await soon();
    expect(drawn).toEqual(["near", "below", "far"]);
  });

  it("leaves far ones until the browser is idle when the near ones took long", async () => {
    add("far", 5000);
    add("near", 0, 40);
    await settle();
    await soon();
    expect(drawn).toEqual(["near"]);
    await beIdle();
    expect(drawn).toEqual(["near", "far"]);
  });

  it("lets the browser in after a slice of 35 ms", async () => {
    names("far", 9).forEach((name) => add(name, 5000, 10));
    await settle();
    const slices: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const before = drawn.length;
      await beIdle();
      slices.push(drawn.length - before);
    }
    expect(slices).toEqual([4, 4, 1, 0]);
  });

  it("draws all near ones at once, however long they take", async () => {
    names("near", 9).forEach((name) => add(name, 0, 10));
    await settle();
    await soon();
    expect(drawn).toHaveLength(9);
  });

  it("draws near ones that come later without waiting for an idle browser", async () => {
    add("near", 0);
    add("far", 5000, 40);
    await settle();
    await soon();
    add("late", 0);
    await settle();
    await soon();
    expect(drawn).toEqual(["near", "far", "late"]);
  });

  it("leaves out what was called off", async () => {
    const callOff = add("gone", 0);
    add("near", 0);
    callOff();
    await settle();
    await soon();
    expect([prepared, drawn]).toEqual([["near"], ["near"]]);
  });
});
