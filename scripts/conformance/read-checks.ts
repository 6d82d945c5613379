import { routes, type RouteName } from "#api/routes.ts";
import { agreementChecks } from "./agreement-checks.ts";
import { expected, expectStatus, said, type Check, type Found } from "./checks.ts";
import { Client, type Answered, type Asking, type Target } from "./client.ts";
import { asksWithoutValues, isForGuests } from "./contract.ts";
import { tell } from "./language.ts";
import { isNamed, NOWHERE } from "./samples.ts";

const names = Object.keys(routes) as RouteName[];

/** The ways in which nobody is logged in. */
function asNobody(client: Client, wanted: ReadonlySet<RouteName>): Check[] {
  const section = "Guest, customer, log-in, expiry" as const;
  const guests: Check = {
    name: "user",
    what: tell("who nobody is", "wer niemand ist"),
    section,
    run: async () => {
      const answered = await client.ask("user");
      if (answered.status === 401) return expectStatus(answered, 401);
      const nobody = tell('{"user": null} or 401 without a session', '{"user": null} oder 401 ohne Sitzung');
      return (
        expectStatus(answered, 200) ??
        (isNamed(answered.json) ? expected(tell("a person", "eine Person"), nobody) : null)
      );
    },
  };
  const personal = (["userData", "eventsFuture", "gremiumUsers"] as const).map((name): Check => ({
    name,
    what: tell("without a session", "ohne Sitzung"),
    section,
    run: async () => expectStatus(await client.ask(name), 401),
  }));
  const forAll = names
    .filter((name) => name !== "user" && isForGuests(name) && asksWithoutValues(name))
    .map((name): Check => ({
      name,
      what: tell("as a guest", "als Gast"),
      section,
      run: async () => {
        const answered = await client.ask(name);
        const isShut = [0, 401, 403].includes(answered.status);
        const meant = tell("an answer: guests may ask this", "eine Antwort: Das dürfen Gäste fragen");
        return isShut || (answered.status >= 300 && answered.status < 400) ? expected(said(answered), meant) : null;
      },
    }));
  return [guests, ...personal, ...forAll].filter(({ name }) => wanted.has(name));
}

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
      what: tell("something that is unknown", "etwas Unbekanntes"),
      section: "Statuses",
      run: async () => {
        const answered = await client.ask(name, asking);
        const key = name === "trainingPlan" ? "plan" : name;
        const isNull = answered.status === 200 && (answered.json as Record<string, unknown> | null)?.[key] === null;
        return isNull ? null : expectStatus(answered, 404);
      },
    }));
}

async function unknownOrder(client: Client): Promise<Found> {
  const answered = await client.ask("orderState", { query: { recipientIds: NOWHERE } });
  // A portal without a shop knows no orders at all.
  if (answered.status === 404) return null;
  const rows = ((answered.json ?? {}) as { recipients?: { ordered?: unknown }[] }).recipients ?? [];
  const isOrdered = Object.values(rows).some(({ ordered }) => ordered === true || ordered === 1 || ordered === "1");
  return expectStatus(answered, 200) ?? (isOrdered ? expected("ordered: true", "ordered: false") : null);
}

async function pageBeyond(client: Client): Promise<Found> {
  const answered = await client.ask("dataList", { values: { kind: "articles" }, query: { page: 9999, size: 12 } });
  const { items } = (answered.json ?? {}) as { items?: unknown };
  const isEmpty =
    items === null || items === undefined || (typeof items === "object" && Object.keys(items).length === 0);
  const wrong = expected(tell("rows", "Zeilen"), tell("an empty list", "eine leere Liste"));
  return expectStatus(answered, 200) ?? (isEmpty ? null : wrong);
}

function lists(client: Client, wanted: ReadonlySet<RouteName>): Check[] {
  const checks: readonly Check[] = [
    {
      name: "dataList",
      what: tell("a page beyond the last one", "eine Seite nach der letzten"),
      section: "Booking states and lists",
      run: () => pageBeyond(client),
    },
    {
      name: "bookingStates",
      what: tell("an event that is unknown", "ein unbekannter Termin"),
      section: "Booking states and lists",
      run: async () => expectStatus(await client.ask("bookingStates", { query: { eventIds: NOWHERE } }), 200),
    },
    {
      name: "orderState",
      what: tell("a participant who is unknown", "unbekannte Teilnehmende"),
      section: "Nothing is ordered twice",
      run: () => unknownOrder(client),
    },
  ];
  return checks.filter(({ name }) => wanted.has(name));
}

async function askFromAbroad(client: Client, name: RouteName, origin: string): Promise<Found> {
  const wants = "content-type,idempotency-key";
  const flight = { origin, "access-control-request-method": "POST", "access-control-request-headers": wants };
  const before = await client.ask(name, { method: "OPTIONS", headers: flight });
  if (before.status !== 200 && before.status !== 204) return `OPTIONS: ${expected(said(before), "204")}`;
  const allowed = (answered: Answered): boolean =>
    ["*", origin].includes(answered.headers.get("access-control-allow-origin") ?? "none");
  const without = tell("no Access-Control-Allow-Origin", "kein Access-Control-Allow-Origin");
  if (!allowed(before)) return `OPTIONS: ${expected(without, origin)}`;
  const allows = (before.headers.get("access-control-allow-headers") ?? "").toLowerCase();
  const missing = wants.split(",").filter((header) => allows !== "*" && !allows.includes(header));
  if (missing.length > 0) return `Access-Control-Allow-Headers ${tell("lacks", "fehlt")} ${missing.join(", ")}`;
  return allowed(await client.ask(name, { headers: { origin } })) ? null : `GET: ${expected(without, origin)}`;
}

function headers(client: Client, wanted: ReadonlySet<RouteName>, origin: string | undefined): Check[] {
  /** A read that guests may ask, by which headers are tried. */
  const name = (["rubrics", "countries", "cart", "user"] as const).find((one) => wanted.has(one));
  if (name === undefined) return [];
  const head: Check = {
    name,
    what: "HEAD",
    section: "Caching and compression",
    run: async () => {
      const answered = await client.ask(name, { method: "HEAD" });
      return answered.status === 0 || answered.status >= 500
        ? expected(said(answered), tell("that of GET", "der von GET"))
        : null;
    },
  };
  const foreign = (from: string): Check => ({
    name,
    what: tell(`OPTIONS and GET from ${from}`, `OPTIONS und GET von ${from}`),
    section: "Headers",
    run: () => askFromAbroad(client, name, from),
  });
  return [head, ...(origin === undefined ? [] : [foreign(origin)])];
}

/** What is tried without changing anything. @param origin of pages that lie elsewhere */
export function readChecks(target: Target, wanted: ReadonlySet<RouteName>, origin?: string): Check[] {
  const nobody = new Client({ ...target, cookie: "" });
  const client = new Client(target);
  return [
    ...asNobody(nobody, wanted),
    ...unknowns(client, wanted),
    ...lists(client, wanted),
    ...agreementChecks(client, wanted),
    ...headers(client, wanted, origin),
  ];
}
