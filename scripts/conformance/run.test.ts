import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { routes, type RouteName } from "#api/routes.ts";
import { defaultConfig } from "#config/config.ts";
import type { Scenario } from "#mocks/model/scenarios.ts";
import { startPortalServer, type PortalServer } from "#mocks/serve/server.ts";
import type { Verdict } from "./checks.ts";
import { conform } from "./command.ts";
import { report } from "./report.ts";
import { runConformance, type GivenIds } from "./run.ts";

let server: PortalServer;

beforeAll(async () => {
  process.env.LC_ALL = "C";
  server = await startPortalServer({ sessions: true });
});
beforeEach(() => {
  server.portal.select({ customer: "admin", scenario: "normal" });
  server.portal.reset();
});
afterAll(() => server.close());

const run = (scenario: Scenario = "normal", given: GivenIds = {}): Promise<Verdict[]> => {
  server.portal.select({ scenario });
  return runConformance({ base: server.origin, cookie: "session=geheim", config: defaultConfig, timeout: 5000 }, given);
};
const rejected = (verdicts: readonly Verdict[]) => verdicts.filter(({ outcome }) => outcome === "rejected");
const reads = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].kind === "read");

describe("a backend that keeps the contract", () => {
  it("is asked for every read and nothing else, and has every answer accepted", async () => {
    const verdicts = await run();
    expect(verdicts.filter(({ outcome }) => outcome !== "accepted")).toEqual([]);
    expect([...new Set(verdicts.map(({ name }) => name))].sort()).toEqual([...reads].sort());
    expect(server.portal.calls.every(({ name, status }) => routes[name].kind === "read" && status === 200)).toBe(true);
  });

  it.each<Scenario>(["empty", "nulls"])("may answer %s", async (scenario) =>
    expect(rejected(await run(scenario))).toEqual([]),
  );

  it("is asked for the ids that the caller names", async () => {
    const verdicts = await run("normal", { eventId: "5101" });
    expect(verdicts.filter(({ name }) => name === "event").map(({ path }) => path)).toEqual([
      "/portal-api/events/5101",
    ]);
  });

  it("has calls left out for which no id is known", async () => {
    server.portal.select({ customer: "newcomer" });
    const verdicts = await run();
    expect(rejected(verdicts)).toEqual([]);
    // Who is no administrator is not asked for members.
    const ofMembers = reads.filter((name) => name.startsWith("gremium") && name !== "gremiumUsers");
    // Those of an event are not asked, but for one that is sold.
    const ofEvents = reads.filter((name) => name !== "event" && routes[name].path.includes("{eventId}"));
    expect(
      verdicts
        .filter(({ outcome }) => outcome === "skipped")
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...ofEvents, ...ofMembers, "photoDownload", "photosZip"].sort());
  });
});

describe("a broken backend", () => {
  it("hears which fields have which wrong types, never a value", async () => {
    const verdicts = rejected(await run("malformed"));
    expect(verdicts.find(({ name }) => name === "eventsFuture")?.reasons).toEqual([
      "events is string, expected Array (openapi.json, eventsFuture)",
    ]);
    expect(verdicts.find(({ name }) => name === "token")?.reasons).toEqual([
      "token is object, expected string (openapi.json, token)",
    ]);
    expect(report(verdicts)).not.toContain("kaputt");
  });

  it("hears of mistakes in rows once per kind", async () => {
    for (const event of server.portal.state().events) Object.assign(event, { title: 7 });
    for (const bookmark of server.portal.state().bookmarks) bookmark.nextDate = "2026-02-31";
    const verdicts = rejected(await run());
    const reasonsOf = (name: RouteName) => verdicts.find((verdict) => verdict.name === name)?.reasons;
    expect(reasonsOf("eventsFuture")).toEqual([
      expect.stringMatching(
        /^events\[\]\.title is number, expected .*string.* \(\d+ times\) \(openapi.json, eventsFuture\)$/,
      ),
    ]);
    expect(reasonsOf("bookmarks")).toEqual([
      expect.stringMatching(
        /^bookmarks\[\]\.nextDate is string, expected not an ISO 8601 date \(\d+ times\) \(openapi.json, bookmarks\)$/,
      ),
    ]);
  });

  it.each<[Scenario, RouteName, string]>([
    ["html:eventsFuture", "eventsFuture", 'the answer is text/html and no JSON (backend.md, "Statuses")'],
    ["html:photoDownload", "photoDownload", 'the file is text/html (backend.md, "Statuses")'],
    ["fail:countries", "countries", 'status 500, expected 200 (backend.md, "Statuses")'],
    [
      "expired:user",
      "user",
      'status 401: the session has expired, or the cookie is none of a logged-in customer (backend.md, "Guest, customer, log-in, expiry")',
    ],
    ["offline:articles", "articles", "no answer: UND_ERR_SOCKET"],
  ])("%s", async (scenario, name, reason) => {
    expect(rejected(await run(scenario)).map((verdict) => [verdict.name, verdict.reasons])).toEqual([[name, [reason]]]);
  });

  it("that has ended the session has everything rejected or left out", async () => {
    const verdicts = await run("expired");
    expect(verdicts.filter(({ outcome }) => outcome === "accepted")).toEqual([]);
    expect(rejected(verdicts).length).toBeGreaterThan(10);
  });
});

describe("the command", () => {
  const speaking = async (
    environment: Record<string, string>,
    ...args: string[]
  ): Promise<{ code: number; text: string }> => {
    for (const [name, value] of Object.entries({ CONFORMANCE_PASSWORD: "", LC_ALL: "C", ...environment }))
      vi.stubEnv(name, value);
    const said: string[] = [];
    for (const way of ["log", "error"] as const)
      vi.spyOn(console, way).mockImplementation((line: string) => void said.push(line));
    const code = await conform(args);
    return { code, text: said.join("\n") };
  };
  afterEach(() => void vi.unstubAllEnvs());

  const command = (...args: string[]) => speaking({}, ...args);
  const german = { LC_ALL: "", LC_MESSAGES: "", LANG: "de_DE.UTF-8" };

  it("ends with 0 when everything is accepted, and prints neither cookie nor token", async () => {
    const { code, text } = await command("--base", server.origin, "--cookie", "session=geheim");
    expect(text).toContain(" accepted, 0 rejected, 0 calls not asked");
    expect(text).toContain("With --write it would also try:\n  cart: as guest: reads the cart");
    expect(text).not.toMatch(/geheim|mock-bearer|mock-image-token/);
    expect(code).toBe(0);
  });

  it("ends with 1 when an answer is rejected", async () => {
    server.portal.select({ scenario: "fail:countries" });
    const { code, text } = await command("--base", server.origin);
    expect(text).toContain("REJECTED       countries");
    expect(code).toBe(1);
  });

  it.each<[string, string, string[]]>([
    ["no address", "--base must be an absolute address.", []],
    [
      "an unknown widget",
      'There is no widget "portal-korb"',
      ["--base", "https://a.example", "--widgets", "portal-korb"],
    ],
    ["an unknown option", "'--korb'", ["--base", "https://a.example", "--korb"]],
    ["no time", "--timeout must be", ["--base", "https://a.example", "--timeout", "bald"]],
    ["no such file", "--config: ENOENT", ["--base", "https://a.example", "--config", "/nirgends.json"]],
    ["no folder for the report", "--html: ENOENT", ["--base", "https://a.example", "--html", "/nirgends/bericht.html"]],
    ["nobody there", "Nothing answers at http://127.0.0.1:9: no answer: ", ["--base", "http://127.0.0.1:9"]],
    ["no password", "--login needs the password", ["--base", "https://a.example", "--login", "a@b.example"]],
  ])("ends with 2 for its own misuse, with the options: %s", async (_what, sentence, args) => {
    const { code, text } = await command(...args);
    expect(text).toContain(sentence);
    expect(text).toContain("--profile NAME");
    expect(text).not.toMatch(/^ +at /m);
    expect(code).toBe(2);
  });

  it("tells its options, in German where LANG does", async () => {
    const { code, text } = await command("--help");
    expect(text).toMatch(/^Tells whether a backend keeps the contract/);
    expect(code).toBe(0);
    const told = await speaking(german, "-h");
    expect(told.text).toMatch(/^Sagt, ob ein Backend den Vertrag/);
    expect(told.code).toBe(0);
  });

  it("speaks German throughout where LANG does", async () => {
    server.portal.select({ scenario: "fail:countries" });
    const { text } = await speaking(german, "--base", server.origin, "--cookie", "session=1", "--profile", "portal");
    expect(text).toContain('Status 500, erwartet 200 (backend.md, "Statuses")');
    expect(text).toMatch(/^\d+ Antworten in Ordnung, \d+ abgelehnt, /m);
  });
});
