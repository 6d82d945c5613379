import { pageAddress } from "#api/pages.ts";
import type { SearchedEvent } from "#domain/entities/event.ts";
import { shortCartTexts } from "#i18n/cart-short.ts";
import { ownAddress } from "#lib/own-address.ts";
import { leadsTo } from "#lib/same-page.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";

/** A link to the other dates of an event's theme; nothing on that page itself, or if the theme is unknown. */
export function OtherDatesLink({ event: { theme } }: { event: SearchedEvent }) {
  const href = pageAddress(useConfig(), "themeDates", { url: theme?.url });
  if (href === null || leadsTo(new URL(location.href), new URL(href, ownAddress()))) return null;
  return <Button href={href}>{shortCartTexts.otherDates}</Button>;
}
