import { fillPath, type PathValues } from "#api/path.ts";
import type { Config } from "#config/config.ts";
import { pageTemplate, type PageName } from "#config/pages.ts";
import { safeLink } from "#domain/link.ts";
import { slugOf } from "#lib/slug.ts";

/**
 * The absolute address of a page of the site (contract-public section 1), moved where `pages` says so.
 * @param values of the template; for `{slug}` the name, which is spelled for an address here
 * @returns null when a value is missing or empty, or the author gave no address
 */
export function pageAddress(config: Config, name: PageName, values: PathValues = {}): string | null {
  const template = pageTemplate(config, name);
  if (template === "") return null;
  const spelled = { ...values, ...(typeof values.slug === "string" && { slug: slugOf(values.slug) }) };
  const given = Object.fromEntries(Object.entries(spelled).filter(([, value]) => value !== ""));
  // An address without a slash counts from the site's root, as all page addresses do.
  return safeLink(
    fillPath(/^(\/|https?:)/.test(template) ? template : `/${template}`, given, () => undefined, location.href),
  );
}
