// @vitest-environment jsdom
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { statusAnswer, successAnswer } from "#api/answer-words.ts";
import { configureClient } from "#api/request.ts";
import { routes } from "#api/routes.ts";
import { saveBrFunctions } from "#api/settings-saves.ts";
import { sendAndRead, type Write } from "#api/write.ts";
import { defaultConfig } from "#config/config.ts";

type AnyWrite = Write<unknown, unknown, unknown>;

const isWrite = (value: unknown): value is AnyWrite =>
  typeof value === "object" && value !== null && "answers" in value && "outdates" in value && "name" in value;

const modules = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./*.test.ts"], { eager: true });
const defined = Object.values(modules).flatMap((module) => Object.values(module).filter(isWrite));
const names = Object.entries(routes).flatMap(([name, { kind }]) => (kind === "write" ? [name] : []));

/** Every value that a path may need; what travels plays no part here. */
const values = Object.fromEntries(
  ["id", "refId", "userId", "teilnehmerId", "recipientId", "planId", "hash"].map((name) => [name, "1"]),
);
const sendable = (write: AnyWrite): AnyWrite => ({
  ...write,
  request: () => ({ values, ...(routes[write.name].method === "POST" && { body: {} }) }),
});

/** A backend without a session: each call but the token's is sent on to the log-in page. */
let server: Server;
let redirect = 302;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    asked.push(url);
    if (url === "/get-token") response.end('{"token":"t"}');
    else if (url === "/login") response.setHeader("content-type", "text/html").end("<h1>Anmelden</h1>");
    else response.writeHead(redirect, { location: "/login" }).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const moved = Object.entries(routes).map(([name, { path }]) => {
    const shown = name === "token" ? "get-token" : path.replace(/^\{[\w.]+\}\/?/, "");
    return [name, `${at}/${shown}`];
  });
  configureClient({ config: { ...defaultConfig, endpoints: Object.fromEntries(moved) as Record<string, string> } });
});

afterAll(() => void server.close());

describe("a write that is answered by a redirect", () => {
  it("is tried with every write of the contract", () =>
    expect([...new Set(defined.map(({ name }) => name))].sort()).toEqual([...names].sort()));

  it.each([301, 302, 303, 307, 308])("has no outcome, whichever it is (%i)", async (status) => {
    vi.spyOn(console, "error").mockReturnValue();
    redirect = status;
    for (const write of defined) {
      asked = [];
      expect([write.name, await sendAndRead(sendable(write), null)]).toMatchObject([
        write.name,
        { ended: { state: "failed", error: { kind: "malformed" } }, isKnown: false },
      ]);
      expect(asked).not.toContain("/login");
    }
  });
});

it("a page in place of an answer is no outcome of any write, whatever it is answered by", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response("<h1>Anmelden</h1>", { headers: { "content-type": "text/html" } })),
  );
  for (const write of defined)
    expect([write.name, await sendAndRead(sendable(write), null)]).toMatchObject([
      write.name,
      { ended: { state: "failed", error: { kind: "malformed" } } },
    ]);
});

it("a firewall's page is no 'already booked' of a checkout, which says that without a page", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const checkouts = defined.filter(({ name }) => name === "checkout");
  expect(checkouts).not.toEqual([]);
  for (const write of checkouts)
    for (const [body, isKnown] of [
      ["<!doctype html><h1>403</h1>", false],
      ["", true],
      ['{"message": "booked"}', true],
    ] as const) {
      vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status: 403 })));
      expect([body, await sendAndRead(sendable(write), null)]).toMatchObject([body, { isKnown }]);
    }
});

/** The writes whose answer says in words whether they were done, with what says neither. */
const wordless = defined.flatMap((write): [AnyWrite, readonly object[]][] => {
  const reader = write.answers["2xx"];
  if (reader === successAnswer) return [[write, [{}, { success: null }]]];
  return reader === statusAnswer
    ? [[write, [{}, { status: null }, { status: "saved" }, { status: "OK", errorMsg: "" }]]]
    : [];
});

it("words that say neither done nor refused are no outcome of any write", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  expect(wordless.length).toBeGreaterThan(10);
  for (const [write, answers] of wordless)
    for (const answer of answers) {
      vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answer)));
      expect([write.name, answer, await sendAndRead(sendable(write), null)]).toMatchObject([
        write.name,
        answer,
        { ended: { state: "failed", error: { kind: "malformed" } }, isKnown: false },
      ]);
    }
});

it.each([{ status: "error" }, { status: "conflict", errorMsg: "Vorsitz ist besetzt." }])(
  "a status that refuses, or a sentence that explains it, is a refusal (%j)",
  async (answer) => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answer)));
    expect(await sendAndRead(saveBrFunctions, [1])).toMatchObject({
      ended: { state: "refused", refusal: answer.errorMsg ?? null },
      isKnown: true,
    });
  },
);
