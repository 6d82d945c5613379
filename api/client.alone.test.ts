// @vitest-environment jsdom
import * as v from "valibot";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SettledCall } from "#api/client-settings.ts";
import type { ApiError } from "#api/errors.ts";
import { configureClient, loadTransport } from "#api/request.ts";
import { loadBearer, readAnswer, readBytes } from "#api/resource.ts";
import type { Transport } from "#api/transport.ts";
import { send } from "#api/write.ts";
import { defaultConfig } from "#config/config.ts";

const schema = v.object({ events: v.array(v.object({ title: v.string() })) });
const fine = (): Response => Response.json({ events: [{ title: "A" }] });
const status = (code: number) => (): Response => new Response("{}", { status: code });
const offline = (): never => {
  throw new TypeError("Failed to fetch");
};

let requests: Request[];
let pauses: number[];
let calls: SettledCall[];
let expired: string[];

/** The network answers in the given order; the last answer is repeated. */
function network(...answers: (() => Response | Promise<Response>)[]): void {
  vi.stubGlobal("fetch", (request: Request) => {
    requests.push(request);
    return Promise.resolve().then(answers[Math.min(requests.length, answers.length) - 1]);
  });
}

beforeEach(() => {
  requests = [];
  pauses = [];
  calls = [];
  expired = [];
  configureClient({
    config: defaultConfig,
    timeout: 0,
    wait: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
    jitter: () => 0,
    onSettled: (call) => calls.push(call),
    onRefused: (route) => expired.push(route) > 0,
  });
});

// In this order: once the client is there it sends all that follows.
describe.each([
  ["before the page's client is there", () => Promise.resolve()],
  ["by the page's client", loadTransport],
])("a read %s", (_how, begin: () => Promise<unknown>) => {
  beforeAll(async () => {
    await begin();
  });

  it("gives the checked answer", async () => {
    network(fine);
    await expect(readAnswer("eventsFuture", schema)).resolves.toEqual({ events: [{ title: "A" }] });
    expect(requests.map((request) => request.url)).toEqual([`${location.origin}/portal-api/events/future`]);
    expect(calls).toMatchObject([
      { route: "eventsFuture", method: "GET", path: "/portal-api/events/future", status: 200 },
    ]);
  });

  it("takes a page that is missing where a redirect has led for no answer of its own address", async () => {
    const moved = (code: number) => (): Response =>
      Object.defineProperty(new Response("{}", { status: code }), "redirected", { value: true });
    network(moved(404));
    await expect(readAnswer("event", schema, { values: { eventId: "7" } })).rejects.toMatchObject({ status: 502 });
    network(moved(410));
    await expect(readAnswer("event", schema, { values: { eventId: "7" } })).rejects.toMatchObject({ status: 410 });
    network(status(404));
    await expect(readAnswer("event", schema, { values: { eventId: "7" } })).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ["what is personal from the backend alone", "eventsFuture", "no-store"],
    ["what is the same for everybody from the browser's cache as well", "rubrics", "default"],
  ] as const)("takes %s", async (_what, route, cache) => {
    network(fine);
    await readAnswer(route, schema);
    expect(requests.map((request) => request.cache)).toEqual([cache]);
  });

  it.each([
    ["a network error", offline, "network", "Network Error"],
    ["502", status(502), "status", "Request failed with status code 502"],
    ["503", status(503), "status", "Request failed with status code 503"],
    ["504", status(504), "status", "Request failed with status code 504"],
  ])("tries again twice after %s, each pause longer", async (_name, answer, kind, message) => {
    network(answer);
    await expect(readAnswer("eventsFuture", schema)).rejects.toMatchObject({ kind, message });
    expect(requests).toHaveLength(3);
    expect(pauses).toEqual([300, 600]);
  });

  it("spreads the pauses", async () => {
    configureClient({ jitter: () => 1 });
    network(offline, fine);
    await readAnswer("eventsFuture", schema);
    expect(pauses).toEqual([450]);
  });

  it.each([400, 403, 404, 500])("does not try again after %i", async (code) => {
    network(status(code));
    await expect(readAnswer("eventsFuture", schema)).rejects.toMatchObject({
      kind: "status",
      status: code,
      message: `Request failed with status code ${code}`,
    });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["429", 429],
    ["503, which is asked for again otherwise", 503],
  ])("does not try again by itself where Retry-After comes with %s, and tells until when", async (_name, code) => {
    network(() => new Response("{}", { status: code, headers: { "retry-after": "120" } }));
    const before = Date.now();
    const thrown: unknown = await readAnswer("eventsFuture", schema).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ kind: "status", status: code });
    expect(requests).toHaveLength(1);
    const { retryAt } = thrown as ApiError;
    expect(retryAt).toBeGreaterThanOrEqual(before + 120_000);
    expect(calls).toMatchObject([{ route: "eventsFuture", status: code, retryAt }]);
  });

  it("tells of no wait by a Retry-After that comes with another status", async () => {
    network(() => new Response("{}", { status: 500, headers: { "retry-after": "120" } }));
    await expect(readAnswer("eventsFuture", schema)).rejects.toMatchObject({ status: 500, retryAt: null });
  });

  it("knows an expired session", async () => {
    network(status(401));
    await expect(readAnswer("eventsFuture", schema)).rejects.toMatchObject({ kind: "session", status: 401 });
    expect(expired).toEqual(["eventsFuture"]);
  });

  it("says where an answer is malformed", async () => {
    network(() => Response.json({ events: [{ title: 1 }] }));
    await expect(readAnswer("eventsFuture", schema)).rejects.toMatchObject({
      kind: "malformed",
      message: "Malformed answer of eventsFuture: events.0.title is number, expected string",
    });
  });

  it.each([
    ["HTML", "<!doctype html>"],
    ["nothing", ""],
    ["broken JSON", '{"events":['],
  ])("takes %s for malformed", async (_name, body) => {
    network(() => new Response(body));
    await expect(readAnswer("eventsFuture", schema)).rejects.toMatchObject({ kind: "malformed" });
  });

  it("can be called off", async () => {
    const controller = new AbortController();
    network(
      (): Promise<Response> =>
        new Promise((_resolve, reject) => {
          requests[0]?.signal.addEventListener("abort", () => reject(new DOMException("gone", "AbortError")));
          controller.abort();
        }),
    );
    await expect(readAnswer("eventsFuture", schema, { signal: controller.signal })).rejects.toMatchObject({
      kind: "aborted",
      message: "Request aborted",
    });
    expect(requests).toHaveLength(1);
  });

  it("keeps a time limit where one is set", async () => {
    vi.useFakeTimers();
    configureClient({ timeout: 50 });
    network(
      (): Promise<Response> =>
        new Promise((_resolve, reject) => {
          requests[0]?.signal.addEventListener("abort", () => reject(new DOMException("late", "AbortError")));
        }),
    );
    const answer = expect(readAnswer("eventsFuture", schema)).rejects.toMatchObject({
      kind: "timeout",
      message: "timeout of 50 ms exceeded",
    });
    await vi.advanceTimersByTimeAsync(60);
    await answer;
  });

  const answering =
    (code: number, data: unknown): Transport =>
    () =>
      Promise.resolve({ status: code, data, contentType: "application/json" });

  it("takes an answer from another transport, and tells of it as of any", async () => {
    network(fine);
    await expect(
      readAnswer("eventsFuture", schema, { transport: answering(200, { events: [{ title: "B" }] }) }),
    ).resolves.toEqual({ events: [{ title: "B" }] });
    await expect(readAnswer("user", schema, { transport: answering(401, {}) })).rejects.toMatchObject({
      kind: "session",
    });
    expect(requests).toEqual([]);
    expect(calls.map((call) => [call.route, call.status])).toEqual([
      ["eventsFuture", 200],
      ["user", 401],
    ]);
  });

  it("asks the network when another transport has no answer", async () => {
    network(fine);
    await expect(readAnswer("eventsFuture", schema, { transport: () => Promise.resolve("network") })).resolves.toEqual({
      events: [{ title: "A" }],
    });
    expect(requests).toHaveLength(1);
  });

  it("keeps a bearer token that another transport has brought, and asks again for one that it has not", async () => {
    network(() => Response.json({ token: "t2" }));
    await expect(loadBearer(answering(500, {}))).rejects.toMatchObject({ status: 500 });
    await expect(loadBearer(answering(200, { token: "t1" }))).resolves.toBe("t1");
    await expect(loadBearer()).resolves.toBe("t1");
    expect(requests).toEqual([]);
  });

  it("fetches the bearer token once and sends it in the header only", async () => {
    network(
      () => Response.json({ token: "t1" }),
      () => Response.json({ value: [] }),
    );
    await readAnswer("feedbackEvents", v.object({ value: v.array(v.unknown()) }));
    await readAnswer("feedbackEvents", v.object({ value: v.array(v.unknown()) }));
    expect(requests.map((request) => [new URL(request.url).pathname, request.headers.get("authorization")])).toEqual([
      ["/get-token", null],
      ["/feedback-api/events", "Bearer t1"],
      ["/feedback-api/events", "Bearer t1"],
    ]);
    expect(requests.some((request) => request.url.includes("t1"))).toBe(false);
  });
});

describe("send", () => {
  it("is never repeated, not after a broken connection", async () => {
    network(offline);
    await expect(send("cancelRecipient", { values: { recipientId: 1 }, body: { reason: "x" } })).rejects.toMatchObject({
      name: "ApiError",
      kind: "network",
    });
    expect(requests).toHaveLength(1);
  });

  it.each([503, 500, 422, 409, 204])("is never repeated, and gives %i as an answer", async (code) => {
    network(() => new Response(code === 204 ? null : '{"reason":"soldOut"}', { status: code }));
    await expect(send("cancelRecipient", { values: { recipientId: 1 }, body: { reason: "x" } })).resolves.toMatchObject(
      { status: code },
    );
    expect(requests).toHaveLength(1);
  });

  it("takes a 401 for an expired session, unless the call needs none", async () => {
    network(status(401), status(401));
    await expect(send("saveLoginEmail", { body: {} })).rejects.toMatchObject({ kind: "session" });
    await expect(send("localLogin", { body: {}, isPublic: true })).resolves.toMatchObject({ status: 401 });
  });

  it("carries the token of the cookie on the own origin only, and no read does", async () => {
    document.cookie = "XSRF-TOKEN=a%20b";
    network(() => Response.json({}));
    await send("saveLoginEmail", { body: {} });
    configureClient({ config: { ...defaultConfig, csrf: { cookie: "nirgends", header: "X-Y" } } });
    await send("saveLoginEmail", { body: {} });
    configureClient({ config: { ...defaultConfig, endpoints: { saveLoginEmail: "https://fremd.example/login" } } });
    await send("saveLoginEmail", { body: {} });
    await readAnswer("user", v.unknown());
    document.cookie = "XSRF-TOKEN=; max-age=0";
    expect(requests.map((request) => request.headers.get("x-xsrf-token"))).toEqual(["a b", null, null, null]);
  });

  it("is sent without the token where the page may not read cookies, as in a frame without an origin", async () => {
    vi.spyOn(document, "cookie", "get").mockImplementation(() => {
      throw new DOMException("no cookies", "SecurityError");
    });
    network(() => Response.json({}));
    await expect(send("saveLoginEmail", { body: {} })).resolves.toMatchObject({ status: 200 });
    expect(requests.map((request) => request.headers.get("x-xsrf-token"))).toEqual([null]);
  });

  it("names in the console a call whose address cannot be filled, and asks nobody", async () => {
    const told = vi.spyOn(console, "error").mockReturnValue(undefined);
    configureClient({ config: { ...defaultConfig, endpoints: { event: "/e/{id}", cancelRecipient: "/c/{id}" } } });
    await expect(readAnswer("event", v.unknown(), { values: { eventId: 1 } })).rejects.toMatchObject({ status: 0 });
    await expect(send("cancelRecipient", { values: { recipientId: 1 } })).rejects.toMatchObject({ status: 0 });
    const sentence = (name: string): string[] => [`[portal] The address of ${name} lacks a value`];
    expect(told.mock.calls).toEqual([sentence("event"), sentence("cancelRecipient")]);
    expect(requests).toEqual([]);
  });

  it("sends its body as JSON and gives status and answer", async () => {
    network(() => Response.json({ success: true }, { status: 201 }));
    await expect(send("saveLoginEmail", { body: { loginEmail: "a@b.de" } })).resolves.toEqual({
      status: 201,
      data: { success: true },
    });
    expect(requests[0]?.headers.get("content-type")).toContain("application/json");
    await expect(requests[0]?.json()).resolves.toEqual({ loginEmail: "a@b.de" });
  });

  it("names no type of a body that there is not", async () => {
    network(() => Response.json({}));
    await send("bookmarkDelete", { values: { id: 1 } });
    await send("photoDelete", { values: { id: 1 }, query: { reason: "x" } });
    expect(requests.map(({ method, headers }) => [method, headers.get("content-type")])).toEqual([
      ["POST", null],
      ["GET", null],
    ]);
  });
});

describe("a host with an old library", () => {
  it("does not change what is sent", async () => {
    network(() => Response.json({}));
    Object.assign(Array.prototype, { toJSON: () => "spoilt" });
    try {
      await send("saveBrFunctions", { body: { functions: [1, [2]], nested: { list: ["a"] } } });
    } finally {
      delete (Array.prototype as { toJSON?: unknown }).toJSON;
    }
    await expect(requests[0]?.json()).resolves.toEqual({ functions: [1, [2]], nested: { list: ["a"] } });
  });
});

describe("readBytes", () => {
  it("reads with the given token", async () => {
    network(() => new Response(new Uint8Array([1, 2, 3])));
    const blob = await readBytes("photosZip", { values: { mediaId: "m" }, token: "p1" });
    expect(blob.size).toBe(3);
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer p1");
    expect(requests[0]?.headers.get("accept")).toBe("*/*");
  });
});
