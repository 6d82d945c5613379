import { act, waitFor } from "@testing-library/react";
import { expect, vi } from "vitest";
import { gate } from "#mocks/testing/gate.ts";

const isTo = (part: string, input: RequestInfo | URL): boolean =>
  (input instanceof Request ? input.url : String(input)).includes(part);

/** Holds back the requests to addresses that contain `part` until `open` is called. */
export function holdBack(part: string): { open: () => void } {
  const { wait, open } = gate();
  const send = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (isTo(part, input)) await wait();
    return send(input, init);
  });
  return { open };
}

/**
 * Holds back the answers to requests to addresses that contain `part` until `open` is called; they do not change
 * meanwhile.
 */
export function holdAnswers(part: string): { open: () => void } {
  const { wait, open } = gate();
  const send = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const answer = await send(input, init);
    if (isTo(part, input)) await wait();
    return answer;
  });
  return { open };
}

/**
 * Holds back all timers of exactly `delay` milliseconds until `open` is called, which ends the present ones and lets
 * later ones pass. `open` waits until a timer is held, because a view is in the page before its effects start timers.
 */
export function holdTimers(delay: number): { open: () => Promise<void> } {
  const set = globalThis.setTimeout;
  let held: (() => void)[] | null = [];
  const hold = (run: () => void, ms?: number): unknown => {
    if (ms !== delay) return set(run, ms);
    return held === null ? set(run, 0) : held.push(run);
  };
  vi.spyOn(globalThis, "setTimeout").mockImplementation(hold as typeof setTimeout);
  return {
    open: async () => {
      await waitFor(() => expect(held).not.toEqual([]));
      act(() => {
        const due = held ?? [];
        held = null;
        for (const run of due) run();
      });
    },
  };
}
