import { useWatch, type Control } from "react-hook-form";
import { hotelCounts } from "#domain/costs/hotel-costs.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { bookingPrice } from "#domain/participants/recipients.ts";
import { booking as texts } from "#i18n/booking.ts";
import { formatCents, formatHotelCount, formatPrice } from "#i18n/format.ts";
import { useNow } from "#state/clock.ts";
import { Facts } from "#ui/facts/facts.tsx";
import type { BookingValues } from "./booking-values.ts";

interface BookingSumProps {
  readonly event: PortalEvent;
  readonly recipient: Recipient;
  readonly control: Control<BookingValues>;
}

/**
 * What this participant will cost, shown before the terms are accepted: the seminar at the group's price, the hotel by
 * the chosen option, and the total. Nothing is shown if the price or the number of booked participants is unknown,
 * since a single price could be too high.
 */
export function BookingSum({ event, recipient, control }: BookingSumProps) {
  const now = useNow();
  const option = useWatch({ control, name: "option" });
  const seminar = bookingPrice(event, recipient);
  if (seminar === null) return null;
  const [hotel] = hotelCounts({ event, recipients: [{ ...recipient, hotelOverNightOption: option }] }, now) ?? [];
  const costs = hotel === undefined ? null : hotel.days * hotel.perDay;
  return (
    <div className="stack-small">
      <Facts
        className="facts-paired"
        facts={[
          [texts.seminarPrice, formatPrice(seminar)],
          [
            texts.hotelPrice,
            hotel !== undefined && costs !== null
              ? texts.counted(formatHotelCount(hotel.days, hotel.perDay, 1), formatCents(costs) ?? "")
              : null,
          ],
          [texts.together, costs === null ? null : <strong key="sum">{formatCents(seminar + costs)}</strong>],
        ]}
      />
      {seminar + (costs ?? 0) > 0 && <p className="small muted">{texts.net}</p>}
    </div>
  );
}
