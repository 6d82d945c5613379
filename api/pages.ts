import { fillPath, type PathValues } from "#api/path.ts";
import type { Config } from "#config/config.ts";
import { pageTemplate, type PageName } from "#config/pages.ts";
import { safeLink } from "#domain/text/link.ts";
import { ownAddress } from "#lib/own-address.ts";

/**
 * The absolute address of a page of the site (contract-public section 1), or the one that `pages` of the configuration
 * sets.
 * @param values of the template; a `slug` made of a name is its `slugOf`, one that the backend gave stays as it is
 * @returns null when a value is missing or empty, or the author gave no address
 */
export function pageAddress(config: Config, name: PageName, values: PathValues = {}): string | null {
  const template = pageTemplate(config, name);
  if (template === "") return null;
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  // An address without a leading slash is relative to the site's root, like all page addresses.
  return safeLink(
    fillPath(/^(\/|https?:)/.test(template) ? template : `/${template}`, given, () => undefined, ownAddress()),
  );
}
