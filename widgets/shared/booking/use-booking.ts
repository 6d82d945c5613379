import { useMemo, useState } from "react";
import { bookReservation, type CheckoutDone, type CheckoutRefusal } from "#api/recipients.ts";
import type { WriteEnd } from "#api/write.ts";
import type { LookedUp } from "#domain/answers/outcome.ts";
import { bookingChoice, type BookingChoice } from "#domain/costs/booking-options.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { isHistoric } from "#domain/event/events.ts";
import { bookingPrice } from "#domain/participants/recipients.ts";
import { booking as texts } from "#i18n/booking.ts";
import { formatCents } from "#i18n/format.ts";
import { useNow } from "#state/clock.ts";
import { boughtOf, pushPurchase } from "#state/data-layer.ts";
import type { SendState } from "#state/sending/send-state.ts";
import { useSend } from "#state/sending/send.ts";
import { lazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { useFormFrame, type Attempt, type FormHandle } from "#widgets/shared/forms/use-form-frame.ts";
import { bookingStart, type BookingValues } from "./booking-values.ts";

/**
 * The states of a booking: form, success, already converted or failure (spec section 4); after a failure the form stays
 * for another try.
 */
export type BookingProgress = SendState<CheckoutDone, CheckoutRefusal> | { readonly state: "gone" };

/** Whether there is still something to enter. */
export const isBookingOpen = ({ state }: BookingProgress): boolean =>
  state === "idle" || state === "sending" || state === "failed";

/** The state of a booking, and functions to check and to reset it. */
export interface Booking {
  readonly state: BookingProgress;
  readonly send: SendState<CheckoutDone, CheckoutRefusal>;
  /** Asks the backend how it ended; null if that is known. */
  readonly check: (() => void) | null;
  /** Takes in what a list of participants read since shows of it. */
  readonly learn: (found: LookedUp) => void;
  /** What the backend said of a booking that it made: the number of the order and the price, if it gave them. */
  readonly told: readonly string[];
  readonly choice: BookingChoice;
  readonly handle: FormHandle<BookingValues>;
  /** Removes a refusal from the screen. */
  readonly reset: () => void;
}

/**
 * The number of the order, and the price that the backend named (contract-public section 8), which may differ from the
 * one shown.
 * @param shown cents that the participant was to pay
 */
function toldOf({ orderNumber, price }: CheckoutDone, shown: number | null): string[] {
  return [
    ...(orderNumber === null ? [] : [texts.orderNumber(orderNumber)]),
    ...(price === null ? [] : [price === 0 ? texts.freePrice : texts.price(formatCents(price) ?? "")]),
    ...(price === null || shown === null || price === shown ? [] : [texts.otherPrice]),
  ];
}

/**
 * Books one reserved participant: it is sent once, the purchase is reported once, and nothing is sent for an event that
 * has ended meanwhile.
 * @param onBooked called at once when the booking was accepted, even if the view has been unmounted
 */
export function useBooking(event: PortalEvent, recipient: Recipient, onBooked?: () => void): Booking {
  const now = useNow();
  const choice = bookingChoice(event);
  const shown = bookingPrice(event, recipient);
  const { send, run, check, learn, reset, fail } = useSend(bookReservation);
  const [gone, setGone] = useState(false);
  const [values] = useState(() => bookingStart(choice));
  const rules = useMemo(
    () => lazyResolver(() => import("./booking-rules.ts").then((module) => module.bookingResolver(choice.required))),
    [choice.required],
  );
  const onSend = async ({ option }: BookingValues): Promise<Attempt> => {
    if (isHistoric(event, now)) {
      setGone(true);
      return { isSent: false };
    }
    const input = { recipient, hotelOverNightOption: option === "" ? null : option, eventId: event.eventId };
    const sent = await run(input, ({ price }) => pushPurchase(boughtOf(event, price ?? shown), "Kunde"));
    return { isSent: isBooked(sent) };
  };
  const isBooked = (sent: WriteEnd<CheckoutDone, CheckoutRefusal> | null): boolean => {
    if (sent?.state !== "done") return false;
    onBooked?.();
    return true;
  };
  const checkNow = check === null ? null : (): void => void check().then(isBooked);
  const handle = useFormFrame({ values, draft: null, rules, onSend, onBroken: fail });
  const told = send.state === "done" ? toldOf(send.data, shown) : [];
  return { state: gone ? { state: "gone" } : send, send, check: checkNow, learn, told, choice, handle, reset };
}
