import { act, waitFor } from "@testing-library/react";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { configureClient } from "#api/request.ts";
import { defineResource } from "#api/resource.ts";
import { resourceKey, readFresh, invalidate, readByTransport, reloadExpired } from "#state/reads.ts";
import { useResource } from "#state/resources.ts";
import { judgeRefusal } from "#state/session/session-calls.ts";
import { usePortal } from "#state/store.ts";
import { mountHook } from "#test/support/hook.tsx";

const counted = defineResource("eventsFuture", v.object({ n: v.number() }), (answer) => answer.n);
const byEvent = defineResource("event", v.object({ n: v.number() }), (answer) => answer.n);

let answers: PromiseWithResolvers<Response>[];
let requests: Request[];

interface PromiseWithResolvers<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (reason: unknown) => void;
}

function deferred<T>(): PromiseWithResolvers<T> {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

beforeEach(() => {
  answers = [];
  requests = [];
  configureClient({ onRefused: judgeRefusal, wait: () => Promise.resolve(), jitter: () => 0 });
  vi.stubGlobal("fetch", (request: Request) => {
    const answer = deferred<Response>();
    request.signal.addEventListener("abort", () => answer.reject(new DOMException("gone", "AbortError")));
    requests.push(request);
    answers.push(answer);
    return answer.promise;
  });
});

const reply = (index: number, n: number): Promise<void> =>
  act(() => {
    answers[index]?.resolve(Response.json({ n }));
    return Promise.resolve();
  });

const replyStatus = (index: number, status: number): Promise<void> =>
  act(() => {
    answers[index]?.resolve(new Response("{}", { status }));
    return Promise.resolve();
  });

describe("useResource", () => {
  it("asks once for two widgets and gives both the answer", async () => {
    const first = mountHook(() => useResource(counted));
    const second = mountHook(() => useResource(counted));
    expect(first.result.current.remote).toEqual({ state: "loading" });
    await waitFor(() => expect(requests).toHaveLength(1));
    await reply(0, 1);
    await waitFor(() => expect(first.result.current.remote).toEqual({ state: "ready", data: 1, refreshing: false }));
    expect(second.result.current.remote).toEqual({ state: "ready", data: 1, refreshing: false });
    expect(requests).toHaveLength(1);
  });

  it("shows what has been loaded before at once", async () => {
    const first = mountHook(() => useResource(counted));
    await waitFor(() => expect(requests).toHaveLength(1));
    await reply(0, 1);
    await waitFor(() => expect(first.result.current.remote.state).toBe("ready"));
    first.unmount();
    expect(mountHook(() => useResource(counted)).result.current.remote).toEqual({
      state: "ready",
      data: 1,
      refreshing: false,
    });
    expect(requests).toHaveLength(1);
  });

  it("calls the request off when the last widget leaves, not before", async () => {
    const first = mountHook(() => useResource(counted));
    const second = mountHook(() => useResource(counted));
    await waitFor(() => expect(requests).toHaveLength(1));
    first.unmount();
    await Promise.resolve();
    expect(requests[0]?.signal.aborted).toBe(false);
    second.unmount();
    await Promise.resolve();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(usePortal.getState().resources.eventsFuture).toEqual({ state: "idle" });
  });

  it("waits while values are missing, and follows them", async () => {
    const { result, rerender } = mountHook(
      ({ id }: { id: number | null }) => useResource(byEvent, id === null ? null : { eventId: id }),
      { initialProps: { id: null as number | null } },
    );
    expect(result.current.remote).toEqual({ state: "idle" });
    rerender({ id: 7 });
    await waitFor(() =>
      expect(requests.map((request) => new URL(request.url).pathname)).toEqual(["/portal-api/events/7"]),
    );
    rerender({ id: 8 });
    await waitFor(() => expect(requests).toHaveLength(2));
    await reply(0, 70);
    await reply(1, 80);
    await waitFor(() => expect(result.current.remote).toMatchObject({ state: "ready", data: 80 }));
  });

  it("fails with a reason and loads again when asked", async () => {
    const { result } = mountHook(() => useResource(counted));
    await waitFor(() => expect(requests).toHaveLength(1));
    await replyStatus(0, 500);
    await waitFor(() =>
      expect(result.current.remote).toMatchObject({ state: "failed", error: { kind: "status", status: 500 } }),
    );
    act(() => result.current.reload());
    expect(result.current.remote).toEqual({ state: "loading" });
    await waitFor(() => expect(requests).toHaveLength(2));
    await reply(1, 2);
    await waitFor(() => expect(result.current.remote).toMatchObject({ state: "ready", data: 2 }));
  });

  it("keeps the data on screen while it is refreshed after a write, and only the newest answer counts", async () => {
    const { result } = mountHook(() => useResource(counted));
    await waitFor(() => expect(requests).toHaveLength(1));
    await reply(0, 1);
    await waitFor(() => expect(result.current.remote.state).toBe("ready"));
    act(() => invalidate("eventsFuture"));
    await waitFor(() => expect(result.current.remote).toEqual({ state: "ready", data: 1, refreshing: true }));
    await waitFor(() => expect(requests).toHaveLength(2));
    act(() => invalidate("eventsFuture"));
    await waitFor(() => expect(requests).toHaveLength(3));
    await reply(1, 2);
    await reply(2, 3);
    await waitFor(() => expect(result.current.remote).toEqual({ state: "ready", data: 3, refreshing: false }));
  });

  it("forgets outdated data that nobody shows", async () => {
    const { result, unmount } = mountHook(() => useResource(byEvent, { eventId: 1 }));
    await waitFor(() => expect(requests).toHaveLength(1));
    await reply(0, 1);
    await waitFor(() => expect(result.current.remote.state).toBe("ready"));
    unmount();
    invalidate("event");
    expect(usePortal.getState().resources[resourceKey("event", { eventId: 1 })]).toEqual({ state: "idle" });
  });
});

describe("an answer that another transport brings", () => {
  const bring = (n: number, status = 200): void =>
    readByTransport(() => Promise.resolve({ status, data: { n }, contentType: "" }), counted, {});

  it("is what the first view shows, which asks for nothing itself", async () => {
    bring(1);
    const { result } = mountHook(() => useResource(counted));
    await waitFor(() => expect(result.current.remote).toMatchObject({ state: "ready", data: 1 }));
    expect(requests).toEqual([]);
  });

  it("takes the place of what was known, but leaves alone what is being read", async () => {
    const { result } = mountHook(() => useResource(counted));
    await waitFor(() => expect(requests).toHaveLength(1));
    bring(7);
    await reply(0, 1);
    await waitFor(() => expect(result.current.remote).toMatchObject({ state: "ready", data: 1 }));
    act(() => bring(2));
    await waitFor(() => expect(result.current.remote).toMatchObject({ state: "ready", data: 2 }));
    expect(requests).toHaveLength(1);
  });

  it("leaves what is known where it fails", async () => {
    const { result } = mountHook(() => useResource(counted));
    await waitFor(() => expect(requests).toHaveLength(1));
    await reply(0, 1);
    await waitFor(() => expect(result.current.remote.state).toBe("ready"));
    act(() => bring(2, 500));
    await waitFor(() => expect(result.current.remote).toEqual({ state: "ready", data: 1, refreshing: false }));
  });
});

describe("a question beside what the page shows", () => {
  it("is sent once for all who ask at the same time, and anew for who asks later", async () => {
    const both = [readFresh(counted), readFresh(counted)];
    await waitFor(() => expect(requests).toHaveLength(1));
    await reply(0, 1);
    expect(await Promise.all(both)).toEqual([1, 1].map((data) => ({ state: "ready", data, refreshing: false })));
    const later = readFresh(counted);
    await waitFor(() => expect(requests).toHaveLength(2));
    await replyStatus(1, 500);
    expect(await later).toMatchObject({ state: "failed", error: { status: 500 } });
    expect(usePortal.getState().resources).toEqual({});
  });

  it("is called off by whoever has given a signal, and shared with nobody", async () => {
    const controller = new AbortController();
    const mine = readFresh(counted, {}, controller.signal);
    const other = readFresh(counted);
    await waitFor(() => expect(requests).toHaveLength(2));
    controller.abort();
    expect(await mine).toMatchObject({ state: "failed", error: { kind: "aborted" } });
    await reply(1, 1);
    expect(await other).toMatchObject({ state: "ready", data: 1 });
  });
});

describe("an expired session", () => {
  it("is shown by one widget, and over once all that was refused is answered", async () => {
    const first = mountHook(() => useResource(counted));
    const second = mountHook(() => useResource(byEvent, { eventId: 1 }));
    await waitFor(() => expect(requests).toHaveLength(2));
    await replyStatus(0, 401);
    await replyStatus(1, 401);
    await waitFor(() => expect(usePortal.getState().session).toMatchObject({ state: "expired", anchor: first.anchor }));
    await waitFor(() => expect(second.result.current.remote.state).toBe("failed"));
    // Who is there was asked with the first refusal.
    await waitFor(() => expect(requests.map(({ url }) => new URL(url).pathname)).toContain("/get-user"));
    act(() => void reloadExpired());
    await waitFor(() => expect(requests).toHaveLength(5));
    await reply(3, 1);
    expect(usePortal.getState().session).toMatchObject({ state: "expired", refused: ["event"] });
    await reply(4, 1);
    await waitFor(() => expect(usePortal.getState().session).toEqual({ state: "active" }));
  });
});
