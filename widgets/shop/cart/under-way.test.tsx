import { act, fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts, changeTexts } from "#i18n/cart.ts";
import { participantTexts } from "#i18n/participants.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { rereadCart } from "#state/shop/shop.ts";
import { initialState, usePortal } from "#state/store.ts";
import { fillCart, fillIn, showCart } from "#test/support/cart.tsx";
import { holdAnswers, holdBack } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { AddToCart } from "#widgets/shop/add-to-cart/add-to-cart.tsx";
import { CartPage } from "./cart.tsx";

const portal = useMockPortal({ customer: "guest" });

const fill = (eventId: number, people?: number): void => fillCart(portal, eventId, people);

describe("what is under way", () => {
  it("reads so, is no change of the backend's, and has no buttons before it is there", async () => {
    fill(seminarIds.open, 1);
    const view = renderInRoot(
      <>
        <CartPage />
        <AddToCart eventId={String(seminarIds.few)} type="booking" />
      </>,
    );
    await view.findByRole("heading", { name: "Betriebsverfassungsrecht" });
    fireEvent.click(view.getByRole("button", { name: addTexts.labels.booking }));
    expect(view.getByRole("heading", { name: cartTexts.untitledAdding })).toBeVisible();
    expect(view.getAllByRole("button", { name: /entfernen$/ })).toHaveLength(2);
    await view.findByRole("link", { name: addTexts.inCart });
    await waitFor(() => expect(view.queryByText(/wird hinzugefügt/)).toBeNull());
    expect(view.queryByText(changeTexts.title)).toBeNull();
    expect(view.queryByText(cartTexts.goneEvent)).toBeNull();
  });

  it("is waited for on the way to the checkout, which goes on by itself", async () => {
    fill(seminarIds.open, 2);
    const view = await showCart();
    const went: boolean[] = [];
    const note = (event: Event): void => {
      if ((event.composedPath()[0] as Element).closest("a") === null) return;
      went.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener("click", note);
    onTestFinished(() => document.removeEventListener("click", note));
    fireEvent.click(view.getByRole("button", { name: "Frau Vor2 Nach2 entfernen" }));
    fireEvent.click(view.getByRole("link", { name: cartTexts.toCheckout }));
    expect(view.getByText(cartTexts.checkoutWaits)).toBeVisible();
    expect(went).toEqual([false]);
    await waitFor(() => expect(went).toEqual([false, true]));
    expect(portal.state().shop.cart.items[0]?.recipients).toHaveLength(1);
  });

  it("keeps the customer in the cart where it was not saved", async () => {
    fill(seminarIds.open, 2);
    portal.select({ scenario: "status-400:recipientDelete" });
    const view = await showCart();
    fireEvent.click(view.getByRole("button", { name: "Frau Vor2 Nach2 entfernen" }));
    fireEvent.click(view.getByRole("link", { name: cartTexts.toCheckout }));
    expect(await view.findByText(cartTexts.checkoutStays)).toBeVisible();
    expect(view.getByRole("link", { name: cartTexts.toCheckout })).not.toHaveAttribute("aria-disabled");
  });

  it("keeps what was typed about a participant who was removed elsewhere, and adds them anew", async () => {
    fill(seminarIds.open, 2);
    const view = await showCart();
    fireEvent.click(view.getByRole("button", { name: "Frau Vor2 Nach2 bearbeiten" }));
    const firstname = await view.findByLabelText(/^Vorname/);
    fireEvent.change(firstname, { target: { value: "Ganz anders" } });
    const { cart } = portal.state().shop;
    cart.items[0]?.recipients.pop();
    cart.version += 1;
    fireEvent.click(view.getByRole("button", { name: participantTexts.save }));
    expect(await view.findByText(cartTexts.notSavedReread)).toBeVisible();
    expect(await view.findByText(participantTexts.left("Frau Ganz anders Nach2"))).toBeVisible();
    expect(view.getByLabelText(/^Vorname/)).toBe(firstname);
    expect(firstname).toHaveValue("Ganz anders");
    fireEvent.click(view.getByRole("button", { name: participantTexts.saveNew }));
    await waitFor(() => expect(cart.items[0]?.recipients.map((one) => one.firstname)).toEqual(["Vor1", "Ganz anders"]));
    await waitFor(() => expect(view.queryByText(participantTexts.left("Frau Ganz anders Nach2"))).toBeNull());
    expect(view.getByRole("button", { name: "Frau Ganz anders Nach2 entfernen" })).toBeVisible();
  });

  it("keeps no form of a participant removed elsewhere about whom nothing was typed", async () => {
    fill(seminarIds.open, 2);
    const view = await showCart();
    fireEvent.click(view.getByRole("button", { name: "Frau Vor2 Nach2 bearbeiten" }));
    await view.findByLabelText(/^Vorname/);
    const { cart } = portal.state().shop;
    cart.items[0]?.recipients.pop();
    cart.version += 1;
    await act(() => rereadCart());
    expect(view.queryByLabelText(/^Vorname/)).toBeNull();
    expect(view.queryByText(participantTexts.left("Frau Vor2 Nach2"))).toBeNull();
  });

  it("is not crossed by a form that was open before: a move is waited for, and what was typed stays", async () => {
    fill(seminarIds.full, 1);
    const view = await showCart();
    const move = await view.findByRole("button", { name: addTexts.labels.waitingList });
    await view.user.click(view.getByRole("button", { name: "Frau Vor1 Nach1 bearbeiten" }));
    await fillIn(view, { lastname: "-Lang" });
    const answers = holdBack("add-cart-item");
    await view.user.click(move);
    await view.user.click(view.getByRole("button", { name: cartTexts.withoutTyped }));
    const save = view.getByRole("button", { name: participantTexts.save });
    expect(save).toHaveAttribute("aria-disabled", "true");
    await view.user.type(view.getByLabelText(/^Nachname/), "{Enter}");
    portal.select({ scenario: "fail:cartAdd" });
    answers.open();
    await waitFor(() => expect(save).not.toHaveAttribute("aria-disabled"));
    expect(portal.calls.filter(({ name }) => name === "recipientEdit")).toEqual([]);
    expect(view.getByLabelText(/^Nachname/)).toHaveValue("Nach1-Lang");
  });

  it("is no move as long as a change of a person is typed and nobody was asked about it", async () => {
    fill(seminarIds.full, 1);
    const view = await showCart();
    const move = await view.findByRole("button", { name: addTexts.labels.waitingList });
    await view.user.click(view.getByRole("button", { name: "Frau Vor1 Nach1 bearbeiten" }));
    await fillIn(view, { lastname: "-Lang" });
    await view.user.click(move);
    expect(view.getByText(cartTexts.notInCart([cartTexts.changesOf("Frau Vor1 Nach1")]))).toBeVisible();
    expect(portal.calls.filter(({ name }) => name === "cartAdd")).toEqual([]);
    await view.user.click(view.getByRole("button", { name: participantTexts.save }));
    expect(await view.findByText(participantTexts.saved)).toBeInTheDocument();
    expect(view.queryByRole("button", { name: cartTexts.withoutTyped })).toBeNull();
    await view.user.click(move);
    await waitFor(() =>
      expect(
        portal.state().shop.cart.items.map(({ type, recipients }) => [type, recipients.map((one) => one.lastname)]),
      ).toEqual([["waitingList", ["Nach1-Lang"]]]),
    );
  });

  it("leaves the pasted lines one by one, so that nobody is added twice after the page was left", async () => {
    fill(seminarIds.online, 1);
    const view = await showCart();
    await view.user.click(view.getByRole("button", { name: participantTexts.paste }));
    const lines = await view.findByLabelText(/^Namen, je Zeile/);
    fireEvent.change(lines, { target: { value: "Albrecht; Anna\nBöhm; Bernd\n\nÇelik; Cem" } });
    await view.user.selectOptions(view.getByLabelText(/^Anrede/), "Frau");
    const kept: unknown[] = [];
    const stop = usePortal.subscribe(() => {
      const draft = sessionStorage.getItem(Object.keys(sessionStorage).find((key) => key.includes("people of")) ?? "");
      kept.push(/"lines":"(.*?)"/.exec(draft ?? "")?.[1]);
    });
    fireEvent.click(view.getByRole("button", { name: "3 Teilnehmer:innen hinzufügen" }));
    await view.findByRole("group", { name: "Teilnehmer:in 4 von 4" });
    await waitFor(() => expect(view.queryByLabelText(/^Namen, je Zeile/)).toBeNull());
    stop();
    expect([...new Set(kept)]).toEqual(
      expect.arrayContaining([
        "Albrecht; Anna\\nBöhm; Bernd\\n\\nÇelik; Cem",
        "Böhm; Bernd\\nÇelik; Cem",
        "Çelik; Cem",
      ]),
    );
  });
});

describe("a person who was sent as the page was left", () => {
  it.each(["before", "after"])("is added once where they arrived %s the next page read the cart", async (when) => {
    fill(seminarIds.online, 1);
    const left = await showCart();
    await left.user.click(left.getByRole("button", { name: participantTexts.add }));
    await fillIn(left, { salutation: "Frau", firstname: "Tina", lastname: "Tipp" });
    const way = when === "before" ? holdAnswers("add-recipient") : holdBack("add-recipient");
    await left.user.click(left.getByRole("button", { name: "Hinzufügen" }));
    const people = (): unknown[] => portal.state().shop.cart.items[0]?.recipients.map(({ lastname }) => lastname) ?? [];
    if (when === "before") await waitFor(() => expect(people()).toEqual(["Nach1", "Tipp"]));
    left.unmount();
    usePortal.setState(initialState, true);
    const view = await showCart();
    expect(await view.findByLabelText(/^Nachname/)).toHaveValue("Tipp");
    way.open();
    await view.user.click(view.getByRole("button", { name: "Hinzufügen" }));
    await waitFor(() => expect(view.queryByDisplayValue("Tipp")).toBeNull());
    expect(people()).toEqual(["Nach1", "Tipp"]);
  });
});

describe("a line that was sent as the page was left", () => {
  it.each([
    ["before", "holdAnswers"],
    ["after", "holdBack"],
  ] as const)("is added once where it arrived %s the next page read the cart", async (_when, how) => {
    fill(seminarIds.online, 1);
    const first = await showCart();
    await first.user.click(first.getByRole("button", { name: participantTexts.paste }));
    // The first line is a namesake of the one who is there already.
    fireEvent.change(await first.findByLabelText(/^Namen, je Zeile/), {
      target: { value: "Nach1; Vor1\nBöhm; Bernd" },
    });
    await first.user.selectOptions(first.getByLabelText(/^Anrede/), "Frau");
    const way = how === "holdAnswers" ? holdAnswers("add-recipient") : holdBack("add-recipient");
    fireEvent.click(first.getByRole("button", { name: "2 Teilnehmer:innen hinzufügen" }));
    const people = (): unknown[] => portal.state().shop.cart.items[0]?.recipients.map(({ lastname }) => lastname) ?? [];
    if (how === "holdAnswers") await waitFor(() => expect(people()).toEqual(["Nach1", "Nach1"]));
    first.unmount();
    usePortal.setState(initialState, true);
    const view = await showCart();
    expect(await view.findByLabelText(/^Namen, je Zeile/)).toHaveValue("Nach1; Vor1\nBöhm; Bernd");
    way.open();
    await view.user.click(view.getByRole("button", { name: "2 Teilnehmer:innen hinzufügen" }));
    await waitFor(() => expect(view.queryByLabelText(/^Namen, je Zeile/)).toBeNull());
    expect(people()).toEqual(["Nach1", "Nach1", "Böhm"]);
  });
});

describe("what the backend refuses", () => {
  it("for a changed price is shown old beside new, with all that was typed", async () => {
    fill(seminarIds.online, 1);
    const view = await showCart();
    await view.user.click(view.getByRole("button", { name: participantTexts.add }));
    await fillIn(view, { salutation: "Frau", firstname: "Eva", lastname: "Lang" });
    const event = portal.state().shop.events.find(({ eventId }) => eventId === seminarIds.online);
    if (event?.content?.prices[0] !== undefined) event.content.prices[0].price = 1999;
    portal.state().shop.cart.version += 1;
    portal.select({ scenario: "refused-changed:recipientAdd" });
    await view.user.click(view.getByRole("button", { name: participantTexts.saveNew }));
    expect(
      await view.findByText(/^Preis, Datum oder Hotel dieses Termins haben sich geändert\. Wenn Sie einverstanden/),
    ).toBeVisible();
    expect(view.getAllByRole("row", { name: /Preis pro Person.*1\.999,00/ })).not.toHaveLength(0);
    expect(view.getByLabelText(/^Nachname/)).toHaveValue("Lang");
  });
});
