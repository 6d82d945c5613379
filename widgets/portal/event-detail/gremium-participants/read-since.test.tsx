import { act, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { booking, cancelling } from "#i18n/booking.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { participants } from "#i18n/recipients.ts";
import { sending } from "#i18n/sending.ts";
import { invalidate } from "#state/reads.ts";
import { usePortal } from "#state/store.ts";
import { acceptAndSend, openBooking } from "#test/support/booking-dialog.tsx";
import { holdAnswers, holdBack } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { purchases } from "#test/support/purchases.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { EventDetail } from "#widgets/portal/event-detail/event-detail.tsx";

const portal = useMockPortal();
const list = (view: Rendered) => within(view.getByRole("list", { name: "Teilnehmende" }));
const sent = (name: string) => portal.calls.filter((call) => call.name === name);

/** Reads the participants again, as after news of another tab. */
function readAgain(): void {
  portal.select({ scenario: "normal" });
  act(() => invalidate("event", "recipients"));
}

/** Books somebody whose answer is lost, or who is refused without a word, and closes the dialog. */
async function bookedInDoubt(scenario: string): Promise<Rendered> {
  const view = await openBooking("5010");
  portal.select({ scenario: `${scenario}:checkout+fail:recipients+fail:event` });
  await acceptAndSend(view);
  await within(view.dialog).findByText(booking.words.unknown);
  await view.user.click(within(view.dialog).getByRole("button", { name: booking.back }));
  await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
  expect(await list(view).findByText(booking.words.unknown)).toBeInTheDocument();
  return view;
}

describe("an open dialog that was refused for a change", () => {
  it("says that the change could not be read, and reads it again when asked", async () => {
    const view = await openBooking("5010");
    portal.select({ scenario: "refused-changed:checkout+fail:event" });
    await acceptAndSend(view);
    const dialog = within(view.dialog);
    await dialog.findByText(checkoutTexts.readingChange);
    act(() => invalidate("event"));
    const again = await dialog.findByRole("button", { name: common.retry });
    expect(dialog.queryByText(checkoutTexts.readingChange)).toBeNull();
    portal.select({ scenario: "normal" });
    await view.user.click(again);
    await view.user.click(await dialog.findByRole("button", { name: checkoutTexts.confirm }));
    await view.user.click(dialog.getByRole("button", { name: booking.send }));
    expect(await dialog.findByText(/^Ihre Buchungsanfrage haben wir erhalten/)).toBeInTheDocument();
    expect(sent("checkout")).toHaveLength(2);
  });
});

describe("a closed dialog whose answer was lost", () => {
  it("says that it was booked as soon as the list says so, and tells the purchase once", async () => {
    const view = await bookedInDoubt("lost");
    readAgain();
    expect(await list(view).findByText(/^Ihre Buchungsanfrage haben wir erhalten/)).toBeInTheDocument();
    expect(list(view).queryByText(booking.words.unknown)).toBeNull();
    expect(view.queryByRole("button", { name: sending.reopen })).toBeNull();
    await waitFor(() => expect(purchases()).toHaveLength(1));
    expect(sent("checkout")).toHaveLength(1);
  });

  it("says that nothing was booked as soon as the list says so", async () => {
    const view = await bookedInDoubt("fail");
    readAgain();
    expect(await list(view).findByText(booking.words.unsent)).toBeInTheDocument();
    expect(list(view).queryByText(booking.words.unknown)).toBeNull();
    expect(purchases()).toEqual([]);
  });

  it("does not take the word of a list that was asked for before", async () => {
    const view = await openBooking("5010");
    const gate = holdAnswers("/events/5010");
    act(() => invalidate("event"));
    await waitFor(() => expect(sent("event")).toHaveLength(2));
    vi.restoreAllMocks();
    portal.select({ scenario: "lost:checkout+fail:recipients+fail:event" });
    await acceptAndSend(view);
    await within(view.dialog).findByText(booking.words.unknown);
    gate.open();
    await waitFor(() =>
      expect(usePortal.getState().resources["event?eventId=5010"]).toMatchObject({ refreshing: false }),
    );
    expect(within(view.dialog).getByText(booking.words.unknown)).toBeInTheDocument();
  });

  it("says that somebody was cancelled as soon as the list says so", async () => {
    const view = renderInRoot(<EventDetail eventId="5001" />, { id: "portal-event-detail" });
    const [label] = await view.findAllByText(participants.cancel);
    await view.user.click(label?.closest("button") ?? view.wrapper);
    const dialog = within(await view.findByRole("dialog"));
    await view.user.click(dialog.getByRole("radio", { name: "Erkrankung" }));
    portal.select({ scenario: "lost:cancelRecipient+fail:recipients+fail:event" });
    await view.user.click(dialog.getByRole("button", { name: cancelling.send }));
    await dialog.findByText(cancelling.words.unknown);
    await view.user.click(dialog.getByRole("button", { name: cancelling.back }));
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    readAgain();
    expect(await list(view).findByText(/erfolgreich storniert\.$/)).toBeInTheDocument();
    expect(list(view).queryByText(cancelling.words.unknown)).toBeNull();
    expect(sent("cancelRecipient")).toHaveLength(1);
  });
});

it("tells no purchase a second time that the list has told while the dialog asks", async () => {
  const view = await openBooking("5010");
  portal.select({ scenario: "lost:checkout+fail:recipients+fail:event" });
  await acceptAndSend(view);
  const check = await within(view.dialog).findByRole("button", { name: sending.check });
  portal.select({ scenario: "normal" });
  const gate = holdBack("/recipients");
  await view.user.click(check);
  act(() => invalidate("event"));
  await waitFor(() => expect(purchases()).toHaveLength(1));
  gate.open();
  expect(await within(view.dialog).findByText(/^Ihre Buchungsanfrage haben wir/)).toBeInTheDocument();
  expect(purchases()).toHaveLength(1);
});
