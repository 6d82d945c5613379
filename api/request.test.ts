import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bearerToken, forgetBearer } from "./request.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  forgetBearer();
});
afterEach(() => vi.useRealTimers());

it.each([
  { age: 59_999, olderThan: 60_000, asked: 1 },
  { age: 60_000, olderThan: 60_000, asked: 2 },
  { age: 0, olderThan: undefined, asked: 2 },
])("is asked for $asked times where it is $age ms old and good for $olderThan", async ({ age, olderThan, asked }) => {
  const load = vi.fn(() => Promise.resolve("geheim"));
  await bearerToken(load);
  vi.advanceTimersByTime(age);
  forgetBearer(olderThan);
  expect(await bearerToken(load)).toBe("geheim");
  expect(load).toHaveBeenCalledTimes(asked);
});

it("is asked for again after it could not be had", async () => {
  await expect(bearerToken(() => Promise.reject(new Error("503")))).rejects.toThrow("503");
  expect(await bearerToken(() => Promise.resolve("geheim"))).toBe("geheim");
});
