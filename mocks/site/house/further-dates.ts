import { addDays } from "#domain/dates/time.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { isTradeConference } from "#domain/event/events.ts";
import { buildListedHotels } from "#mocks/data/site/hotels.ts";
import { firstDay, heldFrom, heldIn } from "./moved-event.ts";

/** The id of the first further date. */
const FIRST_ID = 7201;
/** Days between further dates, so that they spread over half a year. */
const STEP = 11;

/** The first date of each theme that is taught in hotels for several days: for one nobody travels further. */
function modelsOf(events: readonly PortalEvent[], today: string): PortalEvent[] {
  const ahead = events.filter(
    (event) =>
      firstDay(event) > today &&
      firstDay(event) !== event.endDate?.slice(0, 10) &&
      event.hotel !== null &&
      event.isInhouse !== true &&
      !isTradeConference(event),
  );
  return [...new Map(ahead.toReversed().map((event) => [event.theme?.themeId, event] as const)).values()].toReversed();
}

/** One more date in every hotel of the public pages: the themes in turn, so that each town sells something. */
export function furtherDates(events: readonly PortalEvent[], today: string): PortalEvent[] {
  const models = modelsOf(events, today);
  return buildListedHotels(today).flatMap((hotel, index) => {
    const model = models[index % models.length];
    if (model === undefined) return [];
    const eventId = FIRST_ID + index;
    const moved = heldFrom(model, addDays(firstDay(model), (index + 1) * STEP));
    return [{ ...moved, eventId, bookingNumber: `S-${eventId}-00`, hotel: heldIn(hotel) }];
  });
}
