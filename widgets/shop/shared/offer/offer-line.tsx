import type { SearchedEvent } from "#domain/entities/event.ts";
import { isFilled } from "#domain/text/text.ts";
import { eventOffer as texts } from "#i18n/offers.ts";
import { eventWhen, eventWhere } from "#widgets/shared/event/event-summary.ts";

/**
 * The place in one line, with the duration if the event has no dates; nothing if neither is known. Beside dates the
 * duration would contradict them, because the evening of arrival is a calendar day but no seminar day.
 */
export function OfferLine({ event }: { event: SearchedEvent }) {
  const days = eventWhen(event) === null ? (event.content?.duration ?? null) : null;
  const facts = [eventWhere(event), days === null ? null : texts.days(Math.ceil(days))].filter(isFilled);
  return facts.length > 0 && <p className="muted">{facts.join("\u00a0· ")}</p>;
}
