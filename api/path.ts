import { routes, type RouteName } from "#api/routes.ts";
import type { Config } from "#config/config.ts";
import { pageNames, pageTemplate } from "#config/pages.ts";
import { ownAddress } from "#lib/own-address.ts";

/** Values for the placeholders of a path template. */
export type PathValues = Readonly<Record<string, string | number | null | undefined>>;

/** The names in braces of a path template, in order. */
export const placeholders = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/**
 * Fills a path template of contract section 2. A leading configuration key in braces stands for that address, `/…`
 * starts at the site root, `https://…` is absolute, and anything else is below apiBase.
 * @param setting gives the address of a leading configuration key, undefined when there is none of that name; a slash
 * at its end is not doubled
 * @param base the page's own address, so that a foreign `<base href>` cannot move a call
 * @returns the absolute address, or null when a value is missing
 */
export function fillPath(
  template: string,
  values: PathValues,
  setting: (key: string) => string | undefined,
  base: string,
): string | null {
  const missing: string[] = [];
  const placed = /^(\/|https?:)/.test(template) || setting(/^\{([\w.]+)\}/.exec(template)?.[1] ?? "") !== undefined;
  const path = (placed ? template : `{apiBase}/${template}`).replace(
    /\{([\w.]+)\}(\/?)/g,
    (_whole, key: string, slash: string, at: number) => {
      const address = at === 0 ? setting(key) : undefined;
      if (address !== undefined) return (address + slash).replace(/\/\/$/, "/");
      const value = values[key];
      if (value === null || value === undefined) missing.push(key);
      return encodeURIComponent(value ?? "") + slash;
    },
  );
  return missing.length === 0 ? new URL(path, base).href : null;
}

/** Adds a query to an absolute address; values that are null or undefined are left out. */
export function withQuery(address: string, query: PathValues): string {
  const url = new URL(address);
  for (const [key, value] of Object.entries(query))
    if (value !== null && value !== undefined) url.searchParams.set(key, String(value));
  return url.href;
}

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
    ownAddress(),
  );
  return address === null || query === undefined ? address : withQuery(address, query);
}
