import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { Basket } from "./basket.ts";
import { eventOf, seminarOf, seminars, stateOf, type Body, type Json, type Reply } from "./catalogue.ts";

/*
 * A backend of the shop, and of the portal's next event, as a stranger would write it from docs/backend.md and
 * docs/openapi.json: nothing of the project is used here. Its habits are others than those of our mock portal: numbers
 * for all ids, another order of keys, fields left out where they would be null, 401 for a guest, no cookie against
 * forged requests, Brotli, problem+json for failures.
 */

/** One request as it arrived. */
export interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly body: Json | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface Asked {
  readonly query: URLSearchParams;
  readonly body: Body;
  readonly key: string | undefined;
  readonly basket: Basket;
  readonly isCustomer: boolean;
  /** What stood in the place of `*` in the path. */
  readonly name: string;
}

type Handler = (asked: Asked) => Reply;

/** The cookie of the one customer. */
export const CUSTOMER = "SHOPSESSION=kundin";

const found = (json: Json): Reply => ({ status: 200, json });
const missing: Reply = { status: 404, json: { message: "unknown" } };
const forCustomers =
  (handler: Handler): Handler =>
  (asked) =>
    asked.isCustomer ? handler(asked) : { status: 401, json: { message: "nobody is logged in" } };
const listed = (ids: string | null): typeof seminars => (ids ?? "").split(",").flatMap((id) => seminarOf(id) ?? []);

function exported({ name, query }: Asked): Reply {
  if (name !== "events") return missing;
  const theme = query.get("themeId");
  const from = query.get("from") ?? "";
  return found({
    events: seminars
      .filter((one) => (theme === null || one.theme === Number(theme)) && one.last.slice(0, 10) >= from)
      .map(eventOf),
  });
}

const conference: Json = {
  event: {
    title: "Tag der Gremien",
    endDate: "2026-09-16T16:00:00+02:00",
    startDate: "2026-09-15T10:00:00+02:00",
    eventId: 880900,
  },
  title: "Tag der Gremien",
  url: "tag-der-gremien",
};

/** Calls by method and path; `*` stands for a name. */
const handlers: Readonly<Record<string, Handler>> = {
  "GET /get-user": ({ isCustomer }) =>
    isCustomer
      ? found({
          user: { isGremiumAdmin: false, email: "kundin@werk.example", lastName: "Öz", firstName: "Ayşe", userId: 51 },
        })
      : { status: 401, json: { message: "guest" } },
  "GET /get-gremium-users": forCustomers(() =>
    found({ users: [{ isSelf: true, lastName: "Öz", firstName: "Ayşe", userId: 51 }] }),
  ),
  "GET /portal-api/user-data": forCustomers(() =>
    found({ userData: { teilnehmerId: 510, firstname: "Ayşe", lastname: "Öz", salutation: "Frau" } }),
  ),
  "GET /portal-api/events/next": forCustomers(() =>
    found({
      event: {
        title: "Dienstpläne mitgestalten",
        von: "2026-05-11",
        bis: "2026-05-15",
        eventId: 880411,
        ort: "Würzburg",
      },
    }),
  ),
  "GET /portal-api/events/*/recipients": forCustomers(() => found({ recipients: [] })),
  "GET /portal-api/events/*": ({ name }) => {
    const seminar = seminarOf(name);
    return seminar === undefined ? missing : found({ event: eventOf(seminar) });
  },
  "GET /export/*": exported,
  "GET /general-api/get-rubrics": () =>
    found({ rubrics: [{ url: "betriebsverfassung", name: "Betriebsverfassung", rubricId: 4 }] }),
  "GET /general-api/get-booking-states": ({ query }) =>
    found({ bookingStates: listed(query.get("eventIds")).map(stateOf) }),
  "GET /general-api/get-event-managers": ({ query }) =>
    found({
      eventManagers: listed(query.get("eventIds")).map(({ id }) => ({
        name: "Jörg Weiß",
        phone: "+4993112340",
        eventId: id,
      })),
    }),
  "GET /general-api/get-conferences": () => found({ conferences: [conference] }),
  "GET /general-api/get-conference-by-url/*": ({ name }) =>
    name === "tag-der-gremien" ? found({ conference }) : missing,
  "GET /recommendation-api/*": ({ name }) =>
    ["topics", "news", "themes", "conferences", "videos"].includes(name)
      ? found({ items: seminars.map(({ id, title }) => ({ id, title, link: `/seminare/${id}` })) })
      : missing,
  "GET /wishlist-api/get": ({ basket }) => basket.wishes.list(),
  "GET /wishlist-api/get-all": ({ basket }) => basket.wishes.list(),
  "GET /wishlist-api/get-with-event": ({ basket }) => basket.wishes.list(),
  "POST /wishlist-api/add/*": ({ basket, name, body }) => basket.wishes.add(name, body),
  "POST /wishlist-api/add-bookmark": ({ basket, body }) => basket.wishes.keep(body),
  "POST /wishlist-api/delete/*": ({ basket, name }) => basket.wishes.remove(name),
  "GET /order-api/get-shopping-cart": ({ basket }) => basket.read(),
  "GET /order-api/get-shopping-cart-small": ({ basket }) => basket.readSmall(),
  "POST /order-api/add-cart-item": ({ basket, body, key }) => basket.once(key, body, () => basket.add(body)),
  "POST /order-api/delete-cart-item": ({ basket, body }) => basket.remove(body),
  "POST /order-api/add-recipient": ({ basket, body, key }) => basket.once(key, body, () => basket.addPerson(body)),
  "POST /order-api/edit-recipient": ({ basket, body }) => basket.editPerson(body),
  "POST /order-api/delete-recipient": ({ basket, body }) => basket.removePerson(body),
  "POST /order-api/update-order-options": ({ basket, body }) => basket.saveOptions(body),
  "POST /order-api/online-fax": ({ basket, body, key }) => basket.order(body, key),
  "GET /order-api/order-state": ({ basket, query }) => basket.orderState(query.get("recipientIds") ?? ""),
};

/** Reads that are the same for everybody. */
const PUBLIC = /^\/(export|general-api\/get-(rubrics|conferences|conference-by-url))\b/;

function handlerFor(method: string, path: string): { readonly handler: Handler; readonly name: string } | null {
  for (const [call, handler] of Object.entries(handlers)) {
    const pattern = new RegExp(`^${call.replace("*", "([^/]+)")}$`);
    const match = pattern.exec(`${method} ${path}`);
    if (match !== null) return { handler, name: decodeURIComponent(match[1] ?? "") };
  }
  return null;
}

async function bodyOf(request: IncomingMessage): Promise<Json | undefined> {
  let text = "";
  for await (const part of request.setEncoding("utf8")) text += String(part);
  return text === "" ? undefined : (JSON.parse(text) as Json);
}

function send(request: IncomingMessage, response: ServerResponse, path: string, { status, json }: Reply): void {
  const text = json === undefined ? "" : JSON.stringify(json);
  const isPublic = PUBLIC.test(path) && status === 200;
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 16)}"`;
  const headers: OutgoingHttpHeaders = isPublic
    ? { "Cache-Control": "public, max-age=120", ETag: etag, Vary: "Accept-Encoding" }
    : { "Cache-Control": "private, no-store" };
  if (isPublic && request.headers["if-none-match"] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  headers["Content-Type"] = status < 400 ? "application/json;charset=UTF-8" : "application/problem+json";
  const isSmall = text.length < 1000 || !String(request.headers["accept-encoding"]).includes("br");
  if (!isSmall) headers["Content-Encoding"] = "br";
  const bytes = isSmall ? Buffer.from(text) : brotliCompressSync(text);
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : bytes);
}

/** What runs while tests do; `close` ends it. */
export interface ForeignBackend {
  readonly origin: string;
  /** Every call so far, oldest first. */
  readonly arrived: readonly Arrived[];
  readonly close: () => Promise<void>;
}

/**
 * Starts the backend on a free port of 127.0.0.1.
 * @param others answers what is none of its calls, as pages and files
 */
export async function startForeignBackend(
  others: (path: string, response: ServerResponse) => void,
): Promise<ForeignBackend> {
  const arrived: Arrived[] = [];
  const baskets = new Map<string, Basket>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "GET", headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://shop.invalid");
    const found = handlerFor(method === "HEAD" ? "GET" : method, pathname);
    if (found === null) {
      others(pathname, response);
      return;
    }
    const body = await bodyOf(request);
    const key = headers["idempotency-key"] === undefined ? undefined : String(headers["idempotency-key"]);
    arrived.push({ method, path: request.url ?? "/", key, body, headers });
    const cookie = headers.cookie ?? "";
    const isCustomer = cookie.includes(CUSTOMER);
    const session = isCustomer ? "kundin" : (/BASKET=(\d+)/.exec(cookie)?.[1] ?? String(baskets.size + 1));
    const basket = baskets.get(session) ?? new Basket(baskets.size + 1);
    if (!baskets.has(session)) {
      baskets.set(session, basket);
      if (!isCustomer) response.setHeader("Set-Cookie", `BASKET=${session}; Path=/; HttpOnly; SameSite=Lax`);
    }
    const asked: Asked = {
      query: searchParams,
      body: (body ?? {}) as Body,
      key,
      basket,
      isCustomer,
      name: found.name,
    };
    send(request, response, pathname, found.handler(asked));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived, close };
}
