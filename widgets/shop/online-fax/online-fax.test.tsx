import { act, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { bookReservation, checkout } from "#api/recipients.ts";
import { defaultConfig } from "#config/config.ts";
import { booking } from "#i18n/booking.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { sending } from "#i18n/sending.ts";
import { invalidate, resourceKey } from "#state/reads.ts";
import { actOf, openIntent } from "#state/sending/intents.ts";
import { initialState, usePortal } from "#state/store.ts";
import { holdBack } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { purchases } from "#test/support/purchases.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { OnlineFax } from "./online-fax.tsx";

const portal = useMockPortal();
const orders = () => portal.calls.filter(({ name }) => name === "checkout");
const GONE = booking.gone;

/** Everything entered and sent: 5010 is online and asks for the terms alone. */
async function book(eventId = "5010", recipientId = "501001"): Promise<Rendered> {
  const view = renderInRoot(<OnlineFax eventId={eventId} recipientId={recipientId} />);
  await view.user.click(await view.findByRole("checkbox", { name: /^Ich akzeptiere/ }));
  await view.user.click(view.getByRole("button", { name: booking.send }));
  return view;
}

describe("portal-online-fax", () => {
  it("asks for option and terms as the dialog does, and sends nothing without them", async () => {
    const view = renderInRoot(<OnlineFax eventId="5001" recipientId="500106" />);
    await view.user.click(await view.findByRole("button", { name: booking.send }));
    expect(await view.findByText(booking.optionMissing)).toBeVisible();
    expect(view.getByText(booking.termsMissing)).toBeVisible();
    expect(orders()).toEqual([]);
  });

  it("books once, tells of the purchase once, and goes on saying so when the list calls the person booked", async () => {
    const view = await book();
    expect(await view.findByText(/^Ihre Buchungsanfrage haben wir erhalten\./)).toBeVisible();
    expect(orders()).toHaveLength(1);
    expect(purchases()).toMatchObject([{ customerType: "Kunde" }]);
    await waitFor(() => expect(portal.calls.filter(({ name }) => name === "event")).toHaveLength(2), { timeout: 3000 });
    expect(view.getByText(/^Ihre Buchungsanfrage haben wir erhalten\./)).toBeVisible();
    expect(view.queryByRole("button", { name: booking.send })).toBeNull();
  });

  it("says that it was booked as soon as the list says so, where nobody knew", async () => {
    const view = renderInRoot(<OnlineFax eventId="5010" recipientId="501001" />);
    await view.user.click(await view.findByRole("checkbox", { name: /^Ich akzeptiere/ }));
    portal.select({ scenario: "lost:checkout+fail:recipients+fail:event" });
    await view.user.click(view.getByRole("button", { name: booking.send }));
    expect(await view.findByText(booking.words.unknown)).toBeVisible();
    // The first way is to ask what became of it.
    expect(view.getByRole("button", { name: sending.check })).toHaveAttribute("data-variant", "primary");
    expect(view.getByRole("button", { name: booking.send })).toHaveAttribute("data-variant", "secondary");
    expect(view.queryByRole("link", { name: booking.toPortal })).toBeNull();
    portal.select({ scenario: "normal" });
    act(() => invalidate("event", "recipients"));
    expect(await view.findByText(/^Ihre Buchungsanfrage haben wir erhalten\./)).toBeVisible();
    expect(view.queryByText(booking.words.unknown)).toBeNull();
    expect(view.queryByRole("button", { name: booking.send })).toBeNull();
    await waitFor(() => expect(purchases()).toHaveLength(1));
  });

  it.each([
    ["/mein/seminar/{eventId}", booking.toEvent, "/mein/seminar/5010"],
    ["", booking.toPortal, "/kundenportal"],
  ])("leads on after booking to %j, else to the portal", async (portalEvent, name, href) => {
    usePortal.setState({ config: { ...defaultConfig, pages: { portalEvent } } });
    const view = await book();
    expect(await view.findByRole("link", { name })).toHaveAttribute("href", `${location.origin}${href}`);
  });

  it.each([
    [99, /^Seminarpreis: 99,00\s€ zzgl\./],
    [0, /^Seminarpreis: Kostenfrei$/],
  ])(
    "says and reports the price %i that the backend names, and that it differs from the one shown",
    async (price, told) => {
      const send = globalThis.fetch;
      vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
        const answer = await send(input, init);
        return (input as Request).url.endsWith("/online-fax") ? Response.json({ orderNumber: "A 7", price }) : answer;
      });
      const view = await book();
      expect(await view.findByText(told)).toBeVisible();
      expect(view.getByText(booking.orderNumber("A 7"))).toBeVisible();
      expect(view.getByText(booking.otherPrice)).toBeVisible();
      expect(purchases()).toMatchObject([{ ecommerce: { value: price } }]);
    },
  );

  it.each([
    ["an unknown person", "5001", "9"],
    ["an unknown event", "4999", "500106"],
  ])("says of %s that the date is gone, and who helps", async (_what, eventId, recipientId) => {
    const view = renderInRoot(<OnlineFax eventId={eventId} recipientId={recipientId} />);
    expect(await view.findByText(GONE)).toBeVisible();
    expect(view.getByRole("link", { name: /^Kundensupport/ })).toHaveAttribute(
      "href",
      expect.stringContaining("kontakt"),
    );
  });

  it("goes by the participants as read since, not by the event that is read again before them", async () => {
    const { recipientId } = portal.state().recipients["5009"]?.find(({ type }) => type === "reservation") ?? {};
    const view = renderInRoot(<OnlineFax eventId="5009" recipientId={String(recipientId)} />);
    await view.user.click(await view.findByRole("checkbox", { name: /^Ich akzeptiere/ }));
    for (const radio of view.queryAllByRole("radio").slice(0, 1)) await view.user.click(radio);
    portal.select({ scenario: "lost:checkout+fail:recipients" });
    await view.user.click(view.getByRole("button", { name: booking.send }));
    expect(await view.findByText(booking.words.unknown)).toBeVisible();
    portal.select({ scenario: "normal" });
    const list = holdBack("/recipients");
    const eventRead = (): unknown => usePortal.getState().resources[resourceKey("event", { eventId: "5009" })];
    const before = eventRead();
    act(() => invalidate("event", "recipients"));
    await waitFor(() => expect(eventRead()).toMatchObject({ state: "ready", refreshing: false }));
    expect(eventRead()).not.toBe(before);
    list.open();
    expect(await view.findByText(/^Ihre Buchungsanfrage haben wir erhalten\./)).toBeVisible();
  });

  it("loads the participants where the event has none, and draws a failure of it with a way on", async () => {
    portal.select({ scenario: "fail:recipients" });
    const { recipientId } = portal.state().recipients["5009"]?.find(({ type }) => type === "reservation") ?? {};
    const view = renderInRoot(<OnlineFax eventId="5009" recipientId={String(recipientId)} />);
    const again = await view.findByRole("button", { name: common.retry });
    portal.select({ scenario: "normal" });
    await view.user.click(again);
    expect(await view.findByRole("button", { name: booking.send })).toBeVisible();
  });

  it("asks for the participants where the event came with a list that lacks this one", async () => {
    const send = globalThis.fetch;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const answer = await send(input, init);
      if (!(input as Request).url.endsWith("/events/5010")) return answer;
      const { event } = (await answer.json()) as { event: object };
      return Response.json({ event: { ...event, recipients: [] } });
    });
    const view = renderInRoot(<OnlineFax eventId="5010" recipientId="501001" />);
    expect(await view.findByRole("button", { name: booking.send })).toBeVisible();
  });

  it("reads a 403 as booked before, with the id for the support", async () => {
    portal.select({ scenario: "status-403:checkout" });
    const view = await book();
    expect(await view.findByText(booking.converted)).toBeVisible();
    expect(view.getByText("Teilnehmer-ID: 501001")).toBeVisible();
    expect(view.queryByRole("button", { name: booking.send })).toBeNull();
    expect(purchases()).toEqual([]);
  });

  it("tells the booking whose answer an earlier page did not read, and its purchase, once", async () => {
    const reserved = portal.state().recipients["5010"]?.find(({ recipientId }) => String(recipientId) === "501001");
    if (reserved === undefined) throw new Error("Nobody is reserved");
    const input = { recipient: reserved, hotelOverNightOption: null, eventId: 5010 };
    openIntent("browser", actOf(bookReservation, input), bookReservation.request(input), Date.now()).keep();
    reserved.type = "booking";
    const view = renderInRoot(<OnlineFax eventId="5010" recipientId="501001" />);
    expect(await view.findByText(/^Ihre Buchungsanfrage haben wir erhalten\./)).toBeVisible();
    expect(view.queryByText(booking.converted)).toBeNull();
    expect(purchases()).toHaveLength(1);
    expect(orders()).toEqual([]);
  });

  it("says once that nobody knows of a booking of this page, while nothing can be read", async () => {
    const view = renderInRoot(<OnlineFax eventId="5010" recipientId="501001" />);
    await view.user.click(await view.findByRole("checkbox", { name: /^Ich akzeptiere/ }));
    portal.select({ scenario: "lost:checkout+fail:recipients+fail:event" });
    await view.user.click(view.getByRole("button", { name: booking.send }));
    expect(await view.findByRole("button", { name: common.retry }, { timeout: 3000 })).toBeVisible();
    expect(view.getAllByText(booking.words.unknown)).toHaveLength(1);
  });

  it("says that nobody knows of a booking that a reload cut off, while the participants cannot be read", async () => {
    const reserved = portal.state().recipients["5009"]?.find(({ type }) => type === "reservation");
    if (reserved === undefined) throw new Error("Nobody is reserved");
    const input = { recipient: reserved, hotelOverNightOption: null, eventId: 5009 };
    const fax = <OnlineFax eventId="5009" recipientId={String(reserved.recipientId)} />;
    portal.select({ scenario: "fail:recipients" });
    const before = renderInRoot(fax);
    await before.findByRole("button", { name: common.retry });
    expect(before.queryByText(booking.words.unknown)).toBeNull();
    before.unmount();
    usePortal.setState(initialState, true);
    openIntent("browser", actOf(bookReservation, input), bookReservation.request(input), Date.now()).keep();
    reserved.type = "booking";
    const view = renderInRoot(fax);
    expect(await view.findByText(booking.words.unknown)).toBeVisible();
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await view.findByText(/^Ihre Buchungsanfrage haben wir erhalten\./)).toBeVisible();
    expect(view.queryByText(booking.words.unknown)).toBeNull();
    expect(purchases()).toHaveLength(1);
  });

  it("sends nothing for somebody who has logged in since the form was begun", async () => {
    const view = renderInRoot(<OnlineFax eventId="5010" recipientId="501001" />);
    await view.user.click(await view.findByRole("checkbox", { name: /^Ich akzeptiere/ }));
    await waitFor(() => expect(usePortal.getState().person.state).toBe("known"));
    portal.select({ customer: "member" });
    vi.setSystemTime(Date.now() + 11_000);
    await view.user.click(view.getByRole("button", { name: booking.send }));
    await waitFor(() => expect(usePortal.getState().turn).toBe(1));
    expect(orders()).toEqual([]);
    expect(purchases()).toEqual([]);
  });

  it("says so at once of who is booked already", async () => {
    const [recipient] = portal.state().recipients["5010"] ?? [];
    if (recipient !== undefined) recipient.type = "booking";
    expect(
      await renderInRoot(<OnlineFax eventId="5010" recipientId="501001" />).findByText(booking.converted),
    ).toBeVisible();
  });

  it.each([
    ["a rejected reservation", { approvalState: "rejected" }, booking.notBookable],
    ["one that is being cancelled", { cancelState: "pending" }, booking.notBookable],
    ["a place on the waiting list", { type: "waitingList" }, booking.notBookable],
    ["a rejected booking", { type: "booking", approvalState: "rejected" }, booking.notBookable],
  ])("offers no booking of %s, and says why", async (_what, change, sentence) => {
    Object.assign(portal.state().recipients["5010"]?.[0] ?? {}, change);
    const view = renderInRoot(<OnlineFax eventId="5010" recipientId="501001" />);
    expect(await view.findByText(sentence)).toBeVisible();
    expect(view.getByRole("link", { name: /Kundensupport/ })).toBeVisible();
    expect(view.queryByRole("button", { name: booking.send })).toBeNull();
  });

  it.each([
    ["a trade conference", { eventType: 3 }],
    ["a theme that is sold elsewhere", { redirectUrl: "https://example.org/" }],
  ])("asks to write or call for %s", async (_what, change) => {
    Object.assign(portal.state().events.find(({ eventId }) => eventId === 5010)?.theme ?? {}, change);
    const view = renderInRoot(<OnlineFax eventId="5010" recipientId="501001" />);
    expect(await view.findByText(/^Wenn Sie diese Reservierung/)).toBeVisible();
    expect(view.queryByRole("button", { name: booking.send })).toBeNull();
  });

  it.each([
    ["soldOut", addTexts.soldOut, 1],
    ["closed", addTexts.closed, 0],
  ] as const)("offers what is left to do when it is refused (%s)", async (reason, message, waitingLists) => {
    portal.select({ scenario: `refused-${reason}:checkout` });
    const view = await book();
    expect(await view.findByText(message)).toBeVisible();
    expect(view.queryByRole("button", { name: booking.send })).toBeNull();
    expect(view.queryAllByRole("button", { name: addTexts.labels.waitingList })).toHaveLength(waitingLists);
    expect(orders()).toHaveLength(1);
  });

  it("shows what has changed old beside new, and sends only once it is confirmed", async () => {
    const event = portal.state().events.find(({ eventId }) => eventId === 5010);
    portal.select({ scenario: "refused-changed:checkout" });
    if (event?.content?.prices[0] !== undefined) event.content.prices[0].price = 500;
    const view = renderInRoot(<OnlineFax eventId="5010" recipientId="501001" />);
    await view.user.click(await view.findByRole("checkbox", { name: /^Ich akzeptiere/ }));
    if (event?.content?.prices[0] !== undefined) event.content.prices[0].price = 550;
    await view.user.click(view.getByRole("button", { name: booking.send }));
    const row = await view.findByRole("row", { name: /^Preis pro Person/ }, { timeout: 3000 });
    expect(row).toHaveTextContent(/500,00\s€550,00\s€/);
    expect(view.queryByRole("button", { name: booking.send })).toBeNull();
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: checkoutTexts.confirm }));
    await view.user.click(view.getByRole("button", { name: booking.send }));
    expect(await view.findByText(/^Ihre Buchungsanfrage haben wir erhalten\./)).toBeVisible();
    expect(orders()).toHaveLength(2);
  });

  it("confirms no change that could not be read", async () => {
    portal.select({ scenario: "refused-changed:checkout" });
    const view = await book();
    portal.select({ scenario: "refused-changed:checkout+fail:event" });
    expect(await view.findByText(checkoutTexts.readingChange)).toBeVisible();
    expect(view.queryByRole("button", { name: booking.send })).toBeNull();
    const retries = await view.findAllByRole("button", { name: common.retry }, { timeout: 3000 });
    expect(view.queryByText(checkoutTexts.readingChange)).toBeNull();
    expect(view.queryByRole("button", { name: checkoutTexts.confirm })).toBeNull();
    portal.select({ scenario: "normal" });
    await view.user.click(retries.at(-1) ?? view.wrapper);
    await view.user.click(await view.findByRole("button", { name: checkoutTexts.confirm }));
    await view.user.click(view.getByRole("button", { name: booking.send }));
    expect(await view.findByText(/^Ihre Buchungsanfrage haben wir erhalten\./)).toBeVisible();
    expect(orders()).toHaveLength(2);
  });

  it("asks the list before a booking of an earlier visit is called one, and never the orders", async () => {
    const first = await book();
    await first.findByText(/^Ihre Buchungsanfrage haben wir erhalten\./);
    first.unmount();
    portal.reset();
    usePortal.setState(initialState, true);
    const view = await book();
    expect(await view.findByText(/^Ihre Buchungsanfrage haben wir erhalten\./)).toBeVisible();
    expect(portal.calls.map(({ name }) => name).filter((name) => name !== "event" && name !== "user")).toEqual([
      "recipients",
      "checkout",
    ]);
  });

  it("books a reservation that was ordered in this browser before: that was another act", async () => {
    const [recipient] = portal.state().recipients["5010"] ?? [];
    if (recipient === undefined) throw new Error("Nobody is reserved");
    const ordered = { recipient, hotelOverNightOption: null, type: "reservation" } as const;
    openIntent("browser", actOf(checkout, ordered), checkout.request(ordered), Date.now()).close(200);
    const view = await book();
    expect(await view.findByText(/^Ihre Buchungsanfrage haben wir erhalten\./)).toBeVisible();
    // Nothing is known of this act, so that nobody has to be asked before it.
    expect(portal.calls.map(({ name }) => name).filter((name) => name !== "event" && name !== "user")).toEqual([
      "checkout",
    ]);
    expect(portal.state().recipients["5010"]?.[0]?.type).toBe("booking");
  });

  it("is not told by orderState, which may speak of the order of the reservation", async () => {
    portal.select({ scenario: "offline:checkout" });
    portal.state().shop.ordered.push(501001);
    const view = await book();
    expect(await view.findByText(booking.failed)).toBeVisible();
    expect(purchases()).toEqual([]);
    expect(portal.calls.filter(({ name }) => name === "orderState")).toEqual([]);
  });

  it("offers to try again what failed, and loses nothing", async () => {
    portal.select({ scenario: "fail:checkout+fail:orderState" });
    const view = await book();
    expect(await view.findByText(booking.failed)).toBeVisible();
    expect(view.getByRole("checkbox")).toBeChecked();
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: booking.send }));
    expect(await view.findByText(/^Ihre Buchungsanfrage haben wir erhalten\./)).toBeVisible();
  });
});
