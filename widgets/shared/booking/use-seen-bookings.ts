import { useEffect, useState } from "react";
import { bookReservation } from "#api/recipients.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { bookingPrice } from "#domain/participants/recipients.ts";
import { boughtOf, pushPurchase } from "#state/data-layer.ts";
import { hasIntents, settleDenied, settleSeen } from "#state/sending/intents.ts";
import { isUnderWay } from "#state/sending/sends.ts";
import { usePortal } from "#state/store.ts";

/**
 * Reports the purchase of a participant who is booked although no page has read the answer, for example because the
 * page was reloaded meanwhile (contract-public section 8). Several tabs report it only once.
 * @returns the ids of those who are known to be booked from here only since
 */
export function useSeenBookings(event: PortalEvent, recipients: readonly Recipient[]): readonly Id[] {
  const [seen, setSeen] = useState<readonly Id[]>([]);
  useEffect(() => {
    if (!hasIntents()) return;
    for (const recipient of recipients) {
      const input = { recipient, hotelOverNightOption: null, eventId: event.eventId };
      const isAnswered = !isUnderWay(usePortal.getState().sends, bookReservation.key(input));
      const { recipientId } = recipient;
      if (recipientId === null || !isAnswered) continue;
      // A participant who is still reserved much later may be booked by the desk, which is no purchase of this browser.
      if (recipient.type === "reservation") void settleDenied(bookReservation, input);
      if (recipient.type !== "booking") continue;
      void settleSeen(bookReservation, input, () => {
        pushPurchase(boughtOf(event, bookingPrice({ ...event, recipients: [...recipients] }, recipient)), "Kunde");
        setSeen((before) => [...before, recipientId]);
      });
    }
  }, [event, recipients]);
  return seen;
}
