import { act, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AFTER_CHECKOUT_MS } from "#api/recipients.ts";
import { booking as bookingTexts } from "#i18n/booking.ts";
import { common } from "#i18n/common.ts";
import { formatCents } from "#i18n/format.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { invalidate } from "#state/reads.ts";
import { usePortal } from "#state/store.ts";
import { acceptAndSend, openBooking as open } from "#test/support/booking-dialog.tsx";
import { holdAnswers, holdTimers } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { purchases } from "#test/support/purchases.ts";

const portal = useMockPortal();

// The list is read again a second after a booking, which passes in no test.
beforeEach(() => void holdTimers(AFTER_CHECKOUT_MS));
const reads = (): number => portal.calls.filter((call) => call.name === "event").length;

describe("what it costs", () => {
  it("stands above the terms, with the hotel once an option is chosen", async () => {
    const { dialog, user } = await open("5001");
    const sums = (): (string | null | undefined)[] =>
      ["Seminarpreis", "Hotel", "Zusammen"].map(
        (term) => within(dialog).queryByText(term)?.nextElementSibling?.textContent,
      );
    expect(sums()).toEqual([expect.stringMatching(/^1\.[0-9]{3},[0-9]{2}\s€$/), undefined, undefined]);
    await user.click(within(dialog).getByRole("radio", { name: bookingOptionLabels.ohneNacht_VP }));
    const [seminar, hotel, together] = sums().map((text) => /[0-9.]+,[0-9]{2}(?=\s€$)/.exec(text ?? "")?.[0] ?? "");
    const cents = (text = ""): number => Number(text.replace(/[.,]/g, ""));
    expect(cents(hotel)).toBeGreaterThan(0);
    expect(cents(together)).toBe(cents(seminar) + cents(hotel));
    expect(within(dialog).getByText(bookingTexts.net)).toBeVisible();
  });

  it("counts whom the reader has just booked, before the list is read again", async () => {
    const another = portal.state().recipients["5001"]?.at(-1) ?? {};
    Object.assign(another, { type: "reservation", approvalState: "confirmed", cancelState: "none" });
    const priceIn = (dialog: HTMLElement) => within(dialog).getByText("Seminarpreis").nextElementSibling;
    const view = await open("5001");
    await view.user.click(within(view.dialog).getByRole("radio", { name: bookingOptionLabels.mitNacht_HP }));
    const before = priceIn(view.dialog)?.textContent;
    await acceptAndSend(view);
    await within(view.dialog).findByText(/^Ihre Buchungsanfrage/);
    const [close] = within(view.dialog).getAllByRole("button", { name: common.close });
    await view.user.click(close ?? view.dialog);
    const [next] = await view.findAllByRole("button", { name: /^Buchen/ });
    await view.user.click(next ?? view.wrapper);
    const dialog = await view.findByRole("dialog", { name: bookingTexts.title });
    const price = priceIn(dialog)?.textContent;
    expect(price).not.toBe(before);
    await view.user.click(within(dialog).getByRole("radio", { name: bookingOptionLabels.mitNacht_HP }));
    await acceptAndSend({ ...view, dialog });
    await waitFor(() => expect(purchases()).toHaveLength(2));
    const values = purchases().map((each) => (each as { ecommerce: { value: number } }).ecommerce.value);
    expect(values.map((value) => formatCents(value * 100))).toEqual([before, price]);
    expect(reads()).toBe(1);
  });

  it("keeps whom the reader has just booked when an older list arrives", async () => {
    const view = await open("5001");
    const older = holdAnswers("/events/5001");
    act(() => invalidate("event"));
    const booked = () => view.queryAllByText(recipientStatusLabels["booking-pending"]).length;
    const before = booked();
    await view.user.click(within(view.dialog).getByRole("radio", { name: bookingOptionLabels.mitNacht_HP }));
    await acceptAndSend(view);
    await within(view.dialog).findByText(/^Ihre Buchungsanfrage/);
    await act(async () => {
      older.open();
      await vi.waitFor(() =>
        expect(usePortal.getState().resources["event?eventId=5001"]).not.toMatchObject({ refreshing: true }),
      );
    });
    expect(reads()).toBe(2);
    expect(booked()).toBe(before + 1);
  });
});
