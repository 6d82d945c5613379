import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { joinNotices } from "#state/page-notices.ts";
import { expireSession } from "#state/session/session.ts";
import { initialState, usePortal } from "#state/store.ts";

const [first, second] = [document.createElement("div"), document.createElement("div")];
let leaveFirst: () => void;
let leaveSecond: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(first, second);
  leaveFirst = joinNotices(first);
  leaveSecond = joinNotices(second);
});
afterEach(() => {
  leaveFirst();
  leaveSecond();
  usePortal.setState(initialState);
  vi.useRealTimers();
});

function expiredAt(): HTMLElement | null | undefined {
  const { session } = usePortal.getState();
  return session.state === "expired" ? session.anchor : undefined;
}

it("gives the notice of an expired session that no widget has claimed to the first, and on when that goes", () => {
  expireSession(null);
  expect(expiredAt()).toBeNull();
  vi.advanceTimersByTime(200);
  expect(expiredAt()).toBe(first);
  // The widget is unmounted, its anchor stays in the page.
  leaveFirst();
  vi.advanceTimersByTime(200);
  expect(expiredAt()).toBe(second);
});

it("gives the notice of another person to a widget that stands, and on when that goes", () => {
  usePortal.setState({ handover: { anchor: null, wasOrdering: true } });
  expect(usePortal.getState().handover?.anchor).toBe(first);
  leaveFirst();
  expect(usePortal.getState().handover?.anchor).toBe(second);
  expect(usePortal.getState().handover?.wasOrdering).toBe(true);
});
