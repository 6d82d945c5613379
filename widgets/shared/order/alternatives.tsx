import type { PortalEvent } from "#domain/entities/event.ts";
import { availabilityOf, isFull } from "#domain/event/booking-state.ts";
import { placeName } from "#domain/event/event-place.ts";
import { alternativesLeft } from "#domain/event/events.ts";
import { addTexts as texts } from "#i18n/cart-add.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { useNow } from "#state/clock.ts";
import { useStyles } from "#ui/root/root.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { AddButton } from "#widgets/shared/cart/add-button.tsx";
import { eventWhen } from "#widgets/shared/event/event-summary.ts";
import { eventName, eventTitle } from "#widgets/shared/event/event-texts.ts";
import css from "./alternatives.css?inline";

/**
 * Other dates of a theme after a refusal, each with the button of its booking state as soon as that is known: for the
 * cart, or for the waiting list. Dates that are closed or over are left out; nothing if there are none.
 */
export function Alternatives({ events }: { events: readonly PortalEvent[] }) {
  useStyles(css);
  const dates = alternativesLeft(events, useNow());
  const states = useBookingStates(dates.map(({ eventId }) => eventId));
  const known = dates.filter(({ eventId }) => availabilityOf(states.of(eventId)) !== "closed");
  if (known.length === 0) return null;
  return (
    <div className="alternatives">
      <p className="alternatives-title">{texts.alternatives}</p>
      <ul className="alternatives-list">
        {known.map(({ event, eventId }) => (
          <li key={eventId} className="alternative">
            <span>
              <strong>{unbroken(eventWhen(event) ?? eventTitle(event))}</strong>
              <span className="alternative-place">{placeName(event)}</span>
            </span>
            {(states.complete || states.failed !== null) && (
              <AddButton
                eventId={eventId}
                event={event}
                type={isFull(states.of(eventId)) ? "waitingList" : "booking"}
                about={eventName(event)}
                variant="secondary"
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
