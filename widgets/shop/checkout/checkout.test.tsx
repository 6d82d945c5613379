import { act, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts, changeTexts } from "#i18n/cart.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";
import { restoreSession } from "#state/session/session.ts";
import { initialState, usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { fillOrder, order, ordersOf, overview, whenOrdered } from "#test/support/ordering.tsx";
import { purchases } from "#test/support/purchases.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { wholeText } from "#test/support/whole-text.ts";
import { Checkout } from "./checkout.tsx";

const portal = useMockPortal({ customer: "guest" });
const orders = () => ordersOf(portal);

const fill = (...given: [eventId?: number, options?: null]): void => fillOrder(portal, ...given);

describe("the steps", () => {
  it("begin with the address, which is required and saved", async () => {
    fill(seminarIds.open, null);
    const view = renderInRoot(<Checkout />);
    await view.user.click(await view.findByRole("button", { name: checkoutTexts.toOverview }));
    expect(await view.findAllByText(fieldErrors.company)).not.toEqual([]);
    expect(portal.calls.some(({ name }) => name === "orderOptions")).toBe(false);
    expect(wholeText(view.getByText(`${cartTexts.total}:`))).toHaveTextContent(/^Gesamtsumme: 3\.483,00/);
  });

  it("go on to the overview, and back by the browser", async () => {
    fill();
    const view = renderInRoot(<Checkout />);
    await view.user.click(await view.findByRole("button", { name: checkoutTexts.toOverview }));
    await view.findByRole("heading", { name: "Schritt 2 von 3: Übersicht" });
    expect(portal.calls.filter(({ name }) => name === "orderOptions").map(({ body }) => body)).toEqual([
      { options: { ...orderAddress, phone: "05315550100" } },
    ]);
    expect(location.search).toBe("?schritt=uebersicht");
    act(() => {
      history.replaceState(null, "", "/checkout");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(view.getByRole("heading", { name: "Schritt 1 von 3: Adresse" })).toBeVisible();
  });

  it("name who is typed in the cart and not added, with the way back to them", async () => {
    fill();
    sessionStorage.setItem(
      `portal-draft:visit:participant of ${seminarIds.open}`,
      JSON.stringify({ firstname: "Maja", lastname: "Krämer" }),
    );
    sessionStorage.setItem("portal-draft:visit:participant of 1", JSON.stringify({ lastname: "Anderswo" }));
    sessionStorage.setItem(`portal-draft:visit:people of ${seminarIds.open}`, JSON.stringify({ lines: "Vogt; Ines" }));
    sessionStorage.setItem(
      `portal-draft:visit:ticked of ${seminarIds.open}`,
      JSON.stringify({ chosen: { '["Jörg","Müller",0]': true }, salutations: {}, option: null }),
    );
    const view = await overview();
    expect(view.getByText(/^Im Warenkorb eingetragen .*: Jörg Müller, Maja Krämer und Vogt; Ines\./)).toBeVisible();
    expect(view.getByRole("link", { name: cartTexts.toTyped })).toBeVisible();
  });

  it("say once more when the seminar begins and ends, and in which hotel", async () => {
    fill();
    expect((await overview()).getByText("Beginn 17:30 Uhr, Ende 12:00 Uhr, Kontorhaus am Hafen")).toBeVisible();
  });

  it("show under each name what the person gets, and what is missing", async () => {
    fill();
    const [first, second] = portal.state().shop.cart.items[0]?.recipients ?? [];
    if (first !== undefined) Object.assign(first, { hotelOptionWheelchair: true, comment: "kommt später" });
    if (second !== undefined) second.hotelOverNightOption = null;
    const people = [...(await overview()).wrapper.querySelectorAll(".order-traveller")];
    expect(people.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
      "Frau Eva BeispielÜbernachtung und Vollpension, barrierefrei, kommt später",
      "Herr Cem ÇelikvegetarischEs fehlt: Übernachtung und Verpflegung",
    ]);
  });

  it("show the sum above the button that orders it", async () => {
    fill();
    const view = await overview();
    const sum = wholeText(view.getByText(`${cartTexts.total}:`));
    expect(sum).toHaveTextContent("3.483,00 €");
    expect(sum.compareDocumentPosition(view.getByRole("button", { name: checkoutTexts.order }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it("say of what costs nothing that it is free of charge, without VAT", async () => {
    fill(seminarIds.free);
    const view = await overview();
    expect(wholeText(view.getByText(`${cartTexts.total}:`))).toHaveTextContent(/^Gesamtsumme: Kostenfrei$/);
    expect(view.queryByText(cartTexts.vat)).toBeNull();
  });

  it("show what the hotel of a free seminar costs", async () => {
    fill();
    for (const { content } of portal.state().shop.events)
      for (const price of content?.prices ?? [])
        for (const tier of Object.keys(price)) Object.assign(price, { [tier]: 0 });
    const view = await overview();
    expect(wholeText(view.getByText(`${cartTexts.total}:`))).toHaveTextContent(/^Gesamtsumme: Kostenfrei$/);
    expect(wholeText(view.getByText(`${cartTexts.hotel}:`))).toHaveTextContent(/ca\. [\d.]+,\d\d\s€$/);
    expect(view.getByText(/^zzgl\. Hotelkosten: 5 Tage × /)).toBeVisible();
  });

  it("say before anything is ordered until when it can be cancelled, and whom to ask", async () => {
    usePortal.setState(({ config }) => ({ config: { ...config, supportPhone: "0800 123456" } }));
    fill();
    const view = await overview();
    expect(view.getByText("Stornieren können Sie bis So., 22.03.2026.")).toBeVisible();
    // The day stays with its date.
    expect(view.getByText("Stornieren können Sie bis So., 22.03.2026.").textContent).toMatch(/So\.,\u00a022/);
    expect(view.getByText(checkoutTexts.question)).toBeVisible();
    expect(view.getByRole("link", { name: "0800 123456" })).toBeVisible();
  });

  it("say that the cart is empty", async () =>
    expect(await renderInRoot(<Checkout />).findByText(cartTexts.empty)).toBeVisible());

  it("say what to do about a date that is offered no more, in the place of the button that orders", async () => {
    fillOrder(portal);
    portal.state().shop.events = portal.state().shop.events.filter(({ eventId }) => eventId !== seminarIds.open);
    const view = await overview();
    expect(view.getByText(cartTexts.goneEvent)).toBeVisible();
    expect(view.getByRole("alert")).toHaveTextContent("Bitte entfernen Sie diesen Eintrag im Warenkorb.");
    expect(view.queryByRole("button", { name: checkoutTexts.order })).toBeNull();
  });

  it("offer no order while an entry has nobody", async () => {
    Object.assign(portal.state().shop.cart, cartState([{ ...openEntry, recipients: [] }], orderAddress).shop?.cart);
    const view = await overview();
    expect(view.getByText(cartTexts.noPeople)).toBeVisible();
    expect(view.queryByRole("button", { name: checkoutTexts.order })).toBeNull();
  });
});

describe("ordering", () => {
  it("needs the terms", async () => {
    fill();
    const view = await overview();
    await view.user.click(view.getByRole("button", { name: checkoutTexts.order }));
    expect(view.getByText(checkoutTexts.termsMissing)).toBeVisible();
    expect(view.root.activeElement).toBe(view.getByRole("checkbox"));
    expect(orders()).toEqual([]);
  });

  it.each([
    ["guest", "Gast"],
    ["admin", "Kunde"],
  ] as const)(
    "of %s books each participant once, tells each purchase as %s and without a name, and keeps the outcomes on the page",
    async (customer, customerType) => {
      portal.select({ customer });
      fill();
      const view = await overview();
      await order(view);
      await whenOrdered(view, 3);
      expect(orders().map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(purchases()).toHaveLength(3);
      for (const purchase of purchases()) expect(purchase).toMatchObject({ customerType, ecommerce: { value: 1161 } });
      const personal = [
        ...openEntry.recipients.flatMap(({ firstname, lastname }) => [firstname, lastname]),
        ...Object.values(orderAddress),
      ].filter((text) => text !== null && text.length > 3);
      expect(personal.filter((text) => JSON.stringify(purchases()).includes(text ?? ""))).toEqual([]);
      expect(await view.findByRole("link", { name: /Bestellung als PDF/ })).toHaveAttribute(
        "href",
        "http://localhost:3000/checkout-pdf",
      );
      expect(view.queryByText(changeTexts.title)).toBeNull();
    },
  );

  it("finds by orderState what was ordered although its answer was lost", async () => {
    fill();
    portal.select({ scenario: "lost:checkout" });
    const view = await overview();
    await order(view);
    await whenOrdered(view, 3);
    expect(orders()).toHaveLength(3);
    expect(purchases()).toHaveLength(3);
  });

  it("sends nothing again before orderState has answered, and then with the same key", async () => {
    fill();
    portal.select({ scenario: "fail:checkout+fail:orderState" });
    const view = await overview();
    await order(view);
    const check = (): Promise<HTMLElement> => view.findByRole("button", { name: checkoutTexts.checkAgain });
    await view.user.click(await check());
    expect(orders()).toHaveLength(3);
    expect(view.queryByRole("button", { name: common.retry })).toBeNull();
    portal.select({ scenario: "normal" });
    await view.user.click(await check());
    await view.user.click(await view.findByRole("button", { name: checkoutTexts.retryAll }));
    await whenOrdered(view, 3);
    expect(orders()).toHaveLength(6);
  });

  it("never sends again after a reload what was booked", async () => {
    fill();
    const view = await overview();
    await order(view);
    await waitFor(() => expect(orders()).toHaveLength(3));
    await whenOrdered(view, 3);
    view.unmount();
    usePortal.setState(initialState, true);
    fill();
    const next = await overview();
    await waitFor(() => expect(next.queryByRole("button", { name: checkoutTexts.order })).not.toBeNull());
    await order(next);
    await whenOrdered(next, 3);
    expect(orders()).toHaveLength(3);
    expect(purchases()).toHaveLength(3);
  });

  it("reads a 403 as booked before, with the id for the support", async () => {
    fill();
    portal.select({ scenario: "status-403:checkout" });
    const view = await overview();
    await order(view);
    await view.findByText(checkoutTexts.converted);
    expect(view.getByRole("heading", { name: checkoutTexts.alreadyBooked })).toBeVisible();
    expect(view.getByText("Teilnehmer-ID: 91")).toBeVisible();
    expect(view.queryByText(checkoutTexts.open)).toBeNull();
    expect(purchases()).toEqual([]);
  });

  it("offers other dates in place when the last seat goes", async () => {
    fill(seminarIds.lastSeat);
    const view = await overview();
    await order(view);
    await view.findByText(addTexts.soldOut);
    expect((await view.findAllByRole("button", { name: /^Alle drei umbuchen auf / })).length).toBeGreaterThan(0);
    expect(
      (await view.findAllByRole("button", { name: new RegExp(`^${addTexts.labels.booking}: `) })).length,
    ).toBeGreaterThan(0);
    // 'Noch nichts gebucht' stands above.
    expect(view.queryByRole("heading", { name: checkoutTexts.open })).toBeNull();
  });

  it("moves those who got no place to the waiting list, back to the overview, and forgets no outcome", async () => {
    fill(seminarIds.few);
    portal.state().shop.places[String(seminarIds.few)] = 1;
    const view = await overview();
    await order(view);
    await view.findByText(addTexts.soldOut);
    const wait = view.getByRole("button", { name: addTexts.labels.waitingList });
    act(() => {
      wait.click();
      wait.click();
    });
    await view.findByRole("heading", { name: "Schritt 2 von 3: Übersicht" });
    expect(portal.state().shop.cart.items.map(({ type, recipients }) => [type, recipients.length])).toEqual([
      ["waitingList", 2],
    ]);
    expect(view.getByText(/Warteliste$/)).toBeVisible();
    expect(view.queryByRole("checkbox")).toBeNull();
    await view.user.dblClick(view.getByRole("button", { name: checkoutTexts.request }));
    await view.findByText(checkoutTexts.requested);
    await whenOrdered(view, 3);
    expect(orders().map(({ status }) => status)).toEqual([200, 409, 409, 200, 200]);
    expect(purchases()).toHaveLength(1);
    expect(wholeText(view.getByText(`${cartTexts.total}:`))).toHaveTextContent(/^Gesamtsumme: 1\.290,00/);
    expect(view.getByText(checkoutTexts.otherPrice)).toBeVisible();
    expect(purchases()).toMatchObject([{ ecommerce: { value: 1290 } }]);
  });

  it("waits for the customer when the price has risen meanwhile, old beside new, and goes on", async () => {
    fill(seminarIds.dearer);
    const view = await overview();
    await order(view);
    const confirm = await view.findByRole("button", { name: /^Für 3\.394,50\s€ zahlungspflichtig buchen$/ });
    expect(view.getByRole("heading", { name: checkoutTexts.nothingBooked.booking })).toBeVisible();
    expect(view.getByRole("button", { name: checkoutTexts.backToOverview })).toBeVisible();
    expect(view.queryByText(/^Gesamtsumme/)).toBeNull();
    expect(view.getByText(/^Der Preis hat sich geändert/)).toBeVisible();
    expect(view.getByText(/^Summe bisher 3\.213,00\s€$/)).toBeVisible();
    expect(view.getByText(/^jetzt 3\.394,50\s€$/)).toBeVisible();
    expect(await view.findByRole("row", { name: /^Preis pro Person/ })).toHaveTextContent(/1\.071,00\s€1\.131,50\s€/);
    expect(orders()).toHaveLength(1);
    await view.user.click(confirm);
    await whenOrdered(view, 3);
    expect(orders().map(({ status }) => status)).toEqual([409, 200, 200, 200]);
    expect(wholeText(view.getByText(`${cartTexts.total}:`))).toHaveTextContent(/^Gesamtsumme: 3\.394,50/);
    expect(purchases()).toMatchObject(Array.from({ length: 3 }, () => ({ ecommerce: { value: 1131.5 } })));
  });

  it("waits as well when date and hotel have become others, old beside new", async () => {
    fill(seminarIds.moved);
    const view = await overview();
    await order(view);
    const confirm = await view.findByRole("button", { name: /^Für .* buchen$/ });
    expect(view.queryByRole("button", { name: checkoutTexts.order })).toBeNull();
    const cells = (name: RegExp): (string | null)[] =>
      within(view.getByRole("row", { name }))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
    expect(cells(/^Datum/)).toEqual(["11.–13.05.2026", "18.–20.05.2026"]);
    expect(cells(/^Hotel/)).toEqual(["Seehotel Möwenblick", "Kontorhaus am Hafen"]);
    await view.user.click(confirm);
    await whenOrdered(view, 3);
    expect(orders().map(({ status }) => status)).toEqual([409, 200, 200, 200]);
  });

  it("waits as well when a reload brings another price than the overview showed", async () => {
    fill();
    const view = await overview();
    const event = portal.state().shop.events.find(({ eventId }) => eventId === seminarIds.open);
    if (event?.content?.prices[0] !== undefined) event.content.prices[0].priceParticipantThree = 1200;
    portal.state().shop.cart.version += 1;
    act(() => void document.dispatchEvent(new CustomEvent("portal:cart-refresh")));
    const confirm = await view.findByRole("button", { name: checkoutTexts.confirm });
    expect(view.queryByRole("button", { name: checkoutTexts.order })).toBeNull();
    await view.user.click(confirm);
    expect(view.getByRole("button", { name: checkoutTexts.order })).toBeVisible();
  });

  it("stops when the session is over, and loses nothing", async () => {
    portal.select({ customer: "admin", scenario: "expired:checkout" });
    fill();
    const view = await overview();
    await order(view);
    expect(await view.findByText(/^Bitte melden Sie sich wieder an\./)).toBeVisible();
    // The page's one notice leads to the login.
    expect(view.queryByRole("link", { name: common.login })).toBeNull();
    expect(orders()).toHaveLength(1);
    portal.select({ scenario: "normal" });
    act(restoreSession);
    expect(view.queryByText(/^Bitte melden Sie sich wieder an\./)).toBeNull();
    expect(view.getByText(checkoutTexts.sessionAgain)).toBeVisible();
    await view.user.click(view.getByRole("button", { name: common.retry }));
    await whenOrdered(view, 3);
  });
});
