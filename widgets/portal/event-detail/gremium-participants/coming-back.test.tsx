import { act, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { booking, cancelling } from "#i18n/booking.ts";
import { common } from "#i18n/common.ts";
import { detailTabLabel } from "#i18n/event-detail.ts";
import { login } from "#i18n/login.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { participants } from "#i18n/recipients.ts";
import { sending } from "#i18n/sending.ts";
import { restoreSession } from "#state/session/session.ts";
import { usePortal } from "#state/store.ts";
import { holdBack } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { EventDetail } from "#widgets/portal/event-detail/event-detail.tsx";

const portal = useMockPortal();
const option = bookingOptionLabels.ohneNacht_HP;

/** Opens the dialog to book the first who can be, enters everything and sends it. */
async function book(): Promise<Rendered & { dialog: HTMLElement }> {
  const view = renderInRoot(<EventDetail eventId="5001" />, { id: "portal-event-detail" });
  const [label] = await view.findAllByText(participants.book);
  await view.user.click(label?.closest("button") ?? view.wrapper);
  const dialog = await view.findByRole("dialog", { name: booking.title });
  await view.user.click(within(dialog).getByRole("radio", { name: option }));
  await view.user.click(within(dialog).getByRole("checkbox"));
  await view.user.click(within(dialog).getByRole("button", { name: booking.send }));
  return { ...view, dialog };
}

describe("coming back to a booking", () => {
  it("asks nobody to log in who has done so since, and says that it is still to be sent", async () => {
    portal.select({ scenario: "expired:checkout" });
    const { dialog, user } = await book();
    expect(await within(dialog).findByText(login.first)).toBeInTheDocument();
    portal.select({ scenario: "normal" });
    act(restoreSession);
    expect(within(dialog).getByText(login.again)).toBeInTheDocument();
    expect(within(dialog).queryByRole("link", { name: new RegExp(`^${common.login}`) })).toBeNull();
    await user.click(within(dialog).getByRole("button", { name: booking.send }));
    expect(await within(dialog).findByText(/^Ihre Buchungsanfrage/)).toBeInTheDocument();
  });

  it("tells its outcome to who was in another tab meanwhile", async () => {
    portal.select({ scenario: "status-404:checkout" });
    const gate = holdBack("/online-fax");
    const view = await book();
    await view.user.click(within(view.dialog).getByRole("button", { name: common.close }));
    await view.user.click(within(view.dialog).getByRole("button", { name: sending.leave }));
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    await view.user.click(view.getByRole("tab", { name: detailTabLabel("inhalt", "webinar") }));
    gate.open();
    await waitFor(() =>
      expect(Object.values(usePortal.getState().sends).map(({ send }) => send.state)).toEqual(["failed"]),
    );
    expect(view.queryByText(cancelling.words.unsent)).toBeNull();
    await view.user.click(view.getByRole("tab", { name: detailTabLabel("gremium", "webinar") }));
    expect(view.getByText(cancelling.words.unsent)).toBeInTheDocument();
    await view.user.click(view.getByRole("button", { name: sending.reopen }));
    expect(within(await view.findByRole("dialog")).getByRole("radio", { name: option })).toBeChecked();
  });
});

it("sends nothing of a dialog for somebody who has logged in since it was opened", async () => {
  const view = renderInRoot(<EventDetail eventId="5001" />, { id: "portal-event-detail" });
  const [label] = await view.findAllByText(participants.book);
  await view.user.click(label?.closest("button") ?? view.wrapper);
  const dialog = await view.findByRole("dialog", { name: booking.title });
  await waitFor(() => expect(usePortal.getState().person.state).toBe("known"));
  await view.user.click(within(dialog).getByRole("radio", { name: option }));
  await view.user.click(within(dialog).getByRole("checkbox"));
  portal.select({ customer: "member" });
  vi.setSystemTime(Date.now() + 11_000);
  await view.user.click(within(dialog).getByRole("button", { name: booking.send }));
  await waitFor(() => expect(usePortal.getState().turn).toBe(1));
  expect(portal.calls.filter(({ name }) => name === "checkout")).toEqual([]);
});
