import type { SettledCall } from "#api/client-settings.ts";
import { ApiError } from "#api/errors.ts";
import { placeholders, addressOf } from "#api/path.ts";
import { routes, type RouteName } from "#api/routes.ts";
import type { Config } from "#config/config.ts";
import type { Explained } from "#i18n/inspector-anchors.ts";
import { callTexts } from "#i18n/inspector-traffic.ts";
import type { Remote } from "#state/remote.ts";
import type { Finding, Level } from "./finding.ts";

/** A call without its content: its address holds no person, number or token. */
export interface CallFact {
  readonly route: RouteName;
  readonly method: string;
  /**
   * The path with the names of its values instead of the values: `/portal-api/events/{eventId}`; the origin only if it
   * is a foreign one.
   */
  readonly address: string;
  /** 0 when no answer came. */
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** The browser's timing of a finished request. */
export type Timing = Pick<PerformanceResourceTiming, "name" | "duration">;

/** The address of a call, with the names of its path values. */
function callAddress(config: Config, route: RouteName, origin: string): string {
  const names = placeholders(config.endpoints[route] ?? routes[route].path).map((name) => [name, `{${name}}`] as const);
  const address = addressOf(config, route, Object.fromEntries(names));
  if (address === null) return route;
  const url = new URL(address);
  return (url.origin === origin ? "" : url.origin) + decodeURIComponent(url.pathname);
}

/**
 * The calls of a page. A preloaded read was recorded when its answer was taken, so its real duration comes from the
 * browser's timing.
 */
export function callFacts(
  calls: readonly SettledCall[],
  config: Config,
  origin: string,
  timings: readonly Timing[],
): CallFact[] {
  const byPath = new Map<string, number[]>();
  for (const { name, duration } of timings) {
    const { pathname } = new URL(name);
    byPath.set(pathname, [...(byPath.get(pathname) ?? []), duration]);
  }
  return calls.map(({ route, method, path, status, duration }) => {
    const measured = byPath.get(path)?.shift() ?? 0;
    return {
      route,
      method,
      address: callAddress(config, route, origin),
      status,
      duration: Math.round(Math.max(duration, measured)),
    };
  });
}

/** The key of the configuration that gives a call's base address. */
function baseOf(route: RouteName): string {
  const { path } = routes[route];
  return /^\{(\w+)\}/.exec(path)?.[1] ?? (path.startsWith("/") ? `endpoints.${route}` : "apiBase");
}

function explain({ route, status, address }: CallFact): { level: Level; text: Explained } | null {
  if (status >= 200 && status < 300) return null;
  if (status === 0) return { level: "error", text: callTexts.silent(address, baseOf(route)) };
  // By this answer public widgets learn that nobody is logged in (contract-public section 1, Guests); if a login is
  // needed, another call is refused as well.
  if (status === 401 && route === "user") return null;
  if (status === 401) return { level: "warning", text: callTexts.session() };
  if (status === 403) return { level: "error", text: callTexts.refused() };
  if (status !== 404) return { level: "error", text: callTexts.broken(status) };
  // By this answer the backend says that it does not know the order (contract-public section 8).
  if (route === "orderState") return null;
  return { level: "error", text: callTexts.notFound(address, route, baseOf(route), placeholders(address)) };
}

/**
 * Reports calls whose last answer was bad, and answers that do not fit; a call that succeeded later is not reported.
 */
export function checkCalls(
  facts: readonly CallFact[],
  resources: Readonly<Record<string, Remote<unknown>>>,
): Finding[] {
  const last = new Map(facts.map((fact) => [fact.route, fact]));
  const bad = [...last.values()].flatMap((fact): Finding[] => {
    const found = explain(fact);
    return found === null
      ? []
      : [{ level: found.level, where: callTexts.where(fact.route), route: fact.route, ...found.text }];
  });
  const malformed = Object.values(resources).flatMap((remote): Finding[] => {
    if (remote.state !== "failed" || !(remote.error instanceof ApiError) || remote.error.kind !== "malformed")
      return [];
    const { route, message } = remote.error;
    return [{ level: "error", where: callTexts.where(route), route, ...callTexts.malformed(message) }];
  });
  return [...bad, ...malformed];
}
