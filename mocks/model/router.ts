import { addressSetting } from "#api/path.ts";
import { routes, type Route, type RouteName } from "#api/routes.ts";
import type { Config } from "#config/config.ts";
import { decodeAddress } from "#lib/decode-address.ts";

/** A request that is a call of the contract. */
export interface RouteMatch {
  name: RouteName;
  route: Route;
  /** Path values by the names of the template, decoded. */
  params: Record<string, string>;
}

interface Pattern {
  name: RouteName;
  route: Route;
  segments: string[];
}

const isParameter = (segment: string): boolean => segment.startsWith("{");

/** The site path of a route; the origin of an absolute address is left out, so that one portal can play every host. */
function sitePath(template: string, config: Config): string {
  const filled = template.replace(/^\{([\w.]+)\}/, (whole, key: string) => addressSetting(config, key) ?? whole);
  const placed = /^(\/|https?:)/.test(filled) ? filled : `${config.apiBase.replace(/\/$/, "")}/${filled}`;
  return placed.replace(/^https?:\/\/[^/]+/, "");
}

/** Static segments win over parameters, the earliest difference decides: `/events/future` is no eventId. */
function byPrecision(a: Pattern, b: Pattern): number {
  for (const [index, segment] of a.segments.entries()) {
    const difference = Number(isParameter(segment)) - Number(isParameter(b.segments[index] ?? ""));
    if (difference !== 0) return difference;
  }
  return 0;
}

function paramsOf(pattern: Pattern, segments: readonly string[]): Record<string, string> | null {
  if (pattern.segments.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.segments.entries()) {
    const given = segments[index] ?? "";
    // The configured advertising hash is empty by default; every other path value must be there.
    if (isParameter(expected) && (given !== "" || expected === "{hash}"))
      params[expected.slice(1, -1)] = decodeAddress(given);
    else if (expected !== given) return null;
  }
  return params;
}

/**
 * Finds the contract's route for a method and a path (no query).
 * @returns a match, `wrong-method` when only another method is known there, or null when the path is no route
 */
export function createRouter(config: Config): (method: string, path: string) => RouteMatch | "wrong-method" | null {
  const patterns = Object.entries(routes)
    .map(([key, route]): Pattern => {
      const name = key as RouteName;
      return { name, route, segments: sitePath(config.endpoints[name] ?? route.path, config).split("/") };
    })
    .sort(byPrecision);
  return (method, path) => {
    const segments = path.split("/");
    const fitting = patterns.flatMap((pattern) => {
      const params = paramsOf(pattern, segments);
      return params === null ? [] : [{ name: pattern.name, route: pattern.route, params }];
    });
    return fitting.find(({ route }) => route.method === method) ?? (fitting.length > 0 ? "wrong-method" : null);
  };
}
