import { saleOf } from "#domain/cart/sale.ts";
import type { Cart } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { sameId } from "#domain/entities/fields.ts";
import type { BookingState } from "#domain/entities/offer.ts";
import { availabilityOf, hasTooFewPlaces, isFull } from "#domain/event/booking-state.ts";
import { placeName } from "#domain/event/event-place.ts";
import { alternativesLeft } from "#domain/event/events.ts";
import type { OrderLine } from "#domain/order/order-people.ts";
import { extraCents } from "#domain/order/rebooking.ts";
import type { EntryRef } from "#domain/shop/state.ts";
import { isFilled } from "#domain/text/text.ts";
import { formatDateRange, formatDaysWithoutYear } from "#i18n/format.ts";
import { otherDates as texts } from "#i18n/other-dates.ts";
import { rebookingTexts } from "#i18n/rebooking.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { useNow } from "#state/clock.ts";
import { useMoves } from "#state/shop/use-shop.ts";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { AddButton } from "#widgets/shared/cart/add-button.tsx";
import { eventWhen } from "#widgets/shared/event/event-summary.ts";
import { eventName, eventTitle } from "#widgets/shared/event/event-texts.ts";
import { euroOfCents } from "#widgets/shared/order/prices.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { AvailabilityChip } from "#widgets/shop/shared/availability.tsx";
import { personName } from "#widgets/shop/shared/person-name.ts";

interface OtherDatesProps {
  /** The participants who got no place. */
  readonly people: readonly OrderLine[];
  readonly events: readonly PortalEvent[];
  readonly cart: Cart;
  /** Whether they are being moved already. */
  readonly isMoving: boolean;
  readonly onMove: (to: Omit<EntryRef, "type">) => void;
}

/** The price difference to the sold-out date; null if a price is unknown. */
function difference(people: readonly OrderLine[], event: PortalEvent, cart: Cart): string | null {
  const extra = extraCents(people, event, cart);
  if (extra === null) return null;
  if (extra === 0) return texts.same;
  return extra > 0 ? texts.more(euroOfCents(extra)) : texts.less(euroOfCents(-extra));
}

/** For example '13.–17.12.'; with the year if it differs from that of the date before. */
function periodText([first]: readonly OrderLine[], { startDate, endDate }: PortalEvent): string {
  const isSameYear = first?.item.event?.startDate?.slice(0, 4) === startDate?.slice(0, 4);
  const period = isSameYear ? formatDaysWithoutYear(startDate, endDate) : formatDateRange(startDate, endDate);
  return period ?? rebookingTexts.undated;
}

interface DateFactsProps extends Pick<OtherDatesProps, "people" | "cart"> {
  readonly event: PortalEvent;
  readonly state: BookingState | null;
}

/** A date with its places, and how its price differs. */
function DateFacts({ people, cart, event, state }: DateFactsProps) {
  return (
    <div>
      <div className="cluster">
        <strong>{unbroken(eventWhen(event) ?? eventTitle(event))}</strong>
        <AvailabilityChip state={state} event={event} />
      </div>
      <p className="cart-muted">
        {[placeName(event), difference(people, event, cart)].filter(isFilled).join("\u00a0· ")}
      </p>
      {hasTooFewPlaces(state, people.length) && <p>{texts.tooFew(people.length)}</p>}
    </div>
  );
}

/**
 * Other dates of the theme, each with free places and price difference: one press moves all participants there
 * (contract-public section 7), a quiet one puts the date into the cart beside them. Dates that are closed are left out;
 * the first that has room for all is offered first.
 */
export function OtherDates({ people, events, cart, isMoving, onMove }: OtherDatesProps) {
  const known = alternativesLeft(events, useNow());
  const { moves } = useMoves();
  const states = useBookingStates(known.map(({ eventId }) => eventId));
  const offered = known.filter(({ eventId }) => availabilityOf(states.of(eventId)) !== "closed");
  const takesAll = ({ event, eventId }: (typeof known)[number]): boolean => {
    const state = states.of(eventId);
    return !hasTooFewPlaces(state, people.length) && !isFull(state) && saleOf(event).way === "cart";
  };
  const first = offered.find(takesAll);
  const [person] = people;
  const move = texts.move(people.length, person === undefined ? "" : personName(person.recipient));
  if (offered.length === 0) return null;
  return (
    <div className="stack">
      <p>
        <strong>{texts.title}</strong>
      </p>
      <ul>
        {offered.map((date) => {
          const { event, eventId } = date;
          const state = states.of(eventId);
          const isHere = moves.some(({ state: at, to }) => at === "running" && sameId(to.eventId, eventId));
          return (
            <li key={eventId} className="rebook">
              <DateFacts {...{ people, event, cart, state }} />
              <div className="rebook-ways">
                {takesAll(date) && (
                  <SendButton
                    routes={["cartAdd"]}
                    variant={date === first ? "primary" : "secondary"}
                    busy={isHere}
                    waiting={isMoving}
                    aria-label={texts.moveTo(move, periodText(people, event))}
                    onClick={() => onMove({ itemId: null, eventId, event })}
                  >
                    {move}
                  </SendButton>
                )}
                <AddButton
                  eventId={eventId}
                  event={event}
                  type={isFull(state) ? "waitingList" : "booking"}
                  about={eventName(event)}
                  variant={takesAll(date) ? "quiet" : "secondary"}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
