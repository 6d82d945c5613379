import { waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { common } from "#i18n/common.ts";
import { empty } from "#i18n/empty.ts";
import { participantTexts } from "#i18n/participants.ts";
import { waitingTexts } from "#i18n/rebooking.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { fillCart, showCart } from "#test/support/cart.tsx";
import { holdAnswers } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { wholeText } from "#test/support/whole-text.ts";
import { CartPage } from "./cart.tsx";

const portal = useMockPortal({ customer: "guest" });

const fill = (eventId: number, people?: number): void => fillCart(portal, eventId, people);
const sent = (name: string): unknown[] => portal.calls.filter((call) => call.name === name).map(({ body }) => body);

describe("the cart", () => {
  it("is empty, with a way on", async () =>
    expect(await (await showCart()).findByRole("link", { name: empty.ways.wishlist })).toHaveAttribute(
      "href",
      "http://localhost:3000/wishlist/list",
    ));

  it.each([[{ cart: null }], [{}]])("is empty where the backend has none: %j", async (answer) => {
    const send = globalThis.fetch;
    vi.spyOn(globalThis, "fetch").mockImplementation((input, init) =>
      (input as Request).url.endsWith("/get-shopping-cart")
        ? Promise.resolve(Response.json(answer))
        : send(input, init),
    );
    expect(await (await showCart()).findByText(cartTexts.empty)).toBeVisible();
  });

  it("does not lead from an empty cart to an empty wishlist", async () => {
    portal.state().shop.wishlist = [];
    const view = await showCart();
    expect(await view.findByRole("link", { name: empty.ways.search })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/seminare\/p$/),
    );
    expect(view.queryByRole("link", { name: empty.ways.home })).toBeNull();
    expect(view.queryByRole("link", { name: empty.ways.wishlist })).toBeNull();
  });

  it.each([
    ["booking", []],
    ["reservation", ["Reservierung"]],
    ["waitingList", ["Warteliste"]],
  ] as const)("says of a %s beside its title what it is only where that is no booking", async (type, chips) => {
    fill(seminarIds.open, 1);
    for (const item of portal.state().shop.cart.items) item.type = type;
    const view = await showCart();
    const title = await view.findByRole("heading", { name: "Betriebsverfassungsrecht" });
    const texts = [...(title.parentElement?.children ?? [])].slice(1).map(({ textContent }) => textContent);
    expect(texts).toEqual(chips);
    expect(view.wrapper).toHaveTextContent(/Mo\.–Fr\., 30\.03\.–03\.04\.2026\s· HamburgBeginn/);
  });

  it("says where the sum will stand until somebody is named, and nothing of 0 euro", async () => {
    fill(seminarIds.few, 0);
    fill(seminarIds.full, 0);
    const view = await showCart();
    expect(await view.findByText(participantTexts.sumLater)).toBeVisible();
    expect(view.queryByText(new RegExp(`^${cartTexts.total}`))).toBeNull();
  });

  it.each([
    [0, "secondary"],
    [1, "primary"],
  ])(
    "leads on with %i people by a %s button, as the form of an entry without any is filled in first",
    async (count, variant) => {
      fill(seminarIds.few, 1);
      fill(seminarIds.open, count);
      const view = await showCart();
      expect(await view.findByRole("link", { name: cartTexts.toCheckout })).toHaveAttribute("data-variant", variant);
    },
  );

  it("leads on to a request where nothing in it is to be paid", async () => {
    fill(seminarIds.few, 1);
    for (const item of portal.state().shop.cart.items) item.type = "reservation";
    const view = await showCart();
    expect(await view.findByRole("link", { name: cartTexts.toRequest })).toHaveAttribute(
      "href",
      "http://localhost:3000/checkout",
    );
    expect(view.queryByRole("link", { name: cartTexts.toCheckout })).toBeNull();
  });

  it("never says 0 euro where no price is known", async () => {
    for (const event of portal.state().shop.events) {
      event.content?.prices.splice(0);
      event.theme = null;
    }
    fill(seminarIds.open, 1);
    const view = await showCart();
    expect(wholeText(await view.findByText(`${cartTexts.total}:`))).toHaveTextContent(cartTexts.noPrice);
    expect(view.queryByText(/(^|\s)0,00\s€/)).toBeNull();
  });

  it.each([
    [seminarIds.closed, "Ausgebucht", cartTexts.otherDates],
    [seminarIds.full, addTexts.soldOut, cartTexts.otherDates],
    [seminarIds.few, "Nur noch 3 Plätze", null],
  ])("says of entry %i '%s', with other dates", async (eventId, text, way) => {
    fill(eventId, 1);
    const view = await showCart();
    expect(await view.findByText(text)).toBeVisible();
    expect(view.queryByRole("link", { name: cartTexts.otherDates })?.textContent ?? null).toBe(way);
  });

  it.each([
    ["booking", cartTexts.free],
    ["reservation", `${cartTexts.free}, ${cartTexts.nonBinding}`],
  ] as const)("says what a free %s is", async (type, text) => {
    fill(seminarIds.free, 1);
    for (const item of portal.state().shop.cart.items) item.type = type;
    expect((await (await showCart()).findAllByText(text))[0]).toBeVisible();
  });

  it("says that there are fewer places than people", async () => {
    fill(seminarIds.few, 4);
    expect(await (await showCart()).findByText(participantTexts.soldOut)).toBeVisible();
  });

  it("changes nothing else of an entry that is being moved to the waiting list", async () => {
    fill(seminarIds.full, 2);
    const [first] = portal.state().shop.cart.items[0]?.recipients ?? [];
    if (first !== undefined) first.hotelOverNightOption = "ohneNacht_HP";
    const view = await showCart();
    const answers = holdAnswers("add-cart-item");
    await view.user.click(await view.findByRole("button", { name: addTexts.labels.waitingList }));
    expect(view.getByText(waitingTexts.running)).toBeVisible();
    const item = within(view.getAllByRole("heading", { level: 3 })[0]?.closest("li") ?? view.wrapper);
    const others = item.getAllByRole("button", { name: /(entfernen|bearbeiten|Für alle übernehmen)$/ });
    expect(others).toHaveLength(7);
    for (const button of others) expect(button).toHaveAttribute("aria-disabled", "true");
    answers.open();
    expect(await view.findByText(waitingTexts.done(2))).toBeVisible();
  });

  it("moves an entry that is sold out to the waiting list, with its people", async () => {
    fill(seminarIds.full, 2);
    const view = await showCart();
    await view.user.click(await view.findByRole("button", { name: addTexts.labels.waitingList }));
    await waitFor(() =>
      expect(portal.state().shop.cart.items.map(({ type, recipients }) => [type, recipients.length])).toEqual([
        ["waitingList", 2],
      ]),
    );
    await waitFor(() => expect(view.queryByText(addTexts.soldOut)).toBeNull());
  });

  it("says nothing of places where nobody can tell", async () => {
    fill(seminarIds.closed, 1);
    portal.select({ scenario: "fail:bookingStates" });
    const view = await showCart();
    await waitFor(() => expect(portal.calls.some(({ name }) => name === "bookingStates")).toBe(true));
    expect(view.queryByRole("alert")).toBeNull();
  });

  it("says what the hotel costs count", async () => {
    fill(seminarIds.open, 2);
    const view = await showCart();
    expect(view.getByText(/5 Tage × \d+,\d\d\s€ × 2 Personen$/)).toBeVisible();
  });

  it("shows entries with tier price, sum, saving and the way on", async () => {
    fill(seminarIds.open, 2);
    const view = await showCart();
    expect(view.getByRole("heading", { name: "Betriebsverfassungsrecht" })).toBeVisible();
    expect(view.getByText(/1\.226,00\s€ pro Person/)).toBeVisible();
    expect(wholeText(view.getByText(`${cartTexts.total}:`))).toHaveTextContent(/^Gesamtsumme: 2\.452,00/);
    expect(view.getAllByText(/zzgl. gesetzlicher MwSt\./).length).toBeGreaterThan(0);
    expect(view.getByRole("link", { name: cartTexts.toCheckout })).toHaveAttribute(
      "href",
      "http://localhost:3000/checkout",
    );
  });

  it("says once what groups save, below the sum of all", async () => {
    fill(seminarIds.open, 2);
    fill(seminarIds.dearer, 2);
    const view = await showCart();
    expect(await view.findAllByText(/^Sie sparen /)).toHaveLength(1);
  });

  it("draws a failure with a way on", async () => {
    portal.select({ scenario: "fail:cart" });
    const view = renderInRoot(<CartPage />);
    const again = await view.findByRole("button", { name: common.retry });
    portal.select({ scenario: "normal" });
    await view.user.click(again);
    expect(await view.findByText(cartTexts.empty)).toBeVisible();
  });

  it("removes an entry at once and brings it back with its participants", async () => {
    fill(seminarIds.open, 2);
    const view = await showCart();
    await view.user.click(view.getByRole("button", { name: "Betriebsverfassungsrecht entfernen" }));
    expect(await view.findByText("Betriebsverfassungsrecht wurde entfernt.")).toBeVisible();
    await expect.poll(() => view.root.activeElement).toBe(view.getByRole("heading", { name: "Warenkorb" }));
    await view.user.click(view.getByRole("button", { name: cartTexts.undo }));
    await waitFor(() => expect(sent("recipientAdd")).toHaveLength(2));
    await waitFor(() =>
      expect(view.getByRole("group", { name: "Teilnehmer:in 2 von 2" })).toHaveTextContent("Frau Vor2 Nach2"),
    );
    expect(
      portal.calls.map(({ name }) => name).filter((name) => !["user", "bookingStates", "wishlist"].includes(name)),
    ).toEqual(["cart", "cartDelete", "cartAdd", "recipientAdd", "recipientAdd"]);
  });

  it("brings the rest back at the second try where the first went half way", async () => {
    fill(seminarIds.open, 2);
    const view = await showCart();
    await view.user.click(view.getByRole("button", { name: "Betriebsverfassungsrecht entfernen" }));
    portal.select({ scenario: "status-400:recipientAdd" });
    await view.user.click(await view.findByRole("button", { name: cartTexts.undo }));
    expect(await view.findByText(cartTexts.notUndone)).toBeVisible();
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: cartTexts.undo }));
    await waitFor(() =>
      expect(
        portal.state().shop.cart.items.map(({ recipients }) => recipients.map(({ lastname }) => lastname)),
      ).toEqual([["Nach1", "Nach2"]]),
    );
    expect(view.queryByRole("button", { name: cartTexts.undo })).toBeNull();
  });

  it("takes back what the backend does not remove, with a sentence", async () => {
    fill(seminarIds.open, 1);
    portal.select({ scenario: "status-400:cartDelete" });
    const view = await showCart();
    await view.user.click(view.getByRole("button", { name: "Betriebsverfassungsrecht entfernen" }));
    expect(await view.findByText(cartTexts.notRemoved)).toBeVisible();
    expect(view.getByRole("heading", { name: "Betriebsverfassungsrecht" })).toBeVisible();
  });

  it("tells what the backend changed by itself, old beside new", async () => {
    fill(seminarIds.open, 1);
    const view = await showCart();
    const event = portal.state().shop.events.find(({ eventId }) => eventId === seminarIds.open);
    if (event?.content?.prices[0] !== undefined) event.content.prices[0].price = 1350;
    portal.state().shop.cart.version += 1;
    document.dispatchEvent(new CustomEvent("portal:cart-refresh"));
    const row = await view.findByRole("row", { name: /^Preis pro Person/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent.replace(/\s/g, " ")),
    ).toEqual(["1.290,00 €", "1.350,00 €"]);
    await view.user.click(view.getByRole("button", { name: "Verstanden" }));
    expect(view.queryByRole("row", { name: /^Preis pro Person/ })).toBeNull();
  });
});
