import { within } from "@testing-library/react";
import { booking as bookingTexts } from "#i18n/booking.ts";
import { EventDetail } from "#widgets/portal/event-detail/event-detail.tsx";
import { renderInRoot, type Rendered } from "./render.tsx";

/** A view with its open booking dialog. */
export type OpenBooking = Rendered & { dialog: HTMLElement };

/** Opens the booking dialog of the first reserved participant: 5001 five days, 5009 one day, 5010 online. */
export async function openBooking(eventId: string): Promise<OpenBooking> {
  const view = renderInRoot(<EventDetail eventId={eventId} />, { id: "portal-event-detail" });
  const [label] = await view.findAllByText("Buchen");
  const button = label?.closest("button");
  if (button == null) throw new Error("Nobody can be booked");
  view.focus(button);
  await view.user.click(button);
  await view.findByText(bookingTexts.title);
  return { ...view, dialog: view.getByRole("dialog", { name: bookingTexts.title }) };
}

/** Presses the button that sends the dialog. */
export async function sendBooking({ user, dialog }: OpenBooking): Promise<void> {
  await user.click(within(dialog).getByRole("button", { name: bookingTexts.send }));
}

/** Ticks the terms and sends the dialog. */
export async function acceptAndSend(view: OpenBooking): Promise<void> {
  await view.user.click(within(view.dialog).getByRole("checkbox"));
  await sendBooking(view);
}
