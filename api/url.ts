import { fillPath, withQuery, type PathValues } from "#api/path.ts";
import { routes, type RouteName } from "#api/routes.ts";
import type { Config } from "#config/config.ts";
import { addressSetting } from "#config/setting.ts";

/**
 * The absolute address of a call or link target (contract section 2), or the one that `endpoints` of the configuration
 * sets.
 * @returns null when a path value is missing; values of `query` that are null are left out
 */
export function addressOf(config: Config, name: RouteName, values: PathValues = {}, query?: PathValues): string | null {
  const address = fillPath(
    config.endpoints[name] ?? routes[name].path,
    values,
    (key) => addressSetting(config, key),
    location.href,
  );
  return address === null || query === undefined ? address : withQuery(address, query);
}
