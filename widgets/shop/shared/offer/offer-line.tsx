import type { SearchedEvent } from "#domain/entities/event.ts";
import { isFilled } from "#domain/text.ts";
import { eventOffer as texts } from "#i18n/offers.ts";
import { eventWhen, eventWhere } from "#widgets/shared/event/event-summary.ts";

/**
 * Where in one line, and how long where no dates say it; nothing where neither is known. Beside dates the duration
 * would contradict them: an evening of arrival is a day of the calendar and none of the seminar.
 */
export function OfferLine({ event }: { event: SearchedEvent }) {
  const days = eventWhen(event) === null ? (event.content?.duration ?? null) : null;
  const facts = [eventWhere(event), days === null ? null : texts.days(Math.ceil(days))].filter(isFilled);
  return facts.length > 0 && <p className="muted">{facts.join(" · ")}</p>;
}
