import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { bookReservation } from "#api/recipients.ts";
import { actOf, hasIntents, openIntent } from "#state/sending/intents.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { purchases } from "#test/support/purchases.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { EventDetail } from "#widgets/portal/event-detail/event-detail.tsx";

const portal = useMockPortal();

/** Shows the participants of the event as a page that is opened anew does, and leaves it. */
async function show(): Promise<void> {
  const view = renderInRoot(<EventDetail eventId="5001" />, { id: "portal-event-detail" });
  await view.findByRole("list", { name: "Teilnehmende" });
  view.unmount();
  usePortal.setState({ resources: {} });
}

/** Somebody whose booking was sent so many milliseconds ago, without an answer. */
function bookedWithoutAnswer(ago: number) {
  const reserved = portal.state().recipients["5001"]?.find(({ type }) => type === "reservation");
  if (reserved === undefined) throw new Error("Nobody is reserved");
  const input = { recipient: reserved, hotelOverNightOption: null, eventId: 5001 };
  openIntent("browser", actOf(bookReservation, input), bookReservation.request(input), Date.now() - ago).keep();
  return reserved;
}

it("tells the purchase of whoever was booked while the page was loaded anew, once it sees the booking, and never again", async () => {
  const reserved = bookedWithoutAnswer(0);
  await show();
  expect(purchases()).toEqual([]);
  reserved.type = "booking";
  await show();
  await waitFor(() => expect(purchases()).toHaveLength(1));
  await show();
  expect(purchases()).toHaveLength(1);
});

it("tells no purchase of whom the desk books later, once what was sent from here can arrive no more", async () => {
  const reserved = bookedWithoutAnswer(61_000);
  await show();
  await waitFor(() => expect(hasIntents()).toBe(false));
  reserved.type = "booking";
  await show();
  expect(purchases()).toEqual([]);
});
