import { act, fireEvent, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { booking, cancelling, participantDialog } from "#i18n/booking.ts";
import { common } from "#i18n/common.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { sending } from "#i18n/sending.ts";
import type { MockCall } from "#mocks/model/portal.ts";
import { holdBack } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { EventDetail } from "#widgets/portal/event-detail/event-detail.tsx";

const portal = useMockPortal();

let told: unknown[];
const listen = (event: Event): void => void told.push((event as CustomEvent<unknown>).detail);

beforeEach(() => {
  told = [];
  document.addEventListener("portal:submit", listen);
});
afterEach(() => document.removeEventListener("portal:submit", listen));

type View = Rendered & { dialog: HTMLElement };

const cancellations = (): MockCall[] => portal.calls.filter((call) => call.name === "cancelRecipient");
const reads = (): number => portal.calls.filter((call) => call.name === "recipients").length;
const outcome = (result: string) => ({ widget: "portal-event-detail", action: "cancelRecipient", outcome: result });

/** The cancel button of a row; role queries over the whole page are too slow to wait with. */
function buttonAt(view: Rendered, index: number): HTMLElement {
  const button = view.getAllByText("Stornieren")[index]?.closest("button");
  if (button == null) throw new Error("Nobody can be cancelled");
  return button;
}

/** 5004 has a booking, a reservation and a waiting list, loaded by their own call. */
async function open(index = 0): Promise<View> {
  const view = renderInRoot(<EventDetail eventId="5004" />, { id: "portal-event-detail" });
  await view.findAllByText("Stornieren");
  const button = buttonAt(view, index);
  view.focus(button);
  await view.user.click(button);
  await view.findByText(cancelling.reason);
  return { ...view, dialog: view.getByRole("dialog") };
}

const send = ({ user, dialog }: View): Promise<void> =>
  user.click(within(dialog).getByRole("button", { name: "Stornieren" }));
const pick = ({ user, dialog }: View, reason: string): Promise<void> =>
  user.click(within(dialog).getByRole("radio", { name: reason }));
/** user-event types into the document's active element, which is the anchor. */
const type = ({ dialog }: View, value: string): boolean =>
  fireEvent.change(within(dialog).getByRole("textbox", { name: /^Ihr Grund/ }), { target: { value } });
const REASON = cancelling.reasonMissing;
const OTHER = cancelling.otherMissing;

const participants = (view: Rendered) => within(view.getByRole("list", { name: "Teilnehmende" }));

describe("reasons", () => {
  it("are the eight of the spec", async () => {
    const { dialog } = await open();
    expect(
      within(dialog)
        .getAllByRole<HTMLInputElement>("radio")
        .map((radio) => radio.labels?.[0]?.textContent),
    ).toEqual([
      "Erkrankung",
      "Termin nicht passend",
      "Betriebliche Gründe",
      "Kolleg:innen nimmt an meiner Stelle teil",
      "Umbuchung auf ein anderes Seminar",
      "Genehmigung nicht erhalten",
      "Persönliche Gründe/Keine Angaben",
      "Anderer",
    ]);
  });

  it("must be picked", async () => {
    const view = await open();
    await send(view);
    await waitFor(() => expect(within(view.dialog).getByRole("radiogroup")).toHaveAttribute("aria-invalid", "true"));
    expect(within(view.dialog).getByText(REASON)).toBeInTheDocument();
    expect(cancellations()).toEqual([]);
    await pick(view, "Erkrankung");
    await waitFor(() => expect(within(view.dialog).queryByText(REASON)).toBeNull());
    expect(within(view.dialog).queryByRole("textbox")).toBeNull();
  });

  it('sends the free text of "Anderer", which must not be empty', async () => {
    const view = await open();
    await pick(view, "Anderer");
    type(view, "   ");
    await send(view);
    await waitFor(() => expect(within(view.dialog).getByRole("textbox")).toHaveAccessibleDescription(OTHER));
    await expect.poll(() => view.root.activeElement).toBe(within(view.dialog).getByRole("textbox"));
    type(view, "Umzug");
    await send(view);
    expect(await within(view.dialog).findByText(/erfolgreich storniert/)).toBeInTheDocument();
    expect(cancellations().map((call) => [call.path, call.body])).toEqual([
      ["/portal-api/recipients/500401/cancel", { reason: "Umzug" }],
    ]);
  });
});

describe("the browser's back button", () => {
  it("closes the dialog and stays on the page, and asks first where a reason is typed", async () => {
    const { href } = location;
    const view = await open();
    await pick(view, "Anderer");
    type(view, "Umzug");
    act(() => history.back());
    expect(await within(view.dialog).findByText("Möchten Sie Ihre Eingaben verwerfen?")).toBeInTheDocument();
    await view.user.click(within(view.dialog).getByRole("button", { name: "Weiter bearbeiten" }));
    expect(within(view.dialog).getByRole("textbox")).toHaveValue("Umzug");
    type(view, "");
    act(() => history.back());
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    expect(location.href).toBe(href);
    expect(cancellations()).toEqual([]);
  });
});

describe("after sending", () => {
  it.each([
    [0, cancelling.titles.booking, "Buchung erfolgreich storniert.", recipientStatusLabels["booking-cancel-pending"]],
    [
      1,
      cancelling.titles.reservation,
      "Reservierung erfolgreich storniert.",
      recipientStatusLabels["reservation-cancel-pending"],
    ],
    [
      2,
      cancelling.titles.other,
      "Bestellung erfolgreich storniert.",
      recipientStatusLabels["waitingList-cancel-pending"],
    ],
  ])('participant %i: "%s", success by type, the list reloads', async (index, title, success, label) => {
    const view = await open(index);
    expect(within(view.dialog).getByRole("heading", { name: title })).toBeInTheDocument();
    await pick(view, "Persönliche Gründe/Keine Angaben");
    await send(view);
    expect(await within(view.dialog).findByText(success)).toBeInTheDocument();
    expect(cancellations().map((call) => call.body)).toEqual([{ reason: "Persönliche Gründe/Keine Angaben" }]);
    expect(told).toEqual([outcome("started"), outcome("succeeded")]);
    expect(await participants(view).findByText(label)).toBeInTheDocument();
    expect(reads()).toBe(2);
    await view.user.click(within(view.dialog).getByText(common.close));
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    await expect.poll(() => view.root.activeElement).toHaveClass("participant-name");
    expect(within(view.root.activeElement?.closest("li") ?? view.wrapper).getByRole("status")).toHaveTextContent(
      success,
    );
  });

  it.each([
    "fail:cancelRecipient",
    "offline:cancelRecipient",
    "status-204:cancelRecipient",
    "status-409:cancelRecipient",
  ] as const)("says that it failed (%s), reloads and keeps the form", async (scenario) => {
    portal.select({ scenario });
    const view = await open();
    await pick(view, "Erkrankung");
    await send(view);
    expect(await within(view.dialog).findByRole("alert")).toHaveTextContent(booking.failed);
    expect(told).toEqual([outcome("started"), outcome("failed")]);
    await waitFor(() => expect(reads()).toBeGreaterThan(1));
    expect(within(view.dialog).getByRole("radio", { name: "Erkrankung" })).toBeChecked();
    portal.select({ scenario: "normal" });
    await send(view);
    expect(await within(view.dialog).findByText(/erfolgreich storniert/)).toBeInTheDocument();
  });

  it("counts a 200 as a success whatever its body says", async () => {
    portal.select({ scenario: "malformed:cancelRecipient" });
    const view = await open();
    await pick(view, "Erkrankung");
    await send(view);
    expect(await within(view.dialog).findByText("Buchung erfolgreich storniert.")).toBeInTheDocument();
  });

  it("keeps list and dialog when the list cannot be loaded again", async () => {
    const view = await open();
    await pick(view, "Erkrankung");
    portal.select({ scenario: "fail:recipients" });
    await send(view);
    expect(await view.findByText(/^Die Inhalte konnten nicht geladen werden/)).toBeInTheDocument();
    expect(within(view.dialog).getByText("Buchung erfolgreich storniert.")).toBeInTheDocument();
    expect(within(view.getByRole("list", { name: "Teilnehmende" })).getAllByRole("listitem")).toHaveLength(3);
  });

  it("sends nothing twice, asks before it is left, and tells on the page what became of it", async () => {
    const gate = holdBack("/cancel");
    const view = await open();
    await pick(view, "Erkrankung");
    await send(view);
    await send(view);
    await view.user.click(within(view.dialog).getByRole("button", { name: "Zurück" }));
    expect(within(view.dialog).getByText(/^Ihre Anfrage ist bereits unterwegs/)).toBeInTheDocument();
    await view.user.click(within(view.dialog).getByRole("button", { name: sending.leave }));
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    expect(await participants(view).findByText(/^Ihre Anfrage ist unterwegs/)).toBeInTheDocument();
    await view.user.click(buttonAt(view, 0));
    expect(view.queryByRole("dialog")).toBeNull();
    gate.open();
    expect(await participants(view).findByText(recipientStatusLabels["booking-cancel-pending"])).toBeInTheDocument();
    expect(participants(view).getByText("Buchung erfolgreich storniert.")).toBeInTheDocument();
    expect(cancellations()).toHaveLength(1);
  });

  it("agrees with the list behind it where the answer was lost", async () => {
    portal.select({ scenario: "lost:cancelRecipient" });
    const view = await open();
    await pick(view, "Erkrankung");
    await send(view);
    expect(await within(view.dialog).findByText("Buchung erfolgreich storniert.")).toBeInTheDocument();
    expect(await participants(view).findByText(recipientStatusLabels["booking-cancel-pending"])).toBeInTheDocument();
    expect(cancellations()).toHaveLength(1);
  });

  it("says that nobody knows while nothing can tell, and asks again without sending", async () => {
    const view = await open();
    await pick(view, "Erkrankung");
    portal.select({ scenario: "lost:cancelRecipient+fail:recipients" });
    await send(view);
    const alert = await within(view.dialog).findByText(cancelling.words.unknown);
    expect(alert).toBeInTheDocument();
    portal.select({ scenario: "normal" });
    await view.user.click(within(view.dialog).getByRole("button", { name: sending.check }));
    expect(await within(view.dialog).findByText("Buchung erfolgreich storniert.")).toBeInTheDocument();
    expect(cancellations()).toHaveLength(1);
  });

  it("says on the page that nobody knows once it is closed, and asks from there", async () => {
    const view = await open();
    await pick(view, "Erkrankung");
    portal.select({ scenario: "lost:cancelRecipient+fail:recipients" });
    await send(view);
    await within(view.dialog).findByText(cancelling.words.unknown);
    await view.user.click(within(view.dialog).getByRole("button", { name: "Zurück" }));
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    await participants(view).findByText(cancelling.words.unknown);
    portal.select({ scenario: "normal" });
    await view.user.click(participants(view).getByRole("button", { name: sending.reopen }));
    await view.user.click(await view.findByRole("button", { name: sending.check }));
    expect(await within(view.getByRole("dialog")).findByText("Buchung erfolgreich storniert.")).toBeInTheDocument();
    expect(cancellations()).toHaveLength(1);
  });

  it("believes the list where a try that was not there yet arrived late, and the next was refused for it", async () => {
    portal.select({ scenario: "offline:cancelRecipient" });
    const view = await open();
    await pick(view, "Erkrankung");
    await send(view);
    expect(await within(view.dialog).findByRole("alert")).toHaveTextContent(booking.failed);
    portal.select({ scenario: "normal" });
    const late = Object.values(portal.state().recipients)
      .flat()
      .find(({ recipientId }) => recipientId === 500401);
    Object.assign(late ?? {}, { cancelState: "pending" });
    await send(view);
    expect(await within(view.dialog).findByText("Buchung erfolgreich storniert.")).toBeInTheDocument();
    expect(cancellations().at(-1)?.status).toBe(409);
  });

  it("cancels nothing by Enter on a reason", async () => {
    const view = await open();
    await pick(view, "Erkrankung");
    expect(fireEvent.keyDown(within(view.dialog).getByRole("radio", { name: "Erkrankung" }), { key: "Enter" })).toBe(
      false,
    );
    expect(cancellations()).toEqual([]);
  });
});

describe("closing", () => {
  it("gives the focus back to the button", async () => {
    const view = await open(1);
    await view.user.click(within(view.dialog).getByRole("button", { name: "Zurück" }));
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    await expect.poll(() => view.root.activeElement).toBe(buttonAt(view, 1));
  });

  it.each(["Zurück", common.close])("asks first when something was typed (%s)", async (name) => {
    const view = await open();
    await pick(view, "Anderer");
    type(view, "Umzug");
    await view.user.click(within(view.dialog).getByRole("button", { name }));
    expect(within(view.dialog).getByRole("alert")).toHaveTextContent(participantDialog.question);
    await view.user.click(within(view.dialog).getByRole("button", { name: participantDialog.stay }));
    expect(within(view.dialog).getByRole("textbox")).toHaveValue("Umzug");
    await view.user.click(within(view.dialog).getByRole("button", { name }));
    await view.user.click(within(view.dialog).getByRole("button", { name: "Verwerfen" }));
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    expect(cancellations()).toEqual([]);
  });
});
