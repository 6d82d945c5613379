import { describe, expect, it, vi } from "vitest";
import { transportOf } from "#api/direct.ts";

describe("the transport of a response that is on its way", () => {
  const preloaded = (data: unknown) => Promise.resolve({ response: new Response('{"b":2}'), data });

  it.each<[string, unknown, "json" | "text", unknown]>([
    ["what the entry has made of it", { a: 1 }, "json", { a: 1 }],
    ["nothing, where that is what it says", null, "json", null],
    ["JSON of a body that was left to read", undefined, "json", { b: 2 }],
    ["its text where that is wanted", undefined, "text", '{"b":2}'],
  ])("gives %s", async (_name, data, responseType, expected) => {
    expect(await transportOf(preloaded(data))({ responseType })).toMatchObject({ status: 200, data: expected });
  });

  it("tells how long the backend takes no further request", async () => {
    const headers = { "retry-after": "120", date: "Tue, 10 Mar 2026 08:00:00 GMT" };
    const answer = Promise.resolve({ response: new Response("{}", { status: 503, headers }), data: {} });
    expect(await transportOf(answer)({})).toMatchObject({ status: 503, retryAfter: "120", date: headers.date });
  });

  it("has no answer where a body is wanted that has been read", async () => {
    const response = new Response('{"b":2}');
    await response.text();
    const answer = Promise.resolve({ response, data: { b: 2 } });
    expect(await transportOf(answer)({ responseType: "text" })).toBe("network");
  });

  it("is called off before and while it waits", async () => {
    const controller = new AbortController();
    const waiting = transportOf(new Promise(() => undefined))({ signal: controller.signal });
    controller.abort();
    expect(await waiting).toBe("aborted");
    expect(await transportOf(preloaded({}))({ signal: controller.signal })).toBe("aborted");
  });

  it("is given up once the request's time is over", async () => {
    vi.useFakeTimers();
    const waiting = transportOf(new Promise(() => undefined))({ timeout: 50 });
    await vi.advanceTimersByTimeAsync(50);
    expect(await waiting).toBe("timeout");
    vi.useRealTimers();
  });
});
