import { bookingStatesResource } from '#api/booking-states.ts';
import { wishlistAllResource, wishlistWithEventsResource } from '#api/wishlist.ts';
import { availabilityOf, inCalls, offerOf } from '#domain/booking-state.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import type { BookingState, WishlistItem } from '#domain/entities/shop.ts';
import { place } from '#domain/events.ts';
import { sameId } from '#domain/cart.ts';
import { safeLink } from '#domain/link.ts';
import { isFree, priceEach, pricesOf } from '#domain/prices.ts';
import { isFilled } from '#domain/text.ts';
import { availabilityText, cartTexts } from '#i18n/cart.ts';
import { wishlistTexts as texts } from '#i18n/wishlist.ts';
import { useRemoval } from '#state/removals.ts';
import { useResource } from '#state/resources.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useStyles } from '#ui/root/root.tsx';
import { AddButton } from '#widgets/shared/cart/add-button.tsx';
import css from '#widgets/shared/cart/cart.css?inline';
import { euro } from '#widgets/shared/cart/prices.tsx';
import { eventPeriod } from '#widgets/shared/event/event-texts.ts';
import { RemoteView } from '#widgets/shared/remote-view.tsx';

/** Booking states of what is shown, at most 50 a call; what cannot be read is not said. */
function useStates(events: readonly PortalEvent[]): readonly BookingState[] {
  const [first] = inCalls(events.flatMap(({ eventId }) => eventId ?? []));
  const { remote } = useResource(bookingStatesResource, first === undefined ? null : { eventIds: first.join(',') });
  return remote.state === 'ready' ? remote.data : [];
}

function priceText(event: PortalEvent): string {
  const prices = pricesOf(event);
  const price = priceEach(prices, 1);
  if (price === null) return cartTexts.noPrice;
  return isFree(prices) ? cartTexts.free : cartTexts.each(euro(price));
}

function Offer({ event, state }: { event: PortalEvent; state: BookingState | undefined }) {
  const availability = availabilityOf(state ?? null);
  const offer = offerOf(availability);
  const facts = [eventPeriod(event), place(event), priceText(event), availability === null ? null : availabilityText(availability, state?.freePlaces ?? null)];
  return (
    <>
      <p className="cart-muted">{facts.filter(isFilled).join(', ')}</p>
      {offer !== null && event.eventId !== null && <AddButton eventId={event.eventId} event={event} type={offer} />}
    </>
  );
}

function Entry({ item, event, state }: { item: WishlistItem; event: PortalEvent | null; state: BookingState | undefined }) {
  const { gone, error, remove } = useRemoval(String(item.id));
  const title = isFilled(item.title) ? item.title : texts.untitled;
  const href = safeLink(item.url);
  if (gone) return null;
  return (
    <li className="cart-entry">
      <div className="cart-head">
        <h3>{href === null ? title : <a href={href}>{title}</a>}</h3>
        <Button variant="quiet" aria-label={texts.remove(title)} onClick={remove}>{cartTexts.remove}</Button>
      </div>
      {event === null ? <p className="cart-muted">{texts.noDate}</p> : <Offer event={event} state={state} />}
      {error !== null && <Notice state="error">{texts.notRemoved}</Notice>}
    </li>
  );
}

function Entries({ items }: { items: readonly WishlistItem[] }) {
  const { remote } = useResource(wishlistWithEventsResource);
  const found = remote.state === 'ready' ? remote.data : [];
  const states = useStates(found.flatMap(({ event }) => event ?? []));
  if (items.length === 0) return <Notice state="empty">{texts.empty}</Notice>;
  return (
    <ul className="cart-list">
      {items.map((item) => {
        const event = found.find(({ id }) => sameId(id, item.id))?.event ?? null;
        return <Entry key={String(item.id)} item={item} event={event} state={states.find(({ eventId }) => sameId(eventId, event?.eventId ?? null))} />;
      })}
    </ul>
  );
}

/** The wishlist page: dates, prices, places left, and the way into the cart (contract-public section 4, Wishlist). */
export function Wishlist() {
  useStyles(css);
  const watched = useResource(wishlistAllResource);
  return (
    <div className="stack">
      <h2>{texts.headline}</h2>
      <RemoteView watched={watched} loading={texts.loading}>{(items) => <Entries items={items} />}</RemoteView>
    </div>
  );
}
