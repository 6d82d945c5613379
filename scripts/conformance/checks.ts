import type { RouteName } from "#api/routes.ts";
import { routes } from "#api/routes.ts";
import type { Verdict } from "./ask.ts";
import { Client, type Answered, type Asking, type Target } from "./client.ts";
import { isNamed } from "./samples.ts";

/**
 * What a check finds: what came and what was expected, null where all is right, `skipped` with the reason why it was
 * not tried.
 */
export type Found = string | null | { readonly skipped: string };

/** One thing that is tried. */
export interface Check {
  /** The call that it is about. */
  readonly name: RouteName;
  /** What is tried, in one line; for writes also what happens to the backend. */
  readonly what: string;
  /** The heading of docs/backend.md that says so. */
  readonly section: string;
  readonly run: () => Promise<Found>;
}

/** Runs checks one after the other, each for itself. */
export async function runChecks(checks: readonly Check[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { name, what, section, run } of checks) {
    const found = await run().catch((thrown: unknown) => `the check could not be made: ${String(thrown)}`);
    const isSkipped = typeof found === "object" && found !== null;
    verdicts.push({
      name,
      check: what,
      path: routes[name].path,
      outcome: found === null ? "accepted" : isSkipped ? "skipped" : "rejected",
      reasons: found === null ? [] : [isSkipped ? found.skipped : `${found} (docs/backend.md, "${section}")`],
    });
  }
  return verdicts;
}

/** What came, in few words. */
export function said({ status, type, text, headers, json }: Answered): string {
  if (status === 0) return text;
  if (status >= 300 && status < 400)
    return `status ${status} to ${headers.get("location")?.split("?")[0] ?? "nowhere"}`;
  return json === undefined && text !== "" ? `status ${status} with ${type}` : `status ${status}`;
}

const isHtml = ({ type }: Answered): boolean => type === "text/html";

/** Null where the status is one of these and no page came with it. */
export function expectStatus(answered: Answered, ...statuses: readonly number[]): string | null {
  const isRight = statuses.includes(answered.status) && !isHtml(answered);
  return isRight ? null : `came ${said(answered)}, expected ${statuses.join(" or ")}`;
}

/** The ways in which nobody is logged in. */
function asNobody(client: Client, wanted: ReadonlySet<RouteName>): Check[] {
  const section = "Guest, customer, log-in, expiry";
  const personal = (["userData", "eventsFuture", "bookmarks"] as const).filter((name) => wanted.has(name));
  const guests: Check = {
    name: "user",
    what: "who nobody is",
    section,
    run: async () => {
      const answered = await client.ask("user");
      if (answered.status === 401) return expectStatus(answered, 401);
      const wrong = expectStatus(answered, 200);
      const isSomebody = isNamed(answered.json);
      return wrong ?? (isSomebody ? 'came a person, expected {"user": null} or 401 without a session' : null);
    },
  };
  return [
    ...(wanted.has("user") ? [guests] : []),
    ...personal
      .filter((name) => name !== "bookmarks")
      .map((name): Check => ({
        name,
        what: "without a session",
        section,
        run: async () => expectStatus(await client.ask(name), 401),
      })),
  ];
}

const NOWHERE = "999999999";

function unknowns(client: Client, wanted: ReadonlySet<RouteName>): Check[] {
  const tries: readonly [RouteName, Asking][] = [
    ["event", { values: { eventId: NOWHERE } }],
    ["conference", { values: { url: "gibt-es-nicht" } }],
    ["trainingPlan", { values: { planId: "gibt-es-nicht" } }],
  ];
  return tries
    .filter(([name]) => wanted.has(name))
    .map(([name, asking]): Check => ({
      name,
      what: "something that is unknown",
      section: "Statuses",
      run: async () => {
        const answered = await client.ask(name, asking);
        const key = name === "trainingPlan" ? "plan" : name;
        const isNull = answered.status === 200 && (answered.json as Record<string, unknown> | null)?.[key] === null;
        return isNull ? null : expectStatus(answered, 404);
      },
    }));
}

function lists(client: Client, wanted: ReadonlySet<RouteName>): Check[] {
  const beyond: Check = {
    name: "dataList",
    what: "a page beyond the last one",
    section: "Booking states and lists",
    run: async () => {
      const answered = await client.ask("dataList", { values: { kind: "articles" }, query: { page: 9999, size: 12 } });
      const wrong = expectStatus(answered, 200);
      const { items } = (answered.json ?? {}) as { items?: unknown };
      const isEmpty =
        items === null || items === undefined || (typeof items === "object" && Object.keys(items).length === 0);
      return wrong ?? (isEmpty ? null : "came rows, expected an empty list");
    },
  };
  const states: Check = {
    name: "bookingStates",
    what: "an event that is unknown",
    section: "Booking states and lists",
    run: async () => expectStatus(await client.ask("bookingStates", { query: { eventIds: NOWHERE } }), 200),
  };
  const orders: Check = {
    name: "orderState",
    what: "a participant who is unknown",
    section: "Nothing is ordered twice",
    run: async () => {
      const answered = await client.ask("orderState", { query: { recipientIds: NOWHERE } });
      const rows = ((answered.json ?? {}) as { recipients?: { ordered?: unknown }[] }).recipients ?? [];
      const isOrdered = Object.values(rows).some(({ ordered }) => ordered === true || ordered === 1 || ordered === "1");
      return expectStatus(answered, 200) ?? (isOrdered ? "came ordered: true for nobody, expected false" : null);
    },
  };
  return [beyond, states, orders].filter(({ name }) => wanted.has(name));
}

/** A read that guests may ask, by which headers are tried. */
const byHeaders = (wanted: ReadonlySet<RouteName>): RouteName | undefined =>
  (["rubrics", "countries", "cart", "user"] as const).find((name) => wanted.has(name));

function headers(client: Client, wanted: ReadonlySet<RouteName>, origin: string | undefined): Check[] {
  const name = byHeaders(wanted);
  if (name === undefined) return [];
  const head: Check = {
    name,
    what: "HEAD",
    section: "Caching and compression",
    run: async () => {
      const { status } = await client.ask(name, { method: "HEAD" });
      return status >= 500 ? `came status ${status}, expected that of GET` : null;
    },
  };
  const foreign: Check = {
    name,
    what: `OPTIONS and GET from ${origin ?? ""}`,
    section: "Headers",
    run: async () => {
      const from = { origin: origin ?? "" };
      const wants = "content-type,idempotency-key";
      const flight = { ...from, "access-control-request-method": "POST", "access-control-request-headers": wants };
      const before = await client.ask(name, { method: "OPTIONS", headers: flight });
      if (before.status !== 200 && before.status !== 204) return `OPTIONS came ${said(before)}, expected 204`;
      const allowed = (answered: Answered): boolean =>
        ["*", origin].includes(answered.headers.get("access-control-allow-origin") ?? "none");
      if (!allowed(before)) return "OPTIONS came without Access-Control-Allow-Origin for it, expected that origin";
      const allows = (before.headers.get("access-control-allow-headers") ?? "").toLowerCase();
      const missing = wants.split(",").filter((header) => allows !== "*" && !allows.includes(header));
      if (missing.length > 0) return `Access-Control-Allow-Headers lacks ${missing.join(", ")}`;
      return allowed(await client.ask(name, { headers: from })) ? null : "GET came without Access-Control-Allow-Origin";
    },
  };
  return [head, ...(origin === undefined ? [] : [foreign])];
}

/** What is tried without changing anything. @param origin of pages that lie elsewhere */
export function readChecks(target: Target, wanted: ReadonlySet<RouteName>, origin?: string): Check[] {
  const nobody = new Client({ ...target, cookie: "" });
  const client = new Client(target);
  return [
    ...asNobody(nobody, wanted),
    ...unknowns(client, wanted),
    ...lists(client, wanted),
    ...headers(client, wanted, origin),
  ];
}
