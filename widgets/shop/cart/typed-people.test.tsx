import { fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { participantTexts } from "#i18n/participants.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { initialState, usePortal } from "#state/store.ts";
import { fillCart, fillIn, showCart } from "#test/support/cart.tsx";
import { useMockPortal } from "#test/support/mock-portal.ts";
import type { Rendered } from "#test/support/render.tsx";

const portal = useMockPortal({ customer: "guest" });

const told = /^Noch nicht im Warenkorb und damit nicht in Ihrer Bestellung: /;

const press = (view: Rendered, name: string | RegExp): Promise<void> =>
  view.user.click(view.getByRole("button", { name }));

/** A press on 'Zur Kasse'. @returns whether it leads there */
const goesOn = (view: Rendered): boolean => fireEvent.click(view.getByRole("link", { name: "Zur Kasse" }));

async function typedIn(names: Parameters<typeof fillIn>[1], people = 1): Promise<Rendered> {
  fillCart(portal, seminarIds.online, people);
  const view = await showCart();
  await press(view, participantTexts.add);
  await view.findByLabelText(/^Nachname/);
  await fillIn(view, names);
  return view;
}

const isQuestionedOnLeaving = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

describe("people who are typed and not added", () => {
  it("are asked about by each press of the way to the checkout, and can be reached from there", async () => {
    const view = await typedIn({ salutation: "Frau", lastname: "Lang" });
    expect(goesOn(view)).toBe(false);
    expect((await view.findByText(told)).parentElement).toHaveTextContent(/Bestellung: Lang\.Zu den/);
    await press(view, cartTexts.toTyped);
    await expect.poll(() => view.root.activeElement).toBe(view.getByLabelText(/^Nachname/));
    expect(goesOn(view)).toBe(false);
    fireEvent.change(view.getByLabelText(/^Nachname/), { target: { value: "" } });
    await waitFor(() => expect(view.queryByText(told)).toBeNull());
    expect(goesOn(view)).toBe(true);
    await fillIn(view, { firstname: "Eva", lastname: "Krug" });
    expect(goesOn(view)).toBe(false);
    await waitFor(() => expect(view.getByText(told)).toHaveTextContent(/Bestellung: Eva /));
  });

  it("are named when another tab removes their seminar, and stand there again once it is in the cart", async () => {
    const view = await typedIn({ salutation: "Frau", firstname: "Eva", lastname: "Lang" });
    portal.state().shop.cart.items.splice(0);
    portal.state().shop.cart.version += 1;
    document.dispatchEvent(new Event("portal:cart-refresh"));
    const said = await view.findByText(/Noch nicht hinzugefügt: Eva Lang\. Ihre Eingaben bleiben erhalten\.$/);
    expect(view.queryByLabelText(/^Nachname/)).toBeNull();
    await view.user.click(view.getByRole("button", { name: /^In den Warenkorb/ }));
    expect(await view.findByLabelText(/^Nachname/)).toHaveValue("Lang");
    expect(said).not.toBeInTheDocument();
  });

  it("are offered a place on the waiting list again where it was one", async () => {
    fillCart(portal, seminarIds.online, 1);
    for (const item of portal.state().shop.cart.items) item.type = "waitingList";
    const view = await showCart();
    await press(view, participantTexts.add);
    await view.user.type(await view.findByLabelText(/^Nachname/), "Lang");
    portal.state().shop.cart.items.splice(0);
    portal.state().shop.cart.version += 1;
    document.dispatchEvent(new Event("portal:cart-refresh"));
    expect(await view.findByRole("button", { name: new RegExp(addTexts.labels.waitingList) })).toBeVisible();
  });

  it("stay with their seminar when the one before it is removed", async () => {
    fillCart(portal, seminarIds.online, 1);
    const [entry] = portal.state().shop.cart.items;
    if (entry === undefined) throw new Error("The cart is empty");
    portal
      .state()
      .shop.cart.items.unshift({ ...structuredClone(entry), itemId: 99, eventId: seminarIds.open, recipients: [] });
    const view = await showCart();
    const [, second] = view.getAllByRole("button", { name: /hinzufügen/ });
    if (second !== undefined) await view.user.click(second);
    await view.user.type(await view.findByLabelText(/^Nachname/), "Lang");
    const field = view.getByLabelText(/^Nachname/);
    await press(view, "Betriebsverfassungsrecht entfernen");
    await waitFor(() => expect(view.queryByRole("button", { name: "Betriebsverfassungsrecht entfernen" })).toBeNull());
    expect(view.getByLabelText(/^Nachname/)).toBe(field);
    expect(field).toHaveValue("Lang");
    expect(goesOn(view)).toBe(false);
  });

  it("are left behind only where the reader says so, and then the browser does not ask again", async () => {
    const view = await typedIn({ lastname: "Lang" });
    expect(isQuestionedOnLeaving()).toBe(true);
    goesOn(view);
    const went: boolean[] = [];
    const leave = (): void => void went.push(isQuestionedOnLeaving());
    const way = view.getByRole("button", { name: cartTexts.withoutTyped });
    window.addEventListener("click", leave, { once: true });
    fireEvent.click(way);
    expect(went).toEqual([false]);
    await fillIn(view, { firstname: "Eva" });
    expect(isQuestionedOnLeaving()).toBe(true);
  });

  it("do not hold it where nobody is typed, or an edit is untouched", async () => {
    const view = await typedIn({});
    expect(goesOn(view)).toBe(true);
    await press(view, "Frau Vor1 Nach1 bearbeiten");
    await waitFor(() => expect(view.getByLabelText(/^Nachname/)).toHaveValue("Nach1"));
    expect(goesOn(view)).toBe(true);
    await view.user.type(view.getByLabelText(/^Nachname/), "x");
    expect(goesOn(view)).toBe(false);
    expect(await view.findByText(told)).toHaveTextContent("Änderungen zu Frau Vor1 Nach1");
  });

  it("are asked about as pasted lines and as ticks", async () => {
    portal.select({ customer: "admin" });
    fillCart(portal, seminarIds.online, 1);
    const view = await showCart();
    await press(view, participantTexts.paste);
    fireEvent.change(await view.findByLabelText(/^Namen, je Zeile/), { target: { value: "Albrecht; Anna\nunlesbar" } });
    expect(goesOn(view)).toBe(false);
    expect(await view.findByText(told)).toHaveTextContent("Anna Albrecht und unlesbar");
    expect(isQuestionedOnLeaving()).toBe(true);
    await press(view, "Abbrechen");
    expect(isQuestionedOnLeaving()).toBe(false);
    await press(view, participantTexts.add);
    const [first] = await view.findAllByRole("checkbox", { name: /Müller$/ });
    if (first !== undefined) await view.user.click(first);
    expect(goesOn(view)).toBe(false);
    expect(isQuestionedOnLeaving()).toBe(true);
    expect(await view.findByText(told)).toHaveTextContent("Müller");
  });
});

describe("a form that gives way", () => {
  it("stays in sight beside the next one as long as it holds something", async () => {
    const view = await typedIn({ lastname: "Lang" }, 2);
    await press(view, participantTexts.paste);
    fireEvent.change(await view.findByLabelText(/^Namen, je Zeile/), { target: { value: "Albrecht; Anna" } });
    expect(view.getByLabelText(/^Nachname/)).toHaveValue("Lang");
    await press(view, "Frau Vor1 Nach1 bearbeiten");
    await waitFor(() => expect(view.getAllByLabelText(/^Nachname/)).toHaveLength(2));
    await press(view, "Frau Vor2 Nach2 bearbeiten");
    await waitFor(() =>
      expect(view.getAllByLabelText(/^Nachname/).map((field) => (field as HTMLInputElement).value)).toEqual([
        "Nach2",
        "Lang",
      ]),
    );
    expect(view.getByLabelText(/^Namen, je Zeile/)).toHaveValue("Albrecht; Anna");
  });

  it("keeps ticks in sight and over a reload until they are taken over", async () => {
    portal.select({ customer: "admin" });
    fillCart(portal, seminarIds.online, 1);
    const view = await showCart();
    await press(view, participantTexts.add);
    const [first] = await view.findAllByRole("checkbox", { name: /Müller$/ });
    if (first !== undefined) await view.user.click(first);
    await press(view, participantTexts.paste);
    await view.findByLabelText(/^Namen, je Zeile/);
    expect(view.getByRole("button", { name: "1 Teilnehmer:in übernehmen" })).toBeVisible();
    view.unmount();
    usePortal.setState(initialState, true);
    const second = await showCart();
    expect(await second.findByRole("button", { name: "1 Teilnehmer:in übernehmen" })).toBeVisible();
    expect(goesOn(second)).toBe(false);
    const [salutation] = second.queryAllByLabelText(/^Anrede von/);
    if (salutation !== undefined) await second.user.selectOptions(salutation, "Frau");
    await press(second, "1 Teilnehmer:in übernehmen");
    await waitFor(() => expect(portal.state().shop.cart.items[0]?.recipients).toHaveLength(2));
    await waitFor(() => expect(second.queryByRole("button", { name: "1 Teilnehmer:in übernehmen" })).toBeNull());
    expect(goesOn(second)).toBe(true);
  });

  it("does not lose who is typed while others are taken over", async () => {
    portal.select({ customer: "admin" });
    const view = await typedIn({ lastname: "Lang" });
    const [first] = await view.findAllByRole("checkbox", { name: /Müller$/ });
    if (first !== undefined) await view.user.click(first);
    const [salutation] = view.queryAllByLabelText(/^Anrede von/);
    if (salutation !== undefined) await view.user.selectOptions(salutation, "Frau");
    await press(view, "1 Teilnehmer:in übernehmen");
    await waitFor(() => expect(portal.state().shop.cart.items[0]?.recipients).toHaveLength(2));
    expect(view.getByLabelText(/^Nachname/)).toHaveValue("Lang");
    expect(goesOn(view)).toBe(false);
  });
});
