import { useState } from "react";
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
import { useConfig, type TypedPeople } from "#state/store.ts";
import { typedPeople } from "#state/typed-people.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { AvailabilityChip } from "#widgets/shop/shared/availability.tsx";
import { TypedQuestion } from "#widgets/shop/shared/people/typed-question.tsx";
import { editForm } from "#widgets/shop/shared/people/use-open-forms.ts";

/** A link to the other dates of an entry's theme; nothing if its page is unknown. */
function OtherDates({ item: { event } }: { item: CartItem }) {
  const href = pageAddress(useConfig(), "themeDates", { url: event?.theme?.url });
  return href !== null && <Button href={href}>{cartTexts.otherDates}</Button>;
}

/**
 * Says that only the waiting list is left for an entry, which it can be moved to with its participants; what is typed
 * about one of them is asked for first.
 */
function SoldOut({ item }: { item: CartItem }) {
  const { moves, begin } = useMoves();
  const [isAsked, setAsked] = useState(false);
  const from = entryRefOf(item);
  const ids = item.recipients.flatMap(({ recipientId }) => recipientId ?? []);
  const isEdit = ({ form }: TypedPeople): boolean => ids.some((id) => form === editForm(id));
  const move = (): void => {
    if (from === null) return;
    setAsked(false);
    const to = { ...from, itemId: null, type: "waitingList" } as const;
    void begin(moveOf({ id: randomKey(), kind: "waitingList", from, to, people: moversOf(item, ids) }));
  };
  const isMoving = moves.some(
    ({ state, from: left }) => state === "running" && sameId(left?.itemId ?? null, item.itemId),
  );
  return (
    <>
      <Notice
        state="info"
        actions={
          <>
            {from !== null && (
              <SendButton
                routes={["cartAdd"]}
                busy={isMoving}
                waiting={areMoving(moves, from, ids)}
                onClick={() => (typedPeople().some(isEdit) ? setAsked(true) : move())}
              >
                {addTexts.labels.waitingList}
              </SendButton>
            )}
            <OtherDates item={item} />
          </>
        }
      >
        {addTexts.soldOut}
      </Notice>
      {isAsked && <TypedQuestion only={isEdit} onWithout={move} />}
    </>
  );
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
  if (availability === "waitingList") return <SoldOut item={item} />;
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
