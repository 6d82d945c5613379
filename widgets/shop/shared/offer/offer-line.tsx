import type { SearchedEvent } from "#domain/entities/event.ts";
import { isFilled } from "#domain/text.ts";
import { eventOffer as texts } from "#i18n/offers.ts";
import { eventWhere } from "#widgets/shared/event/event-summary.ts";

/** Where, and how long, in one line; nothing where neither is known. */
export function OfferLine({ event }: { event: SearchedEvent }) {
  const days = event.content?.duration ?? null;
  const facts = [eventWhere(event), days === null ? null : texts.days(Math.ceil(days))].filter(isFilled);
  return facts.length > 0 && <p className="muted">{facts.join(" · ")}</p>;
}
