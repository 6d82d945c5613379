import type { RouteName } from "#api/routes.ts";
import { defaultConfig } from "#config/config.ts";
import { createPortal, type MockRequest, type MockResponse, type Portal } from "#mocks/model/portal.ts";
import { createRouter } from "#mocks/model/router.ts";
import { headersOf, listen, readBody, type Listening } from "#mocks/serve/http.ts";
import type { Chapter } from "#scripts/conformance/language.ts";

/** The one other origin whose pages may call. */
export const ORIGIN = "https://seite.example";
/** The account that exists. */
export const LOGIN = { email: "sabine.brinkmann@musterwerke.example", password: "portal-demo" };

/** What a habit sees: the call, what was asked, and what a right backend makes of it. */
export interface Asked {
  readonly name: RouteName | null;
  readonly request: MockRequest;
  readonly answer: (request?: MockRequest) => Promise<MockResponse>;
  readonly portal: Portal;
}

/** A way to answer; it may ask the right backend and change what comes. */
export type Habit = (asked: Asked) => Promise<MockResponse>;

/** One thing that a backend does wrongly, and the chapter of docs/backend.md by which the command names it. */
export interface Breach {
  readonly breach: string;
  /** A chapter, or the document in which the shape of the answer stands. */
  readonly chapter: Chapter | "openapi.json";
  /** The calls that show it. */
  readonly calls: readonly RouteName[];
  /** Makes the habit anew for each backend, as some remember. */
  readonly habit: () => Habit;
}

/** A JSON answer as the contract has it; null for no body. */
export const json = (status: number, value: unknown): MockResponse => ({
  status,
  headers: { "content-type": "application/json", "cache-control": "no-store" },
  body: value === null ? "" : JSON.stringify(value),
});

/** A page in place of an answer. */
export const page: MockResponse = {
  status: 200,
  headers: { "content-type": "text/html" },
  body: "<!doctype html><form>Anmelden</form>",
};

const corsHeaders = {
  "access-control-allow-origin": ORIGIN,
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "content-type, idempotency-key, authorization",
};

const withHeaders = (response: MockResponse, headers: Record<string, string>): MockResponse => ({
  ...response,
  headers: { ...response.headers, ...headers },
});

const route = createRouter(defaultConfig);

/**
 * A right backend with a habit, played by the mock portal: a session by cookie, a token against forged requests, pages
 * of one other origin.
 */
export async function serve(habit: Habit): Promise<Listening> {
  const portal = createPortal({ customer: "admin", today: "2026-03-10" });
  return listen(0, async (incoming) => {
    const headers = headersOf(incoming);
    const method = incoming.method ?? "GET";
    const isNobody = !(headers.cookie ?? "").includes("session=");
    const body = await readBody(incoming);
    const request: MockRequest = { method, url: incoming.url ?? "/", headers, body, isNobody };
    const match = route(method === "HEAD" ? "GET" : method, new URL(request.url, "http://x.invalid").pathname);
    const name = match === null || match === "wrong-method" ? null : match.name;
    const answer = async (given = request): Promise<MockResponse> => {
      if (method === "OPTIONS") return { status: 204, headers: corsHeaders, body: "" };
      if (method === "POST" && headers["x-xsrf-token"] !== "t=1") return json(400, { message: "Header: X-XSRF-TOKEN" });
      const answered = (await portal.handle(given)) ?? json(404, { message: "unknown" });
      if (name === "localLogin" && answered.status === 200)
        return withHeaders(answered, { "set-cookie": "session=2; Path=/" });
      const isPersonal = answered.headers["cache-control"] === "no-store";
      const cookies = isPersonal ? { "set-cookie": "XSRF-TOKEN=t%3D1; Path=/" } : {};
      return withHeaders(answered, { ...cookies, "access-control-allow-origin": ORIGIN });
    };
    return habit({ name, request, answer, portal });
  });
}
