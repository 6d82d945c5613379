import type { IncomingMessage } from "node:http";
import type { MockResponse } from "#mocks/model/portal.ts";
import { dist } from "#mocks/serve/first-start.ts";
import { headersOf, listen, readBody, type Listening } from "#mocks/serve/http.ts";
import { startSite } from "#mocks/site/server.ts";

/** The day that is played: the one of the browser tests. */
const NOW = Date.parse("2026-03-10T08:00:00Z");
const LOGIN = { email: "sabine.brinkmann@musterwerke.example", password: "portal-demo" };
/** Leads to the page of its query as the demo's customer. */
const ENTRANCE = "/vorlesen/angemeldet";

/** What of a message is for one connection only. */
const ofOneHop = [
  "host",
  "connection",
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "keep-alive",
  "vary",
];

/** Makes the clock of a page stand still. */
const clock = (nonce: string): string =>
  `<script nonce="${nonce}">{const Real=Date,at=${NOW};Date=class extends Real{constructor(...given){if(given.length)super(...given);else super(at)}static now(){return at}}}</script>`;

function withClock(html: string, policy: string): string {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  return html.replace("<head>", `<head>${clock(nonce)}`);
}

async function passedOn(origin: string, request: IncomingMessage): Promise<MockResponse> {
  const headers = Object.fromEntries(Object.entries(headersOf(request)).filter(([name]) => !ofOneHop.includes(name)));
  const body = await readBody(request);
  const answer = await fetch(origin + (request.url ?? "/"), {
    method: request.method ?? "GET",
    headers,
    redirect: "manual",
    ...(body !== "" && { body }),
  });
  const given = Object.fromEntries([...answer.headers].filter(([name]) => !ofOneHop.includes(name)));
  const isPage = given["content-type"]?.startsWith("text/html") === true;
  return {
    status: answer.status,
    headers: given,
    body: isPage
      ? withClock(await answer.text(), given["content-security-policy"] ?? "")
      : new Uint8Array(await answer.arrayBuffer()),
  };
}

/** Logs somebody in who has just come, and leads on. */
async function entered(origin: string, to: string): Promise<MockResponse> {
  const answer = await fetch(`${origin}/local-login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(LOGIN),
  });
  return {
    status: 303,
    headers: { location: to, "set-cookie": answer.headers.get("set-cookie") ?? "" },
    body: "",
  };
}

/** The site, and when it last had something to do. */
export interface StillSite extends Listening {
  /** Milliseconds since the last answer; 0 while one is awaited. */
  readonly idle: () => number;
}

/** The demo site for a real browser: the page's clock stands still on the server's day. */
export async function startStillSite(): Promise<StillSite> {
  const site = await startSite({ dist, today: "2026-03-10" });
  let awaited = 0;
  let answered = Date.now();
  const answer = async (request: IncomingMessage): Promise<MockResponse> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://site.invalid");
    if (pathname === ENTRANCE) return entered(site.origin, searchParams.get("to") ?? "/");
    return passedOn(site.origin, request);
  };
  const still = await listen(0, async (request) => {
    awaited += 1;
    try {
      return await answer(request);
    } finally {
      awaited -= 1;
      answered = Date.now();
    }
  });
  return {
    origin: still.origin,
    idle: () => (awaited > 0 ? 0 : Date.now() - answered),
    close: async () => {
      await Promise.all([still.close(), site.close()]);
    },
  };
}

/** The address below the origin at which a journey of a customer begins. */
export const asCustomer = (path: string): string => `${ENTRANCE}?to=${encodeURIComponent(path)}`;
