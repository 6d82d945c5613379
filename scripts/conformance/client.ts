import { randomUUID } from "node:crypto";
import { addressSetting, fillPath, withQuery, type PathValues } from "#api/path.ts";
import { routes, type Route, type RouteName } from "#api/routes.ts";
import type { Config } from "#config/config.ts";
import { retryTime } from "#domain/answers/retry-after.ts";
import { tell } from "./language.ts";

/** The backend, and the customer who asks; `cookie` is sent to the origin of `base` only. */
export interface Target {
  readonly base: string;
  readonly cookie: string;
  readonly config: Config;
  /** Milliseconds after which a call counts as unanswered. */
  readonly timeout: number;
  /** Waits this many milliseconds; tests pass their own function. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** The parts of a request beside its address. */
export interface Asking {
  readonly values?: PathValues;
  readonly query?: PathValues;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  /** Leaves out the token against forged requests. */
  readonly withoutCsrf?: boolean;
}

/** An answer as it came; `status` 0 means that none did, `text` then says why. */
export interface Answered {
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** The text parsed as JSON; undefined if it is none. */
  readonly json: unknown;
  readonly headers: Headers;
  readonly milliseconds: number;
}

/** `fetch` gives its reason in `cause`. */
function reasonOf(thrown: unknown): string {
  const none = tell("no answer", "keine Antwort");
  if (!(thrown instanceof Error)) return none;
  if (thrown.name === "TimeoutError") return tell("no answer in time", "keine Antwort in der Zeit");
  const { cause } = thrown;
  return `${none}: ${cause instanceof Error && "code" in cause ? String(cause.code) : thrown.message}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The address of a call as the configuration has it, null when a path value is missing. */
export function addressOf(
  { base, config }: Target,
  name: RouteName,
  values: PathValues,
  query: PathValues,
): URL | null {
  const address = fillPath(
    config.endpoints[name] ?? routes[name].path,
    values,
    (key) => addressSetting(config, key),
    base,
  );
  return address === null ? null : new URL(withQuery(address, query));
}

/** Milliseconds that the command waits where a backend asks for it, as the widgets do, and how often for one call. */
const LONGEST_PAUSE = 60_000;
const MOST_PAUSES = 3;

const pauseFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

type Refused = Pick<Answered, "status" | "headers">;

/** Milliseconds after which a backend takes the call, null where it does not say so. */
function waitOf({ status, headers }: Refused): number | null {
  if (status !== 429 && status !== 503) return null;
  const until = retryTime(headers.get("retry-after") ?? "", 0, headers.get("date") ?? new Date(0).toUTCString());
  return until;
}

/** Whether a backend takes no more calls without saying how long. */
export const isUntold = (answered: Refused): boolean => answered.status === 429 && waitOf(answered) === null;

/** A browser's part in a conversation: keeps cookies, never follows a redirect, sends what the bundle sends. */
export class Client {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly target: Target) {
    for (const pair of target.cookie.split(";").filter((part) => part.includes("="))) this.keep(pair);
  }

  private keep(pair: string): void {
    const [name = "", ...rest] = pair.split("=");
    this.cookies.set(name.trim(), rest.join("=").trim());
  }

  /** The token against forged requests; null where the backend sets none. */
  csrf(): string | null {
    const value = this.cookies.get(this.target.config.csrf.cookie);
    return value === undefined ? null : decodeURIComponent(value);
  }

  private headersFor(
    address: URL,
    { kind }: Route,
    { headers, body, withoutCsrf = false }: Asking,
  ): Record<string, string> {
    const isOwn = address.origin === new URL(this.target.base).origin;
    const csrf = this.csrf();
    const cookie = this.cookie();
    return {
      accept: "application/json, text/plain, */*",
      "accept-encoding": "gzip, br",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(isOwn && cookie !== "" && { cookie }),
      ...(isOwn && kind === "write" && csrf !== null && !withoutCsrf && { [this.target.config.csrf.header]: csrf }),
      ...headers,
    };
  }

  /** What a browser would send as `Cookie`. */
  cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** The same without any cookie. */
  fresh(): Client {
    return new Client({ ...this.target, cookie: "" });
  }

  /** Takes the cookies that a page gets before it writes, the token against forged requests among them. */
  async begun(): Promise<Client> {
    await this.ask("user");
    if (this.csrf() === null)
      await this.fetched(new URL(this.target.base), { method: "GET", headers: { accept: "text/html" } });
    return this;
  }

  /** Why the address does not answer; null if it does. */
  async silence(): Promise<string | null> {
    const user = await this.askOnce("user", {});
    const page = user.status === 0 ? await this.fetched(new URL(this.target.base), { method: "GET" }) : user;
    return page.status === 0 ? page.text : null;
  }

  /**
   * Asks, and once more where the backend takes the call only after a while: after 429, and reads after 503 as well.
   * Never throws for what the backend does. @throws Error when a path value is missing
   */
  async ask(name: RouteName, asking: Asking = {}): Promise<Answered> {
    const { pause = pauseFor } = this.target;
    let answered = await this.askOnce(name, asking);
    for (let pauses = 0; pauses < MOST_PAUSES; pauses += 1) {
      const wait = waitOf(answered);
      const mayRepeat = answered.status === 429 || routes[name].kind === "read";
      if (wait === null || wait > LONGEST_PAUSE || !mayRepeat) break;
      await pause(wait);
      answered = await this.askOnce(name, asking);
    }
    return answered;
  }

  private askOnce(name: RouteName, asking: Asking): Promise<Answered> {
    const address = addressOf(this.target, name, asking.values ?? {}, asking.query ?? {});
    if (address === null) throw new Error(`A value of the path of ${name} is missing`);
    return this.fetched(address, {
      method: asking.method ?? routes[name].method,
      headers: this.headersFor(address, routes[name], asking),
      ...(asking.body !== undefined && { body: JSON.stringify(asking.body) }),
    });
  }

  private async fetched(address: URL, init: RequestInit): Promise<Answered> {
    const started = performance.now();
    const answered = (status: number, text: string, headers: Headers): Answered => ({
      path: address.pathname,
      status,
      type: (headers.get("content-type") ?? tell("no content type", "keinem Content-Type")).split(";")[0] ?? "",
      text,
      json: parsed(text),
      headers,
      milliseconds: Math.round(performance.now() - started),
    });
    const signal = AbortSignal.timeout(this.target.timeout);
    try {
      const response = await fetch(address, { ...init, redirect: "manual", signal });
      for (const line of response.headers.getSetCookie()) this.keep(line.split(";")[0] ?? "");
      return answered(response.status, await response.text(), response.headers);
    } catch (thrown) {
      return answered(0, reasonOf(thrown), new Headers());
    }
  }
}

/** A key as the bundle makes them. */
export const newKey = (): string => randomUUID();
