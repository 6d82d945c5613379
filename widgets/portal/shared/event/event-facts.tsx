import type { ListedEvent } from "#domain/entities/event.ts";
import { placeName } from "#domain/event/event-place.ts";
import { events as texts } from "#i18n/events.ts";
import { formatDateTime } from "#i18n/format.ts";
import { Facts, type Fact } from "#ui/facts/facts.tsx";
import { eventPeriod } from "#widgets/shared/event/event-texts.ts";

function factsOf(event: ListedEvent): Fact[] {
  if (event.isInhouse === true)
    return [
      [texts.period, eventPeriod(event)],
      [texts.bookingNumber, event.bookingNumber],
    ];
  return [
    [texts.bookingNumber, event.bookingNumber],
    [texts.start, formatDateTime(event.startDate)],
    [texts.end, formatDateTime(event.endDate)],
    [texts.place, placeName(event)],
  ];
}

/**
 * The known facts of an event: booking number, start, end, place; for an in-house event date range and booking number
 * (spec section 2).
 */
export function EventFacts({ event }: { event: ListedEvent }) {
  return <Facts className="facts-wide" facts={factsOf(event)} />;
}
