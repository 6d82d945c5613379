import { afterEach, describe, expect, it } from "vitest";
import { defaultConfig } from "#config/config.ts";
import type { RouteName } from "#api/routes.ts";
import { headersOf, listen, readBody, type Listening } from "#mocks/http.ts";
import { createRouter } from "#mocks/model/router.ts";
import { createPortal, type MockRequest, type MockResponse } from "#mocks/portal.ts";
import type { Verdict } from "./ask.ts";
import { readChecks, runChecks } from "./checks.ts";
import { Client, type Target } from "./client.ts";
import { clockChecks } from "./clock.ts";
import { callsFor } from "./contract.ts";
import { htmlReport, report } from "./report.ts";
import { runConformance } from "./run.ts";
import { writeChecks } from "./tries.ts";

const ORIGIN = "https://seite.example";
const NOW = Date.UTC(2026, 2, 10, 9);
const LOGIN = { email: "sabine.brinkmann@musterwerke.example", password: "portal-demo" };

/** What a habit sees: the call, what was asked, and what a right backend makes of it. */
interface Asked {
  readonly name: RouteName | null;
  readonly request: MockRequest;
  readonly answer: (request?: MockRequest) => Promise<MockResponse>;
}

type Habit = (asked: Asked) => Promise<MockResponse>;

const route = createRouter(defaultConfig);
const json = (status: number, value: unknown): MockResponse => ({
  status,
  headers: { "content-type": "application/json", "cache-control": "no-store" },
  body: value === null ? "" : JSON.stringify(value),
});
const page: MockResponse = {
  status: 200,
  headers: { "content-type": "text/html" },
  body: "<!doctype html><form>Anmelden</form>",
};
const corsHeaders = {
  "access-control-allow-origin": ORIGIN,
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "content-type, idempotency-key, authorization",
};

/**
 * A right backend, played by the mock portal: a session by cookie, a token against forged requests, pages of one other
 * origin.
 */
async function serve(habit: Habit): Promise<Listening> {
  const portal = createPortal({ customer: "admin", today: "2026-03-10" });
  const withCsrf = (response: MockResponse): MockResponse =>
    response.headers["cache-control"] === "no-store"
      ? { ...response, headers: { ...response.headers, "set-cookie": "XSRF-TOKEN=t%3D1; Path=/" } }
      : response;
  return listen(0, async (incoming) => {
    const headers = headersOf(incoming);
    const method = incoming.method ?? "GET";
    const isNobody = !(headers.cookie ?? "").includes("session=");
    const request: MockRequest = {
      method,
      url: incoming.url ?? "/",
      headers,
      body: await readBody(incoming),
      isNobody,
    };
    const match = route(method === "HEAD" ? "GET" : method, new URL(request.url, "http://x.invalid").pathname);
    const name = match === null || match === "wrong-method" ? null : match.name;
    const right = async (given = request): Promise<MockResponse> => {
      if (method === "OPTIONS") return { status: 204, headers: corsHeaders, body: "" };
      const isForged = method === "POST" && headers["x-xsrf-token"] !== "t=1";
      if (isForged && !isNobody) return json(400, { message: "Header: X-XSRF-TOKEN" });
      const answered = (await portal.handle(given)) ?? json(404, { message: "unknown" });
      const isLogin = name === "localLogin" && answered.status === 200;
      if (isLogin) return { ...answered, headers: { ...answered.headers, "set-cookie": "session=2; Path=/" } };
      return withCsrf({ ...answered, headers: { ...answered.headers, "access-control-allow-origin": ORIGIN } });
    };
    return habit({ name, request, answer: right });
  });
}

let server: Listening | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** Everything that the command tries, as the customer of the cookie. */
async function run(habit: Habit, pause?: Target["pause"]): Promise<Verdict[]> {
  server = await serve(habit);
  const target: Target = {
    base: server.origin,
    cookie: "session=1",
    config: defaultConfig,
    timeout: 5000,
    ...(pause && { pause }),
  };
  const wanted = callsFor(undefined, []);
  const client = new Client(target);
  const reads = await runConformance(target, {}, wanted);
  await client.ask("cart");
  return [
    ...reads,
    ...(await runChecks(readChecks(target, wanted, ORIGIN))),
    ...(await runChecks(clockChecks(client, wanted, NOW))),
    ...(await runChecks(writeChecks(client, wanted, { now: NOW, login: LOGIN }))),
  ];
}

const rejected = (verdicts: readonly Verdict[]): string[] =>
  verdicts
    .filter(({ outcome }) => outcome === "rejected")
    .map(({ name, check, reasons }) => `${name}${check === undefined ? "" : ` (${check})`}: ${reasons.join("; ")}`);

/** Changes what an answer says. */
const edited =
  (names: readonly RouteName[], edit: (value: Record<string, unknown>) => unknown): Habit =>
  async ({ name, answer }) => {
    const right = await answer();
    const isMeant = name !== null && names.includes(name) && right.status === 200 && right.body !== "";
    return isMeant
      ? { ...right, body: JSON.stringify(edit(JSON.parse(String(right.body)) as Record<string, unknown>)) }
      : right;
  };

const instead =
  (when: (asked: Asked, right: MockResponse) => boolean, response: MockResponse): Habit =>
  async (asked) => {
    const right = await asked.answer();
    return when(asked, right) ? response : right;
  };

const cartOf = (value: Record<string, unknown>): Record<string, unknown> => value.cart as Record<string, unknown>;
const withoutKeys =
  (habit: (request: MockRequest) => MockRequest): Habit =>
  ({ request, answer }) =>
    answer(habit(request));
let sent = 0;
const freshKey = (request: MockRequest): MockRequest => ({
  ...request,
  headers: { ...request.headers, "idempotency-key": `fresh-${(sent += 1)}` },
});

/** A backend with one wrong habit, and the sentence by which the command names it. */
const wrong: [string, Habit, string][] = [
  [
    "a log-in page with 200",
    instead(({ name, request }) => name === "userData" && request.isNobody === true, page),
    "userData (without a session): came status 200 with text/html, expected 401",
  ],
  [
    "302 instead of 401",
    instead((_asked, { status }) => status === 401, { status: 302, headers: { location: "/login?x=1" }, body: "" }),
    "userData (without a session): came status 302 to /login, expected 401",
  ],
  [
    "a person for nobody",
    instead(({ name, request }) => name === "user" && request.isNobody === true, json(200, { user: { userId: 1 } })),
    "user (who nobody is): came a person",
  ],
  [
    "a log-in page in place of a read",
    instead(({ name }) => name === "rubrics", page),
    "rubrics: the answer is text/html and no JSON",
  ],
  [
    "500 for what is unknown",
    instead((_asked, { status }) => status === 404, json(500, null)),
    "event (something that is unknown): came status 500, expected 404",
  ],
  [
    "200 with nothing for an unknown entry",
    instead(({ name }, { status }) => name === "recipientAdd" && status === 404, json(200, { cart: null })),
    "recipientAdd (somebody for an entry that is unknown): came status 200, expected 404 or 409",
  ],
  [
    "the key ignored",
    withoutKeys((request) => (request.headers?.["idempotency-key"] === undefined ? request : freshKey(request))),
    "checkout (orders her, and again by the same key, by it with another body, by a new key): the same key and body again: came status 403, expected 200",
  ],
  [
    "a request without a key taken",
    withoutKeys((request) => ((request.headers?.["idempotency-key"] ?? "") === "" ? freshKey(request) : request)),
    "contactRequest (a request without a key): came status 200, expected 400",
  ],
  [
    "a key that forgets its body",
    ({ request, answer }) =>
      answer(
        request.url.endsWith("/contact-request") && String(request.body).includes("Anderes.")
          ? { ...request, body: String(request.body).replace("Anderes.", "Prüfung.") }
          : request,
      ),
    "contactRequest (the same key with another message): came status 200, expected 400 or 409 or 422",
  ],
  [
    "a cart version that stands still",
    edited(["cartAdd", "recipientAdd", "cart"], (value) => ({ cart: { ...cartOf(value), version: 3 } })),
    "recipientAdd (adds Käthe Müßig-Łukaszewska): version came 3 after 3, expected a higher one",
  ],
  [
    "a write of the cart that answers {success}",
    edited(["cartAdd"], () => ({ success: true })),
    'cartAdd (puts that event into the cart): came status 200 without a cart, expected {"cart": …} as a whole',
  ],
  [
    "Latin-1 in place of UTF-8",
    edited(["recipientAdd"], (value) => JSON.parse(JSON.stringify(value).replaceAll("ä", "Ã¤")) as object),
    "the name came back with other letters, expected UTF-8",
  ],
  [
    "409 without a reason",
    instead(({ name }, { status }) => name === "cartAdd" && status === 409, json(409, {})),
    'cartAdd (the same event again): reason came object, expected "duplicate"',
  ],
  [
    "400 for what is in the cart already",
    instead(({ name }, { status }) => name === "cartAdd" && status === 409, json(400, {})),
    "cartAdd (the same event again): came status 400, expected 409",
  ],
  [
    "orderState that never knows",
    edited(["orderState"], () => ({ recipients: [] })),
    "orderState came otherwise before the order, expected ordered: false",
  ],
  [
    "204 for an order",
    instead(({ name }, { status }) => name === "checkout" && status === 200, { status: 204, headers: {}, body: "" }),
    "came status 204, expected 200",
  ],
  [
    "no CORS",
    async ({ answer }) => {
      const right = await answer();
      return {
        ...right,
        headers: Object.fromEntries(Object.entries(right.headers).filter(([key]) => !key.startsWith("access-control"))),
      };
    },
    `rubrics (OPTIONS and GET from ${ORIGIN}): OPTIONS came without Access-Control-Allow-Origin`,
  ],
  [
    "OPTIONS refused",
    instead(({ request }) => request.method === "OPTIONS", json(405, null)),
    "OPTIONS came status 405, expected 204",
  ],
  [
    "personal answers that may be kept",
    async ({ name, answer }) => {
      const right = await answer();
      return name === "userData"
        ? { ...right, headers: { ...right.headers, "cache-control": "public, max-age=300" } }
        : right;
    },
    'userData: Cache-Control is "public, max-age=300", expected no-store: the answer is personal',
  ],
  [
    "German dates",
    edited(["nextEvent"], (value) => ({ event: { ...(value.event as object), von: "11.05.2026" } })),
    "nextEvent: event.von is string, expected not an ISO 8601 date",
  ],
  [
    "a list in place of the answer",
    edited(["countries"], (value) => value.countries),
    "countries: the value itself is array, expected Object",
  ],
  [
    "a page beyond the last one as 404",
    instead(({ request }) => request.url.includes("page=9999"), json(404, null)),
    "dataList (a page beyond the last one): came status 404, expected 200",
  ],
  [
    "an appointment that two may have",
    ({ name, request, answer }) =>
      name === "bookAppointment" ? Promise.resolve(json(200, { success: true })) : answer(request),
    "a new key for what is taken: came status 200, expected 409",
  ],
];

wrong.push(
  [
    "a log-in that leads to a page",
    instead(({ name }, right) => name === "localLogin" && right.status === 200, {
      status: 302,
      headers: { location: "/kundenportal" },
      body: "",
    }),
    "localLogin (logs in with the test account, and asks who it is): came status 302 to /kundenportal, expected 200",
  ],
  [
    "a log-in page for a wrong password",
    instead(({ name }, right) => name === "localLogin" && right.status === 401, page),
    "localLogin (logs in by an address that nobody has): came status 200 with text/html, expected 401",
  ],
  [
    "a session that calls do not know after the log-in",
    instead(
      ({ name, request }) => name === "user" && (request.headers?.cookie ?? "").includes("session=2"),
      json(200, { user: null }),
    ),
    "user came status 200 and nobody after the log-in",
  ],
  [
    "a window of appointments that goes beyond its days",
    edited(["appointments"], ({ appointments }) => ({
      appointments: [...(appointments as unknown[]), { appointmentId: 1, start: "2026-05-10T09:00:00", end: null }],
    })),
    "appointments (the days around the change of clocks on 2026-03-29): came 1 appointments of other days",
  ],
  [
    "too many requests, without a word how long",
    instead(({ name }) => name === "rubrics", json(429, { message: "later" })),
    "rubrics: status 429 without a readable Retry-After, expected 200",
  ],
);

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
    const verdicts = await run(busy, (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    });
    expect(rejected(verdicts)).toEqual(["countries: status 503, expected 200"]);
    expect(pauses).toEqual([1000, 1000]);
  }, 30_000);

  it("passes everything, reads, checks and tries", async () => {
    const verdicts = await run(({ answer }) => answer());
    expect(rejected(verdicts)).toEqual([]);
    expect(verdicts.filter(({ outcome }) => outcome === "skipped").map(({ name, reasons }) => [name, reasons])).toEqual(
      [],
    );
  }, 30_000);
});

describe("a backend with one wrong habit is named:", () => {
  it.each(wrong)(
    "%s",
    async (_name, habit, sentence) => {
      expect(rejected(await run(habit)).join("\n")).toContain(sentence);
    },
    30_000,
  );
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
      const right = await answer();
      return name === "rubrics" ? { ...right, headers: { "content-type": "application/json" } } : right;
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
    expect([...callsFor(undefined, ["portal-add-to-cart"])].sort()).toEqual(["cart", "cartAdd", "cartSmall"]);
    expect(() => callsFor("laden", [])).toThrow('There is no profile "laden"');
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
