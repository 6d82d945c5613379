import { pageAddress } from "#api/pages.ts";
import { moveOf, moversOf, entryRefOf } from "#domain/cart/new-moves.ts";
import { orderTypeOf, type CartItem } from "#domain/entities/cart.ts";
import { sameId } from "#domain/entities/fields.ts";
import type { BookingState } from "#domain/entities/offer.ts";
import { availabilityOf, hasTooFewPlaces } from "#domain/event/booking-state.ts";
import { areMoving } from "#domain/shop/moves.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { participantTexts } from "#i18n/participants.ts";
import { randomKey } from "#lib/digest.ts";
import { useMoves } from "#state/shop/use-shop.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { AvailabilityChip } from "#widgets/shop/shared/availability.tsx";

/** Moves an entry with its participants to the waiting list of its event. */
function ToWaitingList({ item }: { item: CartItem }) {
  const { moves, begin } = useMoves();
  const from = entryRefOf(item);
  if (from === null) return null;
  const isMoving = moves.some(
    ({ state, from: left }) => state === "running" && sameId(left?.itemId ?? null, item.itemId),
  );
  const ids = item.recipients.flatMap(({ recipientId }) => recipientId ?? []);
  const move = (): void => {
    const to = { ...from, itemId: null, type: "waitingList" } as const;
    void begin(moveOf({ id: randomKey(), kind: "waitingList", from, to, people: moversOf(item, ids) }));
  };
  return (
    <SendButton routes={["cartAdd"]} busy={isMoving} waiting={areMoving(moves, from, ids)} onClick={move}>
      {addTexts.labels.waitingList}
    </SendButton>
  );
}

/** A link to the other dates of an entry's theme; nothing if its page is unknown. */
function OtherDates({ item: { event } }: { item: CartItem }) {
  const href = pageAddress(useConfig(), "themeDates", { url: event?.theme?.url });
  return href !== null && <Button href={href}>{cartTexts.otherDates}</Button>;
}

/**
 * A warning if an entry may not be available: 'Ausgebucht' if its booking is closed (contract-public section 7), that
 * only the waiting list is left, or that there are fewer places than participants; otherwise nothing.
 */
export function EntryState({ item, state }: { item: CartItem; state: BookingState | null }) {
  const availability = availabilityOf(state);
  const isWaiting = orderTypeOf(item) === "waitingList";
  if (availability === "closed")
    return (
      <div className="cluster">
        <AvailabilityChip state={state} event={item.event} />
        <OtherDates item={item} />
      </div>
    );
  if (isWaiting || availability === null) return null;
  if (availability === "waitingList")
    return (
      <Notice
        state="info"
        actions={
          <>
            <ToWaitingList item={item} />
            <OtherDates item={item} />
          </>
        }
      >
        {addTexts.soldOut}
      </Notice>
    );
  if (!hasTooFewPlaces(state, item.recipients.length))
    return (
      availability === "few" && (
        <div>
          <AvailabilityChip state={state} event={item.event} />
        </div>
      )
    );
  return (
    <Notice state="info" actions={<OtherDates item={item} />}>
      <p>{participantTexts.soldOut}</p>
      <AvailabilityChip state={state} event={item.event} />
    </Notice>
  );
}
