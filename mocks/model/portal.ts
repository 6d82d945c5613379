import { isCacheable, isPersonal, type RouteName } from "#api/routes.ts";
import { defaultConfig, type Config } from "#config/config.ts";
import { digest } from "#lib/digest.ts";
import { isDay } from "#mocks/data/days.ts";
import { seed } from "#mocks/data/seed.ts";
import { ok, problem, type Answer, type Context } from "./answer.ts";
import { distorted, earlyAnswer, faultsFor, untilAnswerable } from "./faults.ts";
import { handlers } from "./handlers.ts";
import { createRouter, type RouteMatch } from "./router.ts";
import { parseScenario, type Scenario } from "./scenarios.ts";
import { imageTokenOf, tokenOf } from "./session.ts";
import { customers, type Customer, type PortalState } from "./state.ts";
import { staticFile } from "./static.ts";

/** `url` is absolute or path and query; `body` is the text that was sent, or the JSON value itself. */
export interface MockRequest {
  method: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Whether the request has no session, so that nobody is logged in. */
  isNobody?: boolean;
}

/** An answer; `status` 0 means that the connection breaks. */
export interface MockResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** One call as it was answered; `path` includes the query, `body` is the parsed JSON, `bytes` the answer's length. */
export interface MockCall {
  name: RouteName;
  method: string;
  path: string;
  status: number;
  body: unknown;
  bytes: number;
}

/** The settings of the portal; `today` is a Berlin day `yyyy-MM-dd` from which all dates are counted. */
export interface Selection {
  customer: Customer;
  scenario: Scenario;
  today: string;
}

/** How a mock portal starts. */
export interface PortalOptions extends Partial<Selection> {
  state?: PortalState;
  /** Bases and moved endpoints, as the page configures them; the defaults of contract section 1 otherwise. */
  config?: Partial<Config>;
  /** Milliseconds that the scenario `slow` waits. */
  delay?: number;
  /** Waits this many milliseconds; tests pass their own function. */
  wait?: (milliseconds: number) => Promise<void>;
}

/** The mock portal: one state, used by tests, playground, server and site. */
export interface Portal {
  /** Answers a call of the contract or a file below `/mock-media/`; null when the address is neither. */
  handle: (request: MockRequest) => Promise<MockResponse | null>;
  /** Tells whether `handle` would answer. */
  knows: (request: Pick<MockRequest, "method" | "url">) => boolean;
  /** Every contract call since the start or the last reset, oldest first. */
  calls: readonly MockCall[];
  /** The current settings. */
  selection: () => Selection;
  /** The state now; changing it changes later answers. */
  state: () => PortalState;
  /** Restores the initial state with the same selection, and forgets the calls. */
  reset: () => void;
  /**
   * Plays something else; another customer or day starts afresh, another scenario keeps the state. @throws Error when
   * unknown
   */
  select: (change: Partial<Selection>) => void;
  /** Selection and state as JSON text. */
  snapshot: () => string;
}

/** Alternatives of a refusal that a scenario asks for. */
const OFFERED = 2;

const BASE = "http://portal.invalid";

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** For how many seconds a browser may reuse a public answer. */
const MAX_AGE = 60;

/** The caching headers of a public read, which a browser may reuse and revalidate. */
function cacheable(response: MockResponse, { headers = {} }: MockRequest): MockResponse {
  const etag = `"${digest(String(response.body))}"`;
  const kept = { ...response.headers, "cache-control": `public, max-age=${MAX_AGE}`, etag };
  const isSame = Object.entries(headers).some(([key, value]) => /^if-none-match$/i.test(key) && value.includes(etag));
  return isSame ? { status: 304, headers: kept, body: "" } : { ...response, headers: kept };
}

function toResponse(answer: Answer): MockResponse {
  const headers = { "cache-control": "no-store" };
  if ("json" in answer) {
    const bodiless = answer.json === null || answer.status === 204 || answer.status === 304;
    return {
      status: answer.status,
      headers: {
        ...headers,
        "content-type": "application/json",
        ...(answer.retryAfter !== undefined && { "retry-after": String(answer.retryAfter) }),
      },
      body: bodiless ? "" : JSON.stringify(answer.json),
    };
  }
  return { status: answer.status, headers: { ...headers, "content-type": answer.type }, body: answer.body };
}

function parseBody(body: unknown): unknown {
  if (typeof body !== "string") return body;
  try {
    return body === "" ? undefined : JSON.parse(body);
  } catch {
    return body;
  }
}

function isAllowed(
  { name, route, params }: RouteMatch,
  state: PortalState,
  headers: Readonly<Record<string, string>>,
): boolean {
  if (route.bearer !== true) return true;
  return (
    headers.authorization === `Bearer ${name === "photosZip" ? imageTokenOf(params.mediaId ?? "") : tokenOf(state)}`
  );
}

function checkSelection(selection: Selection): Selection {
  if (!customers.includes(selection.customer))
    throw new Error(`Unknown customer "${selection.customer as string}"; known are ${customers.join(", ")}`);
  parseScenario(selection.scenario);
  if (!isDay(selection.today)) throw new Error(`today must be a day yyyy-MM-dd, not "${selection.today}"`);
  return selection;
}

/** The data that a portal keeps between two calls. */
interface Live {
  selection: Selection;
  state: PortalState;
  calls: MockCall[];
  pauseWhenSlow: () => Promise<void>;
}

function modelAnswer(live: Live, match: RouteMatch, url: URL, request: MockRequest): Answer {
  const isNobody = live.state.selfId === 0 || request.isNobody === true;
  if (isNobody && match.name === "user") return ok({ user: null });
  if (isNobody && isPersonal(match.name)) return problem(401, "Nobody is logged in");
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([key, value]) => [key.toLowerCase(), value]),
  );
  if (!isAllowed(match, live.state, headers)) return problem(401, "The bearer token is missing or wrong");
  const context: Context = {
    state: live.state,
    today: live.selection.today,
    params: match.params,
    query: url.searchParams,
    headers,
    body: parseBody(request.body),
  };
  return handlers[match.name](context);
}

const lengthOf = ({ body }: MockResponse): number =>
  typeof body === "string" ? new TextEncoder().encode(body).length : body.length;

async function answerRoute(live: Live, match: RouteMatch, url: URL, request: MockRequest): Promise<MockResponse> {
  const faults = faultsFor(parseScenario(live.selection.scenario), match.name, match.route);
  await untilAnswerable(faults, live.pauseWhenSlow);
  const early = earlyAnswer(faults, live.state.shop.events.slice(0, OFFERED));
  const answer = early ?? distorted(modelAnswer(live, match, url, request), faults, match.name);
  const answered =
    answer === "network" || faults.includes("lost") ? { status: 0, headers: {}, body: "" } : toResponse(answer);
  const response = answered.status === 200 && isCacheable(match.name) ? cacheable(answered, request) : answered;
  live.calls.push({
    name: match.name,
    method: request.method,
    path: url.pathname + url.search,
    status: response.status,
    body: parseBody(request.body),
    bytes: lengthOf(response),
  });
  return response;
}

function reset(live: Live): void {
  live.state = seed(live.selection.customer, live.selection.today);
  live.calls.length = 0;
}

function select(live: Live, change: Partial<Selection>): void {
  const { customer, today } = live.selection;
  live.selection = checkSelection({ ...live.selection, ...change });
  if (live.selection.customer !== customer || live.selection.today !== today) reset(live);
}

function start({
  customer = "admin",
  scenario = "normal",
  today = "2026-03-10",
  state,
  delay = 1500,
  wait = pause,
}: PortalOptions): Live {
  const selection = checkSelection({ customer, scenario, today });
  return { selection, state: state ?? seed(customer, today), calls: [], pauseWhenSlow: () => wait(delay) };
}

/**
 * A stateful model of the backend of contract section 2. It reads no clock: dates are counted from `today`
 * (default 2026-03-10), the customer is `admin` and the scenario `normal` unless told otherwise.
 * @throws Error when customer, scenario or day are unknown
 */
export function createPortal(options: PortalOptions = {}): Portal {
  const route = createRouter({ ...defaultConfig, ...options.config });
  const live = start(options);
  return {
    calls: live.calls,
    reset: () => reset(live),
    handle: async (request) => {
      const url = new URL(request.url, BASE);
      const file = staticFile(url.pathname, url.searchParams);
      if (file !== null && url.searchParams.has("slow")) await live.pauseWhenSlow();
      if (file !== null) return toResponse(file);
      const match = route(request.method === "HEAD" ? "GET" : request.method, url.pathname);
      if (match === "wrong-method") return toResponse(problem(405, `${request.method} is not the method of this call`));
      return match === null ? null : answerRoute(live, match, url, request);
    },
    knows: ({ method, url: address }) => {
      const url = new URL(address, BASE);
      return staticFile(url.pathname, url.searchParams) !== null || route(method, url.pathname) !== null;
    },
    selection: () => live.selection,
    state: () => live.state,
    select: (change) => select(live, change),
    snapshot: () => JSON.stringify({ selection: live.selection, state: live.state }),
  };
}
