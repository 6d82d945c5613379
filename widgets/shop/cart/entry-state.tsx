import { useState } from "react";
import { pageAddress } from "#api/pages.ts";
import { availabilityOf, isTooFew } from "#domain/booking-state.ts";
import { recipientInput } from "#domain/cart.ts";
import { orderTypeOf, type CartItem } from "#domain/entities/cart.ts";
import type { BookingState } from "#domain/entities/shop.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { participantTexts } from "#i18n/participants.ts";
import { useAnchor } from "#anchor/anchor.ts";
import { moveToWaitingList } from "#state/cart-undo.ts";
import type { CartChanged } from "#state/cart-queue.ts";
import { useSessionClaim } from "#state/session.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import { AvailabilityChip } from "#widgets/shop/shared/offer/availability.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";

type Moving = { readonly state: "idle" | "sending" } | CartChanged;

/** Moves an entry with its people to the waiting list of its event. */
function ToWaitingList({ item }: { item: CartItem }) {
  const anchor = useAnchor();
  const [moving, setMoving] = useState<Moving>({ state: "idle" });
  useSessionClaim(moving.state === "failed" ? moving.error : null);
  const move = useOneAtATime(async (entry: CartItem): Promise<void> => {
    setMoving({ state: "sending" });
    const changes = await moveToWaitingList(entry, entry.recipients.map(recipientInput), anchor);
    setMoving(changes.find(({ state }) => state !== "done") ?? { state: "idle" });
  });
  return (
    <>
      <SendButton routes={["cartAdd"]} busy={moving.state === "sending"} onClick={() => move(item)}>
        {addTexts.labels.waitingList}
      </SendButton>
      {(moving.state === "failed" || moving.state === "refused") && <Notice state="error">{addTexts.failed}</Notice>}
    </>
  );
}

/** The other dates of an entry's theme; nothing where its page is not known. */
function OtherDates({ item: { event } }: { item: CartItem }) {
  const href = pageAddress(useConfig(), "themeDates", { url: event?.theme?.url });
  return href !== null && <Button href={href}>{cartTexts.otherDates}</Button>;
}

/**
 * Whether an entry can still be had: 'Ausgebucht' where its booking is closed (contract-public section 7), that only
 * the waiting list is left, or that there are fewer places than people; nothing where all is well.
 */
export function EntryState({ item, state }: { item: CartItem; state: BookingState | null }) {
  const availability = availabilityOf(state);
  const isWaiting = orderTypeOf(item) === "waitingList";
  if (availability === "closed")
    return (
      <div className="cluster">
        <AvailabilityChip state={state} />
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
  if (!isTooFew(state, item.recipients.length))
    return (
      availability === "few" && (
        <div>
          <AvailabilityChip state={state} />
        </div>
      )
    );
  return (
    <Notice state="info" actions={<OtherDates item={item} />}>
      <p>{participantTexts.soldOut}</p>
      <AvailabilityChip state={state} />
    </Notice>
  );
}
