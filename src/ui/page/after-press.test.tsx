import { beforeEach, describe, expect, it, vi } from "vitest";
import { afterPress } from "./after-press.ts";

beforeEach(() => void vi.useFakeTimers());
describe("afterPress", () => {
  it("does it at once while nothing is pressed", () => {
    const work = vi.fn();
    afterPress(work);
    expect(work).toHaveBeenCalledOnce();
  });

  it("waits for the release, however long it takes, and does it once", () => {
    const work = vi.fn();
    const matches = vi.spyOn(document.documentElement, "matches").mockReturnValue(true);
    afterPress(work);
    vi.advanceTimersByTime(3000);
    expect(work).not.toHaveBeenCalled();
    matches.mockReturnValue(false);
    vi.advanceTimersByTime(3000);
    expect(work).toHaveBeenCalledOnce();
  });
});
