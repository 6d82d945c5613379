import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ignorePresses } from "./ignore-presses.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A press of the page at a place, by mouse or finger unless `detail` is 0. @returns whether the page heard of it */
function isHeard(clientX: number, detail = 1): boolean {
  const heard = vi.fn();
  document.body.addEventListener("click", heard, { once: true });
  document.body.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY: 5, detail }),
  );
  document.body.removeEventListener("click", heard);
  return heard.mock.calls.length === 1;
}

it("lets no press through where a button has stood, for less than a second, and all others", () => {
  const button = document.createElement("button");
  vi.spyOn(button, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 0, 20, 10));
  ignorePresses([button]);
  expect([isHeard(15), isHeard(15, 0), isHeard(40)]).toEqual([false, true, true]);
  vi.advanceTimersByTime(999);
  expect(isHeard(15)).toBe(true);
});
