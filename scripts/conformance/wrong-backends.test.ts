import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { routes, type RouteName } from "#api/routes.ts";
import { defaultConfig } from "#config/config.ts";
import type { Listening } from "#mocks/serve/http.ts";
import type { Verdict } from "./checks.ts";
import { Client, type Target } from "./client.ts";
import { callsFor } from "./contract.ts";
import { askEverything } from "./everything.ts";
import { htmlReport, report } from "./report.ts";
import { runConformance } from "./run.ts";
import { writeChecks } from "./tries.ts";
import { breaches } from "./wrong/backends.ts";
import { edited } from "./wrong/habits.ts";
import { LOGIN, ORIGIN, serve, type Habit } from "./wrong/serve.ts";

const NOW = Date.UTC(2026, 2, 10, 9);
const right: Habit = ({ answer }) => answer();

let server: Listening | null = null;
beforeAll(() => {
  process.env.LC_ALL = "C";
});
afterEach(async () => {
  await server?.close();
  server = null;
});

const wants = (wanted: ReadonlySet<RouteName>) => ({
  wanted,
  profile: undefined,
  named: [],
  write: true,
  origin: ORIGIN,
  login: LOGIN,
  given: {},
});

/** What the command tries of some calls, as the customer of the cookie. */
async function run(habit: Habit, wanted: ReadonlySet<RouteName>, change: Partial<Target> = {}): Promise<Verdict[]> {
  server = await serve(habit);
  const target: Target = {
    base: server.origin,
    cookie: "session=1",
    config: defaultConfig,
    timeout: 5000,
    ...change,
  };
  return askEverything(target, wants(wanted), NOW);
}

const rejected = (verdicts: readonly Verdict[]): string[] =>
  verdicts
    .filter(({ outcome }) => outcome === "rejected")
    .map(({ name, check, reasons }) => `${name}${check === undefined ? "" : ` (${check})`}: ${reasons.join("; ")}`);

describe("a right backend", () => {
  it("may ask for patience, once and again: the command waits as the widgets do", async () => {
    const refused = new Map<string, number>();
    const busy: Habit = ({ name, answer }) => {
      if (name !== "countries" && name !== "rubrics") return answer();
      const times = refused.get(name) ?? 0;
      refused.set(name, times + 1);
      const headers = { "content-type": "application/json", "retry-after": name === "rubrics" ? "1" : "120" };
      return times < 2 ? Promise.resolve({ status: 503, headers, body: "{}" }) : answer();
    };
    const pauses: number[] = [];
    const pause = (ms: number): Promise<void> => {
      pauses.push(ms);
      return Promise.resolve();
    };
    const verdicts = await run(busy, new Set(["countries", "rubrics"]), { pause });
    expect(rejected(verdicts)).toEqual(['countries: status 503, expected 200 (backend.md, "Statuses")']);
    expect(pauses).toEqual([1000, 1000]);
  }, 30_000);

  it("passes everything, reads, checks and tries, as guest and as customer", async () => {
    const verdicts = await run(right, callsFor(undefined, []));
    expect(rejected(verdicts)).toEqual([]);
    expect(verdicts.filter(({ outcome }) => outcome === "skipped").map(({ name, reasons }) => [name, reasons])).toEqual(
      [],
    );
  }, 60_000);

  it.each(["portal", "shop", "forms", "site"])(
    "passes the profile %s as a guest, and with the account alone",
    async (profile) => {
      const verdicts = await run(right, callsFor(profile, []), { cookie: "" });
      expect(rejected(verdicts)).toEqual([]);
    },
    60_000,
  );

  it("passes as a guest alone, who is asked for nothing of customers", async () => {
    server = await serve(right);
    const target: Target = { base: server.origin, cookie: "", config: defaultConfig, timeout: 5000 };
    const all = callsFor(undefined, []);
    const verdicts = await askEverything(target, { ...wants(all), login: undefined }, NOW);
    expect(rejected(verdicts)).toEqual([]);
    expect(verdicts.filter(({ name }) => name === "eventsFuture").map(({ outcome }) => outcome)).toEqual([
      "skipped",
      "accepted",
    ]);
  }, 60_000);

  it("is asked as a guest where the account is not let in, which is said once", async () => {
    server = await serve(right);
    const target: Target = { base: server.origin, cookie: "", config: defaultConfig, timeout: 5000 };
    const wanted = { ...wants(new Set<RouteName>(["userData"])), login: { ...LOGIN, password: "falsch" } };
    expect(rejected(await askEverything(target, wanted, NOW))).toEqual([
      'localLogin (logs in with the test account): came status 401, expected 200 (backend.md, "Guest, customer, log-in, expiry")',
    ]);
  }, 30_000);

  it("may keep plans to who edits them", async () => {
    const closed: Habit = async ({ name, answer }) => {
      const answered = await answer();
      return name?.startsWith("trainingPlan") === true && name !== "trainingPlan" && answered.status === 200
        ? { ...answered, status: 403, body: "{}" }
        : answered;
    };
    const verdicts = await run(closed, callsFor(undefined, ["portal-training-plan-admin"]));
    expect(rejected(verdicts)).toEqual([]);
  }, 30_000);
});

describe("what is tried", () => {
  const guest = new Client({ base: "https://a.example", cookie: "", config: defaultConfig, timeout: 1 });
  const tries = writeChecks({ guest, customer: guest }, callsFor(undefined, []), { now: NOW, hash: "" });

  it("is every write", () => {
    const writes = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].kind === "write");
    expect(writes.filter((write) => tries.every(({ name }) => name !== write))).toEqual([]);
  });

  it("is never the state of no event", async () => {
    const asked: string[] = [];
    const nothing = edited(["exports", "conferences"], () => ({
      events: [],
      themes: [],
      entries: [],
      conferences: [],
    }));
    await run(
      (one) => {
        asked.push(one.request.url);
        return nothing(one);
      },
      new Set(["exports", "bookingStates", "eventManagers", "cartAdd", "contactRequest"]),
    );
    expect(asked.filter((url) => /eventIds=(&|$)/.test(url))).toEqual([]);
  });

  it("is asked of a guest with the cookie against forged requests, the log-in included", async () => {
    const forged: string[] = [];
    await run(
      async ({ name, request, answer }) => {
        const answered = await answer();
        const isForged = request.method === "POST" && request.headers?.["x-xsrf-token"] === undefined;
        if (isForged) forged.push(String(name));
        return answered;
      },
      new Set(["localLogin", "contactRequest", "wishlistAdd"]),
    );
    expect(forged).toEqual([]);
  });
});

describe("a wrong backend is named by its chapter:", () => {
  const headings = [...readFileSync(new URL("../../docs/backend.md", import.meta.url), "utf8").matchAll(/^#+ (.*)$/gm)];

  it.each(breaches)(
    "$breach → $chapter",
    async ({ chapter, calls, habit }) => {
      const found = rejected(await run(habit(), new Set(calls)));
      expect(found.join("\n")).toContain(chapter === "openapi.json" ? "(openapi.json, " : `(backend.md, "${chapter}")`);
      if (chapter !== "openapi.json") expect(headings.map(([, heading]) => heading)).toContain(chapter);
    },
    30_000,
  );

  it("forty of them and more, each once", () => {
    expect(new Set(breaches.map(({ breach }) => breach)).size).toBe(breaches.length);
    expect(breaches.length).toBeGreaterThanOrEqual(40);
  });
});

/** Habits that do no harm are notes. */
const harmless: [string, Habit, string][] = [
  [
    "numbers as text",
    edited(["cartSmall"], (value) => ({ ...value, count: String(value.count) })),
    "count: a text for a number, which is forgiven",
  ],
  [
    "PHP's [] for an empty object",
    edited(["user"], (value) => (value.user === null ? value : { user: [] })),
    "user: an empty list for an object, which is forgiven",
  ],
  [
    "1 and 0 for flags",
    edited(["memberships"], () => ({ memberships: [{ gremiumId: 1, name: "BR", isAdmin: 1 }] })),
    "memberships[].isAdmin: a number for a flag, which is forgiven",
  ],
  ["a list that is null", edited(["conferences"], () => ({ conferences: null })), "conferences"],
  [
    "words that the contract does not know",
    edited(["wishlist"], () => ({ items: [{ id: 1, kind: "seminar", refId: 2 }] })),
    "items[].kind is none of event, theme",
  ],
  [
    "what a widget cannot do without",
    edited(["rubrics"], () => ({ rubrics: [{ rubricId: 1, url: "a" }] })),
    "rubrics[].name is missing, which widgets cannot do without",
  ],
  [
    "midnight on the clock of UTC",
    edited(["appointments"], () => ({ appointments: [{ appointmentId: 1, start: "2026-05-10T22:00:00", end: null }] })),
    "is that UTC?",
  ],
  [
    "no ETag",
    async ({ name, answer }) => {
      const answered = await answer();
      return name === "rubrics" ? { ...answered, headers: { "content-type": "application/json" } } : answered;
    },
    "Cache-Control: max-age or ETag is missing",
  ],
];

describe("a harmless habit is noted, not rejected:", () => {
  it.each(harmless)("%s", async (_name, habit, note) => {
    server = await serve(habit);
    const target: Target = { base: server.origin, cookie: "session=1", config: defaultConfig, timeout: 5000 };
    const verdicts = await runConformance(target);
    expect(rejected(verdicts)).toEqual([]);
    expect(report(verdicts)).toContain(note);
  });
});

describe("what is asked", () => {
  it("is what the widgets of a profile or of a page need", () => {
    expect(callsFor("forms", [])).toContain("contactRequest");
    expect(callsFor("forms", [])).not.toContain("cartAdd");
    const button = callsFor(undefined, ["portal-add-to-cart"]);
    expect([...button]).toEqual(expect.arrayContaining(["cart", "cartAdd", "cartSmall"]));
    expect(button).not.toContain("contactRequest");
    expect(() => callsFor("laden", [])).toThrow('There is no profile "laden"');
  });

  it("is the event that is sold, where nobody has events of their own", async () => {
    const verdicts = await run(right, new Set(["event"]), { cookie: "" });
    expect(verdicts.filter(({ name, check }) => name === "event" && check === undefined)).not.toEqual([]);
    expect(rejected(verdicts)).toEqual([]);
  });
});

it("makes one HTML file of the verdicts, with what was rejected first and nothing unescaped", () => {
  const html = htmlReport(
    [
      { name: "user", path: "/get-user", outcome: "accepted", reasons: [], milliseconds: 12, size: 2048 },
      { name: "cart", path: "/order-api/get-shopping-cart", outcome: "rejected", reasons: ["<b>"] },
    ],
    "https://portal.example",
  );
  expect(html.indexOf("REJECTED")).toBeLessThan(html.indexOf("accepted</td>"));
  expect(html).toContain("&lt;b&gt;");
  expect(html).toContain("12 ms, 2 KB");
});
