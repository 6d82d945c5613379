import { pageAddress } from "#api/pages.ts";
import type { SearchedEvent } from "#domain/entities/event.ts";
import type { BookingState } from "#domain/entities/offer.ts";
import { availabilityOf } from "#domain/event/booking-state.ts";
import { useConfig } from "#state/store.ts";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { eventWhen, eventWhere } from "#widgets/shared/event/event-summary.ts";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";
import { AvailabilityChip } from "#widgets/shop/shared/availability.tsx";
import { OfferButton } from "#widgets/shop/shared/offer/offer-button.tsx";

interface DateRowProps {
  readonly event: SearchedEvent;
  readonly state: BookingState | null;
  /** Whether the state is still being asked for. */
  readonly isPending: boolean;
  /** The title that all dates share; null if they differ. */
  readonly shared: string | null;
  /** Its price; null if the table says it for all dates. */
  readonly price: string | null;
  /** Whether it is the first date that can be ordered; the table has one primary button. */
  readonly isFirst: boolean;
}

/**
 * One date in a line: dates, place, free places, its price if others have another one, and button. A closed date has no
 * link to other dates, because they are in the same list.
 */
export function DateRow({ event, state, isPending, shared, price, isFirst }: DateRowProps) {
  const config = useConfig();
  const href = pageAddress(config, "event", { eventId: event.eventId });
  // The room that its buttons will take.
  const pending = isPending ? { "data-pending": config.reservations ? "two" : "one" } : {};
  const title = eventTitle(event);
  const when = eventWhen(event) ?? title;
  return (
    <article className="date-row">
      <div className="date-when">
        <h3>
          {href === null ? (
            unbroken(when)
          ) : (
            <a href={href}>
              {when !== title && <VisuallyHidden>{`${title}, `}</VisuallyHidden>}
              <span>{unbroken(when)}</span>
            </a>
          )}
        </h3>
        {title !== shared && title !== when && <p>{title}</p>}
      </div>
      <p className="date-where">{eventWhere(event)}</p>
      <div className="date-places">
        <AvailabilityChip state={state} event={event} />
      </div>
      {price !== null && <p className="date-price">{price}</p>}
      <div className="date-way" {...pending}>
        {availabilityOf(state) !== "closed" && (
          <OfferButton event={event} state={state} variant={isFirst ? "primary" : "secondary"} />
        )}
      </div>
    </article>
  );
}
