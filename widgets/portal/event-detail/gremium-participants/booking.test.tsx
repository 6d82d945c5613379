import { fireEvent, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AFTER_CHECKOUT_MS } from "#api/recipients.ts";
import { booking as bookingTexts, cancelling } from "#i18n/booking.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { sending } from "#i18n/sending.ts";
import type { MockCall } from "#mocks/model/portal.ts";
import { acceptAndSend, openBooking as open, sendBooking as send } from "#test/support/booking-dialog.tsx";
import { buildEvent, buildRecipient } from "#test/support/entities.ts";
import { holdBack, holdTimers } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { purchases } from "#test/support/purchases.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { wholeText } from "#test/support/whole-text.ts";
import { BookingDialog } from "./booking-dialog.tsx";

const portal = useMockPortal();

let told: unknown[];
const listen = (event: Event): void => void told.push((event as CustomEvent<unknown>).detail);

/** The second after a checkout passes when a test says so: a busy machine may take longer to look at the dialog. */
let second: ReturnType<typeof holdTimers>;

beforeEach(() => {
  told = [];
  second = holdTimers(AFTER_CHECKOUT_MS);
  document.addEventListener("portal:submit", listen);
});
afterEach(() => {
  document.removeEventListener("portal:submit", listen);
});

const checkouts = (): MockCall[] => portal.calls.filter((call) => call.name === "checkout");
const reads = (): number => portal.calls.filter((call) => call.name === "event").length;
const outcome = (result: string) => ({ widget: "portal-event-detail", action: "checkout", outcome: result });

const participants = (view: Rendered) => within(view.getByRole("list", { name: "Teilnehmende" }));

const chosen = (dialog: HTMLElement): string[] =>
  within(dialog)
    .queryAllByRole<HTMLInputElement>("radio")
    .filter((radio) => radio.checked)
    .map((radio) => radio.value);
const labels = (dialog: HTMLElement): (string | null | undefined)[] =>
  within(dialog)
    .queryAllByRole<HTMLInputElement>("radio")
    .map((radio) => radio.labels?.[0]?.textContent);

describe("options by kind", () => {
  it("offers overnight stay and meals for several days, none chosen; a second click clears", async () => {
    const { dialog, user } = await open("5001");
    expect(labels(dialog)).toEqual([
      bookingOptionLabels.mitNacht_VP,
      bookingOptionLabels.ohneNacht_VP,
      bookingOptionLabels.mitNacht_HP,
      bookingOptionLabels.ohneNacht_HP,
    ]);
    expect(chosen(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole("radio", { name: bookingOptionLabels.ohneNacht_VP }));
    expect(chosen(dialog)).toEqual(["ohneNacht_VP"]);
    await user.click(within(dialog).getByRole("radio", { name: bookingOptionLabels.ohneNacht_VP }));
    expect(chosen(dialog)).toEqual([]);
  });

  it("preselects to come without a night for one day, and may be cleared", async () => {
    const view = await open("5009");
    expect(labels(view.dialog)).toEqual([
      bookingOptionLabels.tagesseminar_OhneNacht,
      bookingOptionLabels.tagesseminar_MitNachtFruehst,
    ]);
    expect(chosen(view.dialog)).toEqual(["tagesseminar_OhneNacht"]);
    await view.user.click(within(view.dialog).getByRole("radio", { name: bookingOptionLabels.tagesseminar_OhneNacht }));
    expect(chosen(view.dialog)).toEqual([]);
    await acceptAndSend(view);
    await waitFor(() => expect(checkouts()).toHaveLength(1));
    expect(checkouts()[0]?.body).toMatchObject({ recipient: { hotelOverNightOption: null } });
  });

  it("offers none online", async () => {
    const { dialog } = await open("5010");
    expect(labels(dialog)).toEqual([]);
  });
});

it.each([
  ["says no price while nobody knows how many are booked", 100, null, null],
  ["says the price of one where nobody else is booked", 100, [], "100,00\u00a0€"],
  ["says of one that costs nothing that it is free, and nothing of taxes", 0, [], "Kostenfrei"],
])("%s", (_what, first, recipients, price) => {
  const event = buildEvent({ isOnlineEvent: true, recipients, content: { prices: [{ price: first }] } });
  const nothing = (): void => undefined;
  const view = renderInRoot(
    <BookingDialog
      event={event}
      recipient={buildRecipient({ recipientId: 7, type: "reservation" })}
      list={[]}
      onBooked={nothing}
      onClose={nothing}
      onLine={nothing}
    />,
  );
  expect(view.queryByText("Seminarpreis")?.nextElementSibling?.textContent ?? null).toBe(price);
  expect(view.queryAllByText(bookingTexts.net)).toHaveLength(first > 0 && price !== null ? 1 : 0);
});

describe("checks", () => {
  const OPTION = bookingTexts.optionMissing;
  const TERMS = bookingTexts.termsMissing;

  it("names what is missing, focuses the first field, then checks live", async () => {
    const view = await open("5001");
    const { dialog, user } = view;
    expect(within(dialog).queryByText(TERMS)).toBeNull();
    await send(view);
    await waitFor(() =>
      expect(within(dialog).getByRole("radiogroup")).toHaveAccessibleDescription(expect.stringContaining(OPTION)),
    );
    expect(within(dialog).getByRole("checkbox")).toHaveAccessibleDescription(TERMS);
    await expect.poll(() => view.root.activeElement).toBe(within(dialog).getAllByRole("radio")[0]);
    await user.click(within(dialog).getByRole("radio", { name: bookingOptionLabels.ohneNacht_VP }));
    await waitFor(() => expect(within(dialog).queryByText(OPTION)).toBeNull());
    await user.click(within(dialog).getByRole("checkbox"));
    await waitFor(() => expect(within(dialog).queryByText(TERMS)).toBeNull());
    expect(checkouts()).toEqual([]);
    expect(told).toEqual([]);
  });

  it.each(["5009", "5010"])("asks for the terms only (%s)", async (eventId) => {
    const view = await open(eventId);
    await send(view);
    expect(await within(view.dialog).findByText(TERMS)).toBeInTheDocument();
    expect(within(view.dialog).queryByText(OPTION)).toBeNull();
  });

  it("links terms and privacy, each in a tab of its own", async () => {
    const { dialog } = await open("5010");
    const links = within(wholeText(within(dialog).getByText(/^Ich akzeptiere/))).getAllByRole("link");
    expect(
      links.map((link) => [link.textContent.trim(), link.getAttribute("href"), link.getAttribute("target")]),
    ).toEqual([
      ["AGB", "/service/agb", "_blank"],
      ["Datenschutzerklärung", "/service/datenschutz", "_blank"],
    ]);
    for (const link of links) expect(link).toHaveAccessibleName(expect.stringContaining(`(${common.opensNewTab})`));
    const hint = `(${common.opensNewTab})`;
    expect(within(dialog).getByRole("checkbox")).toHaveAccessibleName(
      `Ich akzeptiere die AGB ${hint} und die Datenschutzerklärung ${hint}.`,
    );
  });
});

describe("after sending", () => {
  it("sends the whole recipient, tells the page once, says so, closes and reloads one second later", async () => {
    const before = structuredClone(portal.state().recipients["5001"]?.[5]);
    const view = await open("5001");
    await view.user.click(within(view.dialog).getByRole("radio", { name: bookingOptionLabels.mitNacht_HP }));
    expect(within(view.dialog).getByText("Seminarpreis").nextElementSibling).toHaveTextContent("1.012,00");
    await acceptAndSend(view);
    expect(
      (await within(view.dialog).findByText(/^Ihre Buchungsanfrage/)).closest("[aria-live=polite]"),
    ).toHaveTextContent(bookingTexts.booked);
    expect(checkouts().map((call) => call.body)).toEqual([
      { recipient: { ...before, hotelOverNightOption: "mitNacht_HP", comment: null }, recipientId: 500106 },
    ]);
    expect(told).toEqual([outcome("started"), outcome("succeeded")]);
    expect(purchases()).toEqual([
      {
        event: "purchase",
        customerType: "Kunde",
        ecommerce: {
          currency: "EUR",
          value: 1012,
          items: [
            {
              item_id: "S-5001-26",
              item_name: "Betriebsverfassungsrecht Teil 1",
              item_category: "seminars",
              price: 1012,
              quantity: 1,
            },
          ],
        },
      },
    ]);
    expect(participants(view).getAllByText(recipientStatusLabels["booking-pending"])).toHaveLength(3);
    expect(AFTER_CHECKOUT_MS).toBe(1000);
    await second.open();
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    expect(view.getByText(/^Ihre Buchungsanfrage haben wir erhalten/)).toBeInTheDocument();
    await expect.poll(() => view.root.activeElement).toHaveTextContent("Agnieszka Wiśniewska");
    await waitFor(() => expect(reads()).toBeGreaterThan(1));
    expect(purchases()).toHaveLength(1);
  });

  it("sends the comments merged, and shows them once although the backend gives back what it was sent", async () => {
    const merged =
      "Teilnehmer Kommentar: Anreise am Vorabend, bitte Spätankunft vermerken.\nInterner Kommentar: Kostenübernahme liegt vor.";
    const view = await open("5002");
    await acceptAndSend(view);
    await waitFor(() => expect(purchases()).toHaveLength(1));
    expect(checkouts()[0]?.body).toMatchObject({
      recipient: { comment: merged, internalComment: "Kostenübernahme liegt vor." },
    });
    await second.open();
    await waitFor(() => expect(view.getByText(recipientStatusLabels["booking-pending"])).toBeInTheDocument());
    await waitFor(() => expect(reads()).toBeGreaterThan(1));
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    expect(portal.state().recipients["5002"]?.[1]?.comment).toBe(merged);
    const shown = view
      .getAllByRole("definition")
      .map((entry) => entry.textContent)
      .filter((text) => text.includes("Kommentar"));
    expect(shown).toEqual([merged]);
  });

  it("sends nothing twice while the first answer is awaited", async () => {
    const gate = holdBack("/online-fax");
    const view = await open("5010");
    await acceptAndSend(view);
    const button = within(view.dialog).getByRole("button", { name: bookingTexts.send });
    expect(button).toHaveAttribute("aria-disabled", "true");
    await view.user.click(button);
    fireEvent.submit(view.dialog.querySelector("form") ?? view.dialog);
    gate.open();
    expect(await within(view.dialog).findByText(/^Ihre Buchungsanfrage/)).toBeInTheDocument();
    expect(checkouts()).toHaveLength(1);
    expect(purchases()).toHaveLength(1);
    expect(told).toHaveLength(2);
  });

  it("sends nothing for an event that has ended meanwhile, and says so", async () => {
    const event = buildEvent({ isOnlineEvent: true, startDate: "2026-03-09T09:00", endDate: "2026-03-09T17:00" });
    const view = renderInRoot(
      <BookingDialog
        event={event}
        recipient={buildRecipient({ recipientId: 7 })}
        list={[]}
        onBooked={() => undefined}
        onClose={() => undefined}
        onLine={() => undefined}
      />,
    );
    await view.user.click(view.getByRole("checkbox"));
    await view.user.click(view.getByRole("button", { name: bookingTexts.send }));
    expect(await view.findByRole("alert")).toHaveTextContent(bookingTexts.gone);
    expect(view.queryByRole("checkbox")).toBeNull();
    expect(checkouts()).toEqual([]);
  });

  it("says that it is booked already (403), with id and support link, and reloads", async () => {
    portal.select({ scenario: "status-403:checkout" });
    const view = await open("5010");
    await acceptAndSend(view);
    const alert = await within(view.dialog).findByRole("alert");
    expect(alert).toHaveTextContent(bookingTexts.converted);
    expect(alert).toHaveTextContent("501001");
    expect(within(alert).getByRole("link")).toHaveAttribute("href", "/service/kontakt");
    expect(within(view.dialog).queryByRole("button", { name: bookingTexts.send })).toBeNull();
    await second.open();
    await waitFor(() => expect(reads()).toBeGreaterThan(1));
    expect(view.getByRole("dialog")).toBeInTheDocument();
    expect(purchases()).toEqual([]);
    expect(told).toEqual([outcome("started"), outcome("failed")]);
  });

  it.each(["fail:checkout", "offline:checkout", "status-204:checkout", "status-404:checkout"] as const)(
    "says that it failed (%s) and keeps the form",
    async (scenario) => {
      portal.select({ scenario });
      const view = await open("5010");
      await acceptAndSend(view);
      const alert = await within(view.dialog).findByRole("alert");
      expect(alert).toHaveTextContent(cancelling.words.unsent);
      expect(alert).toHaveTextContent("501001");
      expect(alert).toHaveTextContent(bookingTexts.askSupport);
      expect(purchases()).toEqual([]);
      expect(told).toEqual([outcome("started"), outcome("failed")]);
      expect(within(view.dialog).getByRole("checkbox")).toBeChecked();
      portal.select({ scenario: "normal" });
      await send(view);
      expect(await within(view.dialog).findByText(/^Ihre Buchungsanfrage/)).toBeInTheDocument();
      expect(purchases()).toHaveLength(1);
    },
  );

  it("offers the login when the session has expired, and keeps what was entered", async () => {
    portal.select({ scenario: "expired:checkout" });
    const view = await open("5001");
    await view.user.click(within(view.dialog).getByRole("radio", { name: bookingOptionLabels.ohneNacht_HP }));
    await acceptAndSend(view);
    expect(await within(view.dialog).findByRole("alert")).toHaveTextContent("Sie sind nicht mehr angemeldet.");
    expect(within(view.dialog).getByRole("link", { name: /^Zur Anmeldung/ })).toHaveAttribute("target", "_blank");
    expect(chosen(view.dialog)).toEqual(["ohneNacht_HP"]);
    expect(purchases()).toEqual([]);
    expect(told).toEqual([outcome("started"), outcome("failed")]);
  });

  it("counts a 200 as a success whatever its body says", async () => {
    portal.select({ scenario: "malformed:checkout" });
    const view = await open("5010");
    await acceptAndSend(view);
    expect(await within(view.dialog).findByText(/^Ihre Buchungsanfrage/)).toBeInTheDocument();
  });

  it("says of no page that came in place of an answer that it is a booking", async () => {
    portal.select({ scenario: "html:checkout" });
    const view = await open("5010");
    await acceptAndSend(view);
    expect(await within(view.dialog).findByText(cancelling.words.unsent)).toBeInTheDocument();
    expect(purchases()).toEqual([]);
  });

  it("does not close without a word while it is under way, and tells on the page what became of it", async () => {
    const gate = holdBack("/online-fax");
    const view = await open("5010");
    await acceptAndSend(view);
    await view.user.keyboard("{Escape}");
    const question = await within(view.dialog).findByRole("alert");
    expect(question).toHaveTextContent("Ihre Anfrage ist bereits unterwegs und lässt sich nicht mehr aufhalten.");
    await view.user.click(within(view.dialog).getByRole("button", { name: sending.leave }));
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    expect(await participants(view).findByText(/^Ihre Anfrage ist unterwegs/)).toBeInTheDocument();
    expect(view.getByText("Buchen").closest("button")).toHaveAttribute("aria-disabled", "true");
    gate.open();
    expect(await participants(view).findByText(/^Ihre Buchungsanfrage haben wir erhalten/)).toBeInTheDocument();
    await second.open();
    await waitFor(() =>
      expect(participants(view).getByText(recipientStatusLabels["booking-pending"])).toBeInTheDocument(),
    );
    expect(view.queryByRole("dialog")).toBeNull();
    expect(checkouts()).toHaveLength(1);
    expect(purchases()).toHaveLength(1);
  });

  it("leaves off asking once the answer has come, and tells it in the dialog", async () => {
    const gate = holdBack("/online-fax");
    const view = await open("5010");
    await acceptAndSend(view);
    await view.user.click(within(view.dialog).getByRole("button", { name: "Abbrechen" }));
    expect(within(view.dialog).getByText(/^Ihre Anfrage ist bereits unterwegs/)).toBeInTheDocument();
    gate.open();
    expect(await within(view.dialog).findByText(/^Ihre Buchungsanfrage/)).toBeInTheDocument();
    expect(within(view.dialog).queryByText(/^Ihre Anfrage ist bereits unterwegs/)).toBeNull();
  });

  it("opens again what was left and failed, with all that was entered", async () => {
    portal.select({ scenario: "status-404:checkout" });
    const gate = holdBack("/online-fax");
    const view = await open("5001");
    await view.user.click(within(view.dialog).getByRole("radio", { name: bookingOptionLabels.ohneNacht_HP }));
    await acceptAndSend(view);
    await view.user.click(within(view.dialog).getByRole("button", { name: common.close }));
    await view.user.click(within(view.dialog).getByRole("button", { name: sending.leave }));
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    gate.open();
    expect(await participants(view).findByText(cancelling.words.unsent)).toBeInTheDocument();
    await view.user.click(participants(view).getByRole("button", { name: sending.reopen }));
    const again = await view.findByRole("dialog");
    expect(chosen(again)).toEqual(["ohneNacht_HP"]);
    expect(within(again).getByRole("alert")).toHaveTextContent(cancelling.words.unsent);
    expect(participants(view).queryByRole("alert")).toBeNull();
  });

  it("reads among the participants what became of it where the answer was lost", async () => {
    portal.select({ scenario: "lost:checkout" });
    const view = await open("5010");
    await acceptAndSend(view);
    expect(await within(view.dialog).findByText(/^Ihre Buchungsanfrage/)).toBeInTheDocument();
    expect(checkouts()).toHaveLength(1);
    expect(purchases()).toHaveLength(1);
  });

  it("says that nobody knows where that fails as well, and asks again without sending", async () => {
    portal.select({ scenario: "lost:checkout+fail:recipients" });
    const view = await open("5010");
    await acceptAndSend(view);
    const alert = await within(view.dialog).findByRole("alert");
    expect(alert).toHaveTextContent(bookingTexts.words.unknown);
    expect(alert).not.toHaveTextContent("Fehler");
    expect(purchases()).toEqual([]);
    portal.select({ scenario: "normal" });
    await view.user.click(within(alert).getByRole("button", { name: sending.check }));
    expect(await within(view.dialog).findByText(/^Ihre Buchungsanfrage haben wir/)).toBeInTheDocument();
    expect(checkouts()).toHaveLength(1);
    expect(purchases()).toHaveLength(1);
  });

  it.each([
    ["soldOut", addTexts.soldOut, 1],
    ["closed", addTexts.closed, 0],
  ] as const)("says why it was refused (%s), and offers what is left to do", async (reason, sentence, waitingLists) => {
    portal.select({ scenario: `refused-${reason}:checkout` });
    const view = await open("5010");
    await acceptAndSend(view);
    expect(await within(view.dialog).findByText(sentence)).toBeInTheDocument();
    expect(within(view.dialog).getByText(addTexts.alternatives)).toBeInTheDocument();
    expect(within(view.dialog).queryAllByRole("button", { name: addTexts.labels.waitingList })).toHaveLength(
      waitingLists,
    );
    expect(within(view.dialog).queryByRole("button", { name: bookingTexts.send })).toBeNull();
    expect(within(view.dialog).queryByText("Es ist ein Fehler aufgetreten!")).toBeNull();
    expect(purchases()).toEqual([]);
  });

  it("has a change confirmed before it is sent again", async () => {
    portal.select({ scenario: "refused-changed:checkout" });
    const view = await open("5010");
    await acceptAndSend(view);
    await waitFor(() => expect(checkouts()).toHaveLength(1));
    expect(await within(view.dialog).findByText(checkoutTexts.readingChange)).toBeInTheDocument();
    expect(within(view.dialog).queryByRole("button", { name: bookingTexts.send })).toBeNull();
    portal.select({ scenario: "normal" });
    await second.open();
    await view.user.click(await within(view.dialog).findByRole("button", { name: checkoutTexts.confirm }));
    await send(view);
    await waitFor(() => expect(purchases()).toHaveLength(1));
  });
});
