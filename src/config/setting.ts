import type { Config } from "#config/config.ts";
import { pageNames, pageTemplate } from "#config/pages.ts";

/**
 * The address behind a key in braces of a route: of a configuration key, or of a page as `pages.name`; undefined where
 * there is none.
 */
export function addressSetting(config: Config, key: string): string | undefined {
  const page = pageNames.find((name) => key === `pages.${name}`);
  if (page !== undefined) return pageTemplate(config, page);
  const value = Object.hasOwn(config, key) ? config[key as keyof Config] : undefined;
  return typeof value === "string" ? value : undefined;
}
