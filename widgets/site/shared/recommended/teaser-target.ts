import type { Config } from "#config/config.ts";
import { pageTemplate } from "#config/pages.ts";
import { pageValue } from "#domain/content/template-value.ts";
import type { Teaser } from "#domain/entities/content.ts";
import { ownAddress } from "#lib/own-address.ts";

/** The event or conference of the page to which a teaser links. */
export type TeaserTarget =
  | { readonly page: "event"; readonly eventId: string }
  | { readonly page: "conference"; readonly url: string };

function absolute(link: string | null): string | null {
  try {
    return link === null ? null : new URL(link, ownAddress()).href;
  } catch {
    return null;
  }
}

/**
 * Finds the event or conference of a teaser by its link, since the teaser itself names none; null for any other page.
 */
export function teaserTarget(config: Config, { link }: Pick<Teaser, "link">): TeaserTarget | null {
  const address = absolute(link);
  if (address === null) return null;
  const valueIn = (name: string, page: "event" | "conference"): string | null =>
    pageValue(name, pageTemplate(config, page), address, new URL(ownAddress()).origin);
  const eventId = valueIn("eventId", "event");
  if (eventId !== null) return { page: "event", eventId };
  const url = valueIn("url", "conference");
  return url === null ? null : { page: "conference", url };
}
