import { act, waitFor } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  alwaysReader,
  bodyReader,
  defineWrite,
  doneWith,
  doneAnswer,
  refusedWith,
  type IdempotentWrite,
  type Write,
} from "#api/write.ts";
import type { LookedUp } from "#domain/answers/outcome.ts";
import { createPage } from "#lib/page-values.ts";
import { usePageSend, useSend } from "#state/sending/send.ts";
import { outdate } from "#state/sending/sends.ts";
import { usePortal } from "#state/store.ts";
import { mountHook } from "#test/support/hook.tsx";

let requests: Request[];
let bodies: unknown[];
let told: string[];

/** Answers the requests to come, the last one for all that follow. */
function network(...answers: (() => Response | Promise<Response>)[]): void {
  let index = 0;
  vi.stubGlobal("fetch", async (request: Request) => {
    requests.push(request);
    bodies.push(await request.clone().text());
    const next = answers[Math.min(index, answers.length - 1)];
    index += 1;
    return next?.() ?? Response.json({});
  });
}
const status =
  (code: number, body: unknown = {}) =>
  () =>
    Response.json(body, { status: code });
const page = (code: number) => () =>
  new Response("<!doctype html><title>Anmeldung</title>", { status: code, headers: { "content-type": "text/html" } });
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const keys = (): (string | null)[] => requests.map((request) => request.headers.get("idempotency-key"));

const listen = (event: Event): void => void told.push((event as CustomEvent<{ outcome: string }>).detail.outcome);

beforeEach(() => {
  requests = [];
  bodies = [];
  told = [];
  document.addEventListener("portal:submit", listen);
});
afterEach(() => document.removeEventListener("portal:submit", listen));

interface Order {
  readonly id: number;
  readonly text: string;
}

const plain = defineWrite({
  name: "contactRequest",
  request: ({ id, text }: Order) => ({ body: { id, text } }),
  answers: {
    200: bodyReader(v.object({ n: v.number() }), ({ n }) => doneWith(n)),
    409: bodyReader(v.object({ reason: v.string() }), ({ reason }) => (reason === "odd" ? null : refusedWith(reason))),
  },
  outdates: ["userData"],
  key: ({ id }) => `order ${id}`,
});
const HAPPENED: LookedUp = { state: "happened", answer: undefined };
const NOT_HAPPENED: LookedUp = { state: "not happened" };
const UNKNOWN: LookedUp = { state: "unknown" };

type Ordering = IdempotentWrite<Order, undefined, string>;
/** What may happen once only, and of which the backend says what a look-up is given here. */
const ordering = (lookUp: () => Promise<LookedUp> = () => Promise.resolve(HAPPENED)): Ordering => ({
  ...plain,
  answers: { 200: doneAnswer, 403: alwaysReader(refusedWith("booked")), 409: alwaysReader(refusedWith("soldOut")) },
  idempotency: { subject: ({ id }) => String(id), across: "browser", proof: { final: [200, 403], lookUp } },
});
const asking: Write<Order, undefined, string> = {
  ...plain,
  answers: { "2xx": doneAnswer, 422: alwaysReader(refusedWith("errors")) },
  idempotency: { subject: () => "", across: "tab" },
};

const one: Order = { id: 1, text: "a" };

/** Mounts a sender afresh, as a reload of the page would, and sends. */
async function send<D, R>(write: Write<Order, D, R>, order: Order = one, onFirst?: () => void) {
  const { result } = mountHook(() => useSend(write));
  await act(() => result.current.run(order, onFirst));
  return result.current.send;
}

describe("useSend", () => {
  it("is idle, sending, then done with what the server gave, and tells the page", async () => {
    network(status(200, { n: 7 }));
    const { result } = mountHook(() => useSend(plain));
    expect(result.current.send).toEqual({ state: "idle" });
    let run: Promise<unknown> = Promise.resolve();
    act(() => {
      run = result.current.run(one);
    });
    expect(result.current.send).toEqual({ state: "sending" });
    await act(() => run);
    expect(result.current.send).toEqual({ state: "done", data: 7 });
    expect(told).toEqual(["started", "succeeded"]);
    act(() => result.current.reset());
    expect(result.current.send).toEqual({ state: "idle" });
    expect(keys()).toEqual([null]);
  });

  it.each([
    ["refused with what it said", status(409, { reason: "soldOut" }), { state: "refused", refusal: "soldOut" }],
    [
      "failed for an unknown refusal",
      status(409, { reason: "odd" }),
      { state: "failed", error: { kind: "status", status: 409 } },
    ],
    ["failed for a refusal without a body", status(409), { state: "failed", error: { kind: "status", status: 409 } }],
    ["failed for any other status", status(202), { state: "failed", error: { kind: "status", status: 202 } }],
    ["failed for an unreadable answer", status(200, { n: "x" }), { state: "failed", error: { kind: "malformed" } }],
    ["failed for a page in place of an answer", page(200), { state: "failed", error: { kind: "malformed" } }],
    ["failed without an answer", lost, { state: "failed", error: { kind: "network" } }],
    ["failed for want of a session", status(401), { state: "failed", error: { kind: "session" } }],
  ])("is %s", async (_name, given, expected) => {
    vi.spyOn(console, "error").mockReturnValue();
    network(given);
    expect(await send(plain)).toMatchObject(expected);
    // After a 401 the page asks once who is there.
    expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
    expect(told).toEqual(["started", "failed"]);
  });

  /** Answers one request after the other, each when it is let go. */
  function heldNetwork(): { readonly release: () => void } {
    const waiting: (() => void)[] = [];
    network(
      () =>
        new Promise((resolve) => {
          const n = requests.length;
          waiting.push(() => resolve(Response.json({ n })));
        }),
    );
    return { release: () => waiting.shift()?.() };
  }

  it("sends nothing twice while it is under way itself", async () => {
    const held = heldNetwork();
    const { result } = mountHook(() => useSend(plain));
    let run: Promise<unknown> = Promise.resolve();
    act(() => {
      run = result.current.run(one);
    });
    await act(async () => expect(await result.current.run(one)).toBeNull());
    await waitFor(() => expect(requests).toHaveLength(1));
    held.release();
    await act(() => run);
    expect(result.current.send).toEqual({ state: "done", data: 1 });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["follows one with its key that says something else, and says that it waits", { id: 1, text: "b" }, 2],
    ["shares what becomes of one that does the same", one, 1],
  ])("%s", async (_what, order, sent) => {
    const held = heldNetwork();
    const [first, second] = [mountHook(() => useSend(plain)).result, mountHook(() => useSend(plain)).result];
    const runs: Promise<unknown>[] = [];
    act(() => {
      runs.push(first.current.run(one), second.current.run(order));
    });
    expect(first.current.send).toEqual({ state: "sending" });
    expect(second.current.send).toEqual({ state: "sending", waits: true });
    await waitFor(() => expect(requests).toHaveLength(1));
    held.release();
    await act(() => runs[0]);
    await waitFor(() => expect(requests).toHaveLength(sent));
    held.release();
    await act(() => runs[1]);
    expect(first.current.send).toEqual({ state: "done", data: 1 });
    expect(second.current.send).toEqual({ state: "done", data: sent });
  });

  describe("of which nobody knows what has become", () => {
    const looked = (found: () => Promise<LookedUp>): Write<Order, number, string> => ({ ...plain, lookUp: found });

    it.each([
      ["done where it has happened", { state: "happened", answer: { n: 7 } } as const, { state: "done", data: 7 }],
      ["known not to be done where it has not", NOT_HAPPENED, { state: "failed", error: { outcome: "not done" } }],
      ["unknown where nothing can tell", UNKNOWN, { state: "failed", error: { outcome: "unknown" } }],
    ])("is %s", async (_what, found, expected) => {
      network(lost);
      expect(await send(looked(() => Promise.resolve(found)))).toMatchObject(expected);
      expect(requests).toHaveLength(1);
    });

    it("is asked about no more than once where it was answered", async () => {
      network(status(409, { reason: "soldOut" }));
      const lookUp = vi.fn(() => Promise.resolve(UNKNOWN));
      expect(await send(looked(lookUp))).toMatchObject({ state: "refused" });
      expect(lookUp).not.toHaveBeenCalled();
    });

    it("can be asked again what has become of it, without being sent again", async () => {
      network(lost);
      let found: LookedUp = UNKNOWN;
      const { result } = mountHook(() => useSend(looked(() => Promise.resolve(found))));
      await act(() => result.current.run(one));
      expect(result.current.check).not.toBeNull();
      found = { state: "happened", answer: { n: 7 } };
      await act(() => result.current.check?.() ?? Promise.resolve(null));
      expect(result.current).toMatchObject({ send: { state: "done", data: 7 }, check: null });
      expect(requests).toHaveLength(1);
    });

    it("is not sent again by another press until the backend can be asked", async () => {
      vi.spyOn(console, "error").mockReturnValue();
      network(lost, lost, status(200, { n: 8 }));
      let up: () => Promise<LookedUp> = () => Promise.reject(new Error("down"));
      const { result } = mountHook(() => useSend(looked(() => up())));
      await act(() => result.current.run(one));
      await act(() => result.current.run(one));
      expect([requests.length, result.current.send]).toMatchObject([1, { error: { outcome: "unknown" } }]);
      up = () => Promise.resolve(UNKNOWN);
      await act(() => result.current.run(one));
      up = () => Promise.resolve(NOT_HAPPENED);
      await act(() => result.current.run(one));
      expect(requests).toHaveLength(3);
      expect(result.current.send).toEqual({ state: "done", data: 8 });
    });

    it("tells once of what turns out to have been done", async () => {
      vi.spyOn(console, "error").mockReturnValue();
      network(lost);
      let up: () => Promise<LookedUp> = () => Promise.reject(new Error("down"));
      const onFirst = vi.fn();
      const { result } = mountHook(() => useSend(ordering(() => up())));
      await act(() => result.current.run(one, onFirst));
      expect(result.current.send).toMatchObject({ state: "failed", error: { outcome: "unknown" } });
      up = () => Promise.resolve(HAPPENED);
      await act(() => result.current.check?.() ?? Promise.resolve(null));
      expect(result.current.send).toEqual({ state: "done", data: undefined });
      expect(onFirst).toHaveBeenCalledTimes(1);
    });
  });

  it("says that a mistake of our own is one, with its cause in the console", async () => {
    const complaint = vi.spyOn(console, "error").mockReturnValue();
    const cause = new RangeError("ours");
    const broken: Write<Order, number, string> = {
      ...plain,
      request: () => {
        throw cause;
      },
    };
    expect(await send(broken)).toMatchObject({ state: "failed", error: { kind: "fault" } });
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining("mistake in the code"), cause);
  });
});

describe("usePageSend", () => {
  it("shows every widget how far it has come, and tells whose reader asked", async () => {
    network(status(200, { n: 1 }));
    const [first, second] = [
      mountHook(() => usePageSend(plain, one)).result,
      mountHook(() => usePageSend(plain, one)).result,
    ];
    await act(() => first.current.run());
    expect(first.current).toMatchObject({ send: { state: "done", data: 1 }, isOwn: true });
    expect(second.current).toMatchObject({ send: { state: "done", data: 1 }, isOwn: false });
  });
});

describe("a key of an intent", () => {
  it("stays over reloads while the outcome is unknown, and holds no text", async () => {
    network(lost, status(500), status(200), status(200));
    for (let tries = 0; tries < 3; tries += 1) await send(asking, { id: 1, text: "Erika Muster" });
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("Erika");
    await send(asking, { id: 1, text: "Erika Muster" });
    const [a, b, c, d] = keys();
    expect(a).toMatch(/^[0-9a-f]{32}$/);
    expect([b, c]).toEqual([a, a]);
    expect(d).not.toBe(a);
  });

  it("is another one for other contents", async () => {
    network(status(500));
    await send(asking, { id: 1, text: "a" });
    await send(asking, { id: 1, text: "b" });
    await send(asking, { id: 1, text: "a" });
    const [a, b, c] = keys();
    expect(b).not.toBe(a);
    expect(c).toBe(a);
  });

  it("is another one after a refusal", async () => {
    network(status(422));
    await send(asking);
    await send(asking);
    expect(new Set(keys()).size).toBe(2);
  });
});

describe("what may happen once only", () => {
  it.each([
    [200, { state: "done" }],
    [403, { state: "refused", refusal: "booked" }],
  ])("is never sent again after %i, reloads and other contents included", async (code, expected) => {
    network(status(code));
    const onFirst = vi.fn();
    expect(await send(ordering(), one, onFirst)).toMatchObject(expected);
    expect(await send(ordering(), { id: 1, text: "anders" }, onFirst)).toMatchObject(expected);
    expect(requests).toHaveLength(1);
    expect(onFirst).toHaveBeenCalledTimes(code === 200 ? 1 : 0);
    await send(ordering(), { id: 2, text: "a" });
    expect(requests).toHaveLength(2);
  });

  const booking: Ordering = {
    ...ordering(),
    idempotency: { ...ordering().idempotency, act: () => "book", across: "browser" },
  };

  it.each([
    ["another act", booking, {}],
    ["the same at another address", ordering(), { generalApiBase: "https://other.test/api" }],
  ])("says nothing of %s done to the same subject", async (_what, write, moved) => {
    network(status(200));
    await send(ordering());
    usePortal.setState(({ config }) => ({ config: { ...config, ...moved } }));
    expect(await send(write)).toEqual({ state: "done", data: undefined });
    expect(new Set(keys()).size).toBe(2);
  });

  it.each([
    [200, HAPPENED, { state: "done" }],
    [403, HAPPENED, { state: "refused", refusal: "booked" }],
    [200, UNKNOWN, { state: "failed", error: { outcome: "unknown" } }],
    [403, UNKNOWN, { state: "failed", error: { outcome: "unknown" } }],
  ])("is said by the backend's word alone after %i, and not sent (%o)", async (code, found, expected) => {
    network(status(code));
    const write = ordering(() => Promise.resolve(found));
    await send(write);
    expect(await send(write)).toMatchObject(expected);
    expect(requests).toHaveLength(1);
  });

  it.each([200, 403])("is sent with a new key where the backend says that nothing happened (%i)", async (code) => {
    network(status(code), status(200));
    const write = ordering(() => Promise.resolve(NOT_HAPPENED));
    const onFirst = vi.fn();
    await send(write);
    expect(await send(write, one, onFirst)).toEqual({ state: "done", data: undefined });
    expect(new Set(keys()).size).toBe(2);
    expect(onFirst).toHaveBeenCalledTimes(1);
  });

  it("is neither sent nor said to be done while nobody answers for what is kept", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    network(status(200));
    await send(ordering());
    const down = (): Promise<LookedUp> => Promise.reject(new Error("down"));
    expect(await send(ordering(down))).toMatchObject({ state: "failed", error: { outcome: "unknown" } });
    expect(requests).toHaveLength(1);
  });

  it("may be tried again after a refusal that is not final", async () => {
    network(status(409), status(200));
    await send(ordering());
    expect(await send(ordering())).toEqual({ state: "done", data: undefined });
    expect(new Set(keys()).size).toBe(2);
  });

  it.each([
    ["a broken connection", lost],
    ["500", status(500)],
    ["204, which is no booking and no refusal", () => new Response(null, { status: 204 })],
    ["200 with a page", page(200)],
  ])("is looked up after %s, and done where it had arrived", async (_name, given) => {
    network(given);
    const happened = vi.fn(() => Promise.resolve(HAPPENED));
    const onFirst = vi.fn();
    expect(await send(ordering(happened), one, onFirst)).toEqual({ state: "done", data: undefined });
    expect(await send(ordering(happened), one, onFirst)).toEqual({ state: "done", data: undefined });
    expect(onFirst).toHaveBeenCalledTimes(1);
    expect(happened).toHaveBeenCalledTimes(2);
    expect(requests).toHaveLength(1);
  });

  it("keeps its key where it had not arrived, says so, and looks again before the next try", async () => {
    network(lost, status(200));
    const lookUp = vi.fn(() => Promise.resolve(NOT_HAPPENED));
    expect(await send(ordering(lookUp))).toMatchObject({ state: "failed", error: { outcome: "not done" } });
    expect(await send(ordering(lookUp))).toEqual({ state: "done", data: undefined });
    expect(lookUp).toHaveBeenCalledTimes(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it("goes out again with its key where the backend knows nothing of it, which is neither a yes nor a no", async () => {
    network(lost, status(200));
    const write = ordering(() => Promise.resolve(UNKNOWN));
    expect(await send(write)).toMatchObject({ state: "failed", error: { outcome: "unknown" } });
    expect(await send(write)).toEqual({ state: "done", data: undefined });
    expect(new Set(keys()).size).toBe(1);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ["the backend knows nothing of it", () => Promise.resolve(UNKNOWN)],
    ["the look-up fails", () => Promise.reject(new Error("down"))],
  ])("is not sent with other contents while %s", async (_what, lookUp: () => Promise<LookedUp>) => {
    vi.spyOn(console, "error").mockReturnValue();
    network(lost);
    await send(ordering(lookUp));
    const changed = await send(ordering(lookUp), { id: 1, text: "anders" });
    expect(changed).toMatchObject({ state: "failed", error: { outcome: "unknown" } });
    expect(requests).toHaveLength(1);
  });

  it("is looked up first where a page was left while it was under way", async () => {
    network(() => new Promise<Response>(() => undefined));
    const { result, unmount } = mountHook(() => useSend(ordering()));
    act(() => void result.current.run(one));
    await waitFor(() => expect(requests).toHaveLength(1));
    unmount();
    usePortal.setState({ sends: {} });
    const happened = vi.fn(() => Promise.resolve(HAPPENED));
    expect(await send(ordering(happened))).toEqual({ state: "done", data: undefined });
    expect(requests).toHaveLength(1);
  });
});

describe("reads that become outdated after a delay", () => {
  const DELAY_MS = 1000;
  const late: Write<object, undefined, never> = {
    name: "cancelRecipient",
    key: () => "",
    request: () => ({}),
    answers: { 200: doneAnswer },
    outdates: ["eventsFuture"],
    outdated: { delay: DELAY_MS },
  };
  const marked = (): number => usePortal.getState().invalidations;

  it("are marked after each write, however soon one follows another", () => {
    vi.useFakeTimers();
    outdate(late, { state: "done", data: undefined });
    vi.advanceTimersByTime(DELAY_MS / 2);
    outdate(late, { state: "done", data: undefined });
    vi.advanceTimersByTime(DELAY_MS / 2);
    expect(marked()).toBe(1);
    vi.advanceTimersByTime(DELAY_MS / 2);
    expect(marked()).toBe(2);
  });

  it("are not marked on the page that follows", () => {
    vi.useFakeTimers();
    outdate(late, { state: "done", data: undefined });
    createPage();
    vi.advanceTimersByTime(DELAY_MS);
    expect(marked()).toBe(0);
  });
});
