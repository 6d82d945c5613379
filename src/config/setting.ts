import type { Config } from "#config/config.ts";
import { pageNames, pageTemplate } from "#config/pages.ts";

/**
 * The address for a key in braces at the start of a route's path: a configuration key, or a page as `pages.name`;
 * undefined if there is none of that name.
 */
export function addressSetting(config: Config, key: string): string | undefined {
  const page = pageNames.find((name) => key === `pages.${name}`);
  if (page !== undefined) return pageTemplate(config, page);
  const value = Object.hasOwn(config, key) ? config[key as keyof Config] : undefined;
  return typeof value === "string" ? value : undefined;
}
