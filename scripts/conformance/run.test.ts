import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { routes, type RouteName } from "#api/routes.ts";
import { defaultConfig } from "#config/config.ts";
import type { Scenario } from "#mocks/scenarios.ts";
import { startPortalServer, type PortalServer } from "#mocks/server.ts";
import type { Verdict } from "./ask.ts";
import { report } from "./report.ts";
import { runConformance, type GivenIds } from "./run.ts";

let server: PortalServer;

beforeAll(async () => {
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
    const ofEvents = reads.filter((name) => routes[name].path.includes("{eventId}"));
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
    expect(verdicts.find(({ name }) => name === "eventsFuture")?.reasons).toEqual(["events is string, expected Array"]);
    expect(verdicts.find(({ name }) => name === "token")?.reasons).toEqual(["token is object, expected string"]);
    expect(report(verdicts)).not.toContain("kaputt");
  });

  it("hears of mistakes in rows once per kind", async () => {
    for (const event of server.portal.state().events) Object.assign(event, { title: 7 });
    for (const bookmark of server.portal.state().bookmarks) bookmark.nextDate = "2026-02-31";
    const verdicts = rejected(await run());
    const reasonsOf = (name: RouteName) => verdicts.find((verdict) => verdict.name === name)?.reasons;
    expect(reasonsOf("eventsFuture")).toEqual([
      expect.stringMatching(/^events\[\]\.title is number, expected .*string.* \(\d+ times\)$/),
    ]);
    expect(reasonsOf("bookmarks")).toEqual([
      expect.stringMatching(/^bookmarks\[\]\.nextDate is string, expected not an ISO 8601 date \(\d+ times\)$/),
    ]);
  });

  it.each<[Scenario, RouteName, string]>([
    ["html:eventsFuture", "eventsFuture", "the answer is text/html and no JSON (Statuses)"],
    ["html:photoDownload", "photoDownload", "the file is text/html"],
    ["fail:countries", "countries", "status 500, expected 200"],
    ["expired:user", "user", "status 401: the session has expired, or the cookie is none of a logged-in customer"],
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
  const command = (...args: string[]): Promise<{ code: number | null; text: string }> =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [
        "--import",
        "tsx",
        fileURLToPath(new URL("../conformance.ts", import.meta.url)),
        ...args,
      ]);
      let text = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (part: Buffer) => {
          text += part.toString();
        });
      child.on("close", (code) => resolve({ code, text }));
    });

  it("ends with 0 when everything is accepted, and prints neither cookie nor token", async () => {
    const { code, text } = await command("--base", server.origin, "--cookie", "session=geheim");
    expect(text).toContain(" accepted, 0 rejected, 0 calls not asked");
    expect(text).toContain("With --write it would also try:\n  cart: reads the cart");
    expect(text).not.toMatch(/geheim|mock-bearer|mock-image-token/);
    expect(code).toBe(0);
  }, 30_000);

  it("ends with 1 when an answer is rejected, with 2 without an address", async () => {
    server.portal.select({ scenario: "fail:countries" });
    const { code, text } = await command("--base", server.origin);
    expect(text).toContain("REJECTED   countries");
    expect(code).toBe(1);
    expect((await command()).code).toBe(2);
    expect((await command("--base", server.origin, "--widgets", "portal-korb")).code).toBe(2);
  }, 30_000);
});
