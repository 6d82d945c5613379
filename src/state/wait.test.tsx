import { act, render } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { noteWait, useWait, waitFor } from "./wait.ts";

const NOW = Date.UTC(2026, 2, 10, 8, 30);
const settled = { method: "GET", path: "/portal-api/events/future", duration: 1, retryAt: null } as const;
const refuse = (seconds: number): void =>
  act(() => noteWait({ ...settled, route: "eventsFuture", status: 429, retryAt: Date.now() + seconds * 1000 }));

let said: (number | null)[];

function View() {
  said.push(useWait("eventsFuture", "eventsPast"));
  return null;
}

/** Lets seconds go by, each drawn by itself. */
function pass(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000));
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  said = [];
});

describe("a wait", () => {
  it("is told of, drawn anew only where other words are said, and over in time", () => {
    render(<View />);
    refuse(130);
    pass(129);
    expect(said).toEqual([null, 180, 120, 60, 50, 40, 30, 20, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    pass(1);
    expect(said.at(-1)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is over as soon as the call is answered well, and not by another failure or another call", () => {
    render(<View />);
    refuse(120);
    act(() => noteWait({ ...settled, route: "eventsPast", status: 200 }));
    act(() => noteWait({ ...settled, route: "eventsFuture", status: 500 }));
    expect(waitFor("eventsFuture")).toBe(120);
    expect(waitFor("eventsPast")).toBeNull();
    act(() => noteWait({ ...settled, route: "eventsFuture", status: 200 }));
    expect(waitFor("eventsFuture")).toBeNull();
    expect(said.at(-1)).toBeNull();
  });

  it("ends with the view that shows it", () => {
    const { unmount } = render(<View />);
    refuse(120);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
