import { act, render } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useNow } from "#state/clock.ts";

const MINUTE = 60_000;
const late = Date.parse("2026-03-10T23:58:00+01:00");
let drawings: number[] = [];

function View({ cost = 0 }: { cost?: number }) {
  const now = useNow();
  drawings.push(now - late);
  // What the rest of the view takes to be drawn.
  vi.setSystemTime(late + cost);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ now: late });
  drawings = [];
});

describe("useNow", () => {
  it("draws a view once by one time, however long that takes", () => {
    render(<View cost={300} />);
    expect(drawings).toEqual([0]);
  });

  it("draws it again when the time has grown old meanwhile", () => {
    render(<View cost={1.5 * MINUTE} />);
    expect(drawings).toEqual([0, 1.5 * MINUTE]);
  });

  it.each([
    ["at once", 0],
    ["while the view was drawn", 0.5 * MINUTE],
  ])("is right again after midnight, with a view drawn %s", (_how, cost) => {
    render(<View cost={cost} />);
    act(() => {
      vi.advanceTimersByTime(2 * MINUTE - cost);
    });
    expect(drawings).toEqual([0, 2 * MINUTE]);
  });
});
