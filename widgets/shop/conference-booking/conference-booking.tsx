import { useState } from 'react';
import { pageAddress } from '#api/pages.ts';
import { sameId } from '#domain/cart.ts';
import type { CartItem, OrderType, RecipientInput } from '#domain/entities/cart.ts';
import type { Conference } from '#domain/entities/conference.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import type { Id } from '#domain/entities/fields.ts';
import { isHistoric } from '#domain/events.ts';
import { safeLink } from '#domain/link.ts';
import { emptyParticipant } from '#domain/participants.ts';
import { isFilled } from '#domain/text.ts';
import { cartTexts, participantTexts } from '#i18n/cart.ts';
import { conferences as texts } from '#i18n/conferences.ts';
import { events } from '#i18n/events.ts';
import { useAnchor } from '#state/anchor.ts';
import { loadCart, useCart } from '#state/cart.ts';
import { addToCart, changeCart, temporaryId, type CartChanged } from '#state/cart-writes.ts';
import { useNow } from '#state/clock.ts';
import { usePortal, useConfig } from '#state/store.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { eventSummary } from '#widgets/shared/event/event-summary.tsx';
import { personName } from '#widgets/shared/cart/person-name.ts';
import { LoadedConference } from '#widgets/shared/offer/loaded-conference.tsx';
import { OfferPrice } from '#widgets/shared/offer/offer-price.tsx';
import { ParticipantForm } from '#widgets/shop/cart/participant-form.tsx';

interface BookingProps {
  readonly event: PortalEvent;
  readonly eventId: Id;
  readonly mode: OrderType;
}

const entryOf = (items: readonly CartItem[], eventId: Id): CartItem | null => items.find(({ event }) => sameId(event?.eventId ?? null, eventId)) ?? null;

/** The entry as this page knows it, else as the backend does: it says by a 409 that there is one already. */
async function knownEntry(eventId: Id): Promise<Id | null> {
  const find = (): Id | null => entryOf(usePortal.getState().cart.base?.items ?? [], eventId)?.itemId ?? null;
  if (find() === null) await loadCart();
  return find();
}

/** Puts the conference into the cart with the first participant, every further one beside it. */
function useAdding({ event, eventId, mode }: BookingProps): (recipient: RecipientInput) => Promise<CartChanged> {
  const anchor = useAnchor();
  const enter = async (): Promise<CartChanged> => {
    const known = entryOf(usePortal.getState().cart.shown?.items ?? [], eventId)?.itemId ?? null;
    if (known !== null) return { state: 'done', id: known };
    const added = await addToCart(eventId, event, mode, anchor);
    if (added !== null && !(added.state === 'refused' && added.refusal.reason === 'duplicate')) return added;
    return { state: 'done', id: await knownEntry(eventId) };
  };
  return async (recipient) => {
    const entry = await enter();
    if (entry.state !== 'done' || entry.id === null) return entry;
    return changeCart({ kind: 'recipientAdd', temporaryId: temporaryId(), itemId: entry.id, recipient }, anchor);
  };
}

/** Who takes part so far, and the way on. */
function People({ item }: { item: CartItem | null }) {
  const checkout = pageAddress(useConfig(), 'checkout');
  const people = item?.recipients ?? [];
  return (
    <div role="status" className="stack">
      {people.length > 0 && (
        <>
          <h3>{participantTexts.headline}</h3>
          <ol>{people.map((recipient, index) => <li key={recipient.recipientId ?? index}>{personName(recipient)}</li>)}</ol>
          {checkout !== null && <p><Button variant="primary" href={checkout}>{cartTexts.toCheckout}</Button></p>}
        </>
      )}
    </div>
  );
}

function Participants(props: BookingProps) {
  const { event, eventId } = props;
  const { shown } = useCart();
  const [added, setAdded] = useState(0);
  const add = useAdding(props);
  const item = entryOf(shown?.items ?? [], eventId);
  const position = (item?.recipients.length ?? 0) + 1;
  const save = async (recipient: RecipientInput): Promise<CartChanged> => {
    const changed = await add(recipient);
    if (changed.state === 'done') setAdded(added + 1);
    return changed;
  };
  return (
    <>
      <ParticipantForm key={added} legend={participantTexts.position(position, position)} event={event} start={emptyParticipant(event)} members={[]} submitLabel={participantTexts.saveNew} onSave={save} onCancel={null} />
      <People item={item} />
    </>
  );
}

/** A conference that is over has no form; a theme that is booked elsewhere leads there. */
function Ways({ event, mode }: { event: PortalEvent; mode: OrderType }) {
  const past = isHistoric(event, useNow());
  const elsewhere = safeLink(event.theme?.redirectUrl ?? null);
  if (past || event.eventId === null) return <Notice state="empty">{events.unknown}</Notice>;
  if (elsewhere !== null) return <p><Button variant="primary" href={elsewhere}>{texts.elsewhere}</Button></p>;
  return <Participants event={event} eventId={event.eventId} mode={mode} />;
}

function Shown({ conference: { title, event }, mode }: { conference: Conference; mode: OrderType }) {
  return (
    <section className="stack">
      <header>
        <h2>{isFilled(title) ? title : texts.untitled}</h2>
        {event !== null && <p className="muted">{eventSummary(event)}</p>}
      </header>
      {event !== null && <OfferPrice event={event} />}
      {event === null ? <Notice state="empty">{events.unknown}</Notice> : <Ways event={event} mode={mode} />}
    </section>
  );
}

/** Participants of a conference by way of the cart (contract-public section 4, Conferences). */
export function ConferenceBooking({ conference: url, mode }: { conference: string; mode: OrderType }) {
  return <LoadedConference url={url}>{(conference) => <Shown conference={conference} mode={mode} />}</LoadedConference>;
}
