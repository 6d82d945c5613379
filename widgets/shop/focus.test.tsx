import { fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts, changeTexts } from "#i18n/cart.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { participantTexts } from "#i18n/participants.ts";
import { pickerTexts } from "#i18n/people-picker.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, emptyEntry, onlineEntry, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { expectFocusKept } from "#test/support/focus.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { namedAbout } from "#test/support/named-about.ts";
import { fillOrder } from "#test/support/ordering.tsx";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { AddToCart } from "./add-to-cart/add-to-cart.tsx";
import { CartPage } from "./cart/cart.tsx";
import { Checkout } from "./checkout/checkout.tsx";
import { ConferenceBooking } from "./conference-booking/conference-booking.tsx";
import { EventOffer } from "./event-offer/event-offer.tsx";
import { Wishlist } from "./wishlist/wishlist.tsx";

const portal = useMockPortal({ customer: "guest" });

/** Presses a button as the keyboard does: it has the focus then. */
async function press(view: Rendered, name: string | RegExp): Promise<void> {
  const button = await view.findByRole("button", { name });
  view.focus(button);
  await view.user.click(button);
}
const type = (view: Rendered, label: RegExp, value: string): void => {
  fireEvent.change(view.getByLabelText(label), { target: { value } });
};

async function cartWith(...items: Parameters<typeof cartState>[0]): Promise<Rendered> {
  Object.assign(portal.state(), structuredClone(cartState(items)));
  const view = renderInRoot(<CartPage />);
  await view.findByRole("heading", { name: "Warenkorb" });
  return view;
}

async function typeOnline(view: Rendered): Promise<void> {
  await view.findByLabelText(/^Vorname/);
  type(view, /^Anrede/, "Frau");
  type(view, /^Vorname/, "Eva");
  type(view, /^Nachname/, "Lang");
}

describe("the keyboard's place in the cart", () => {
  it("is in the form that opens, and at the way back to it once it is given up", async () => {
    const view = await cartWith(onlineEntry);
    for (const [way, field] of [
      [participantTexts.add, /^Anrede/],
      [participantTexts.paste, /^Namen, je Zeile/],
    ] as const) {
      await expectFocusKept(view, () => press(view, way), { on: field, says: null });
      await expectFocusKept(view, () => press(view, "Abbrechen"), {
        on: participantTexts.add,
        says: participantTexts.cancelled,
      });
    }
  });

  it("is at the way to the next person once one is added", async () => {
    const view = await cartWith(emptyEntry);
    await typeOnline(view);
    await expectFocusKept(view, () => press(view, participantTexts.saveNew), {
      on: participantTexts.add,
      says: "1 Teilnehmer:in wurde hinzugefügt.",
    });
  });

  it("is where one goes on once people of the order are taken over", async () => {
    const view = await cartWith(onlineEntry, { ...emptyEntry, itemId: 77 });
    await view.findByRole("group", { name: pickerTexts.whoOnline });
    // Both entries are of the same days, so that nobody is ticked ahead.
    await view.user.click(view.getByRole("checkbox", { name: "Alle (2)" }));
    await expectFocusKept(view, () => press(view, "2 Teilnehmer:innen übernehmen"), {
      on: participantTexts.add,
      says: "2 Teilnehmer:innen wurden hinzugefügt.",
    });
  });

  it("is led to what is missing, which is said, and goes to the checkout once all is there", async () => {
    const view = await cartWith(onlineEntry, { ...emptyEntry, itemId: 77 });
    const way = await view.findByRole("link", { name: cartTexts.toCheckout });
    await view.findByRole("group", { name: pickerTexts.whoOnline });
    view.focus(way);
    await expectFocusKept(view, () => view.user.click(way), { on: "Alle (2)", says: null });
    expect(view.getByRole("alert")).toHaveTextContent(/^Bitte geben Sie mindestens eine/);
  });

  it("is where one goes on once lines are pasted", async () => {
    const view = await cartWith(onlineEntry);
    await press(view, participantTexts.paste);
    await view.findByLabelText(/^Namen, je Zeile/);
    type(view, /^Namen, je Zeile/, "Albrecht; Anna\nBöhm; Bernd");
    type(view, /^Anrede/, "Keine Angabe");
    await expectFocusKept(view, () => press(view, "2 Teilnehmer:innen hinzufügen"), {
      on: participantTexts.add,
      says: "2 Teilnehmer:innen wurden hinzugefügt.",
    });
  });

  it("is in the form of who is edited, and back at the button that opened it", async () => {
    const view = await cartWith(onlineEntry);
    const edit = "Frau Eva Beispiel bearbeiten";
    await expectFocusKept(view, () => press(view, edit), { on: /^Anrede/, says: null });
    await expectFocusKept(view, () => press(view, "Abbrechen"), { on: edit, says: participantTexts.cancelled });
    await expectFocusKept(view, () => press(view, edit), { on: /^Anrede/, says: null });
    type(view, /^Vorname/, "Ewa");
    await expectFocusKept(view, () => press(view, "Speichern"), {
      on: "Frau Ewa Beispiel bearbeiten",
      says: participantTexts.saved,
    });
  });

  it("is at the first salutation that a pasted list lacks", async () => {
    const view = await cartWith(onlineEntry);
    await press(view, participantTexts.paste);
    const area = await view.findByLabelText(/^Namen, je Zeile/);
    view.focus(area);
    const paste = async (text: string): Promise<void> => {
      fireEvent.paste(area);
      fireEvent.change(area, { target: { value: text } });
      await view.findByText(/^Vorschau/);
    };
    await expectFocusKept(view, () => paste("nur@mail.example\nAnna Schmidt"), { on: /^Namen, je Zeile/, says: null });
    await expectFocusKept(view, () => paste("Frau Eva Krug\nAnna Schmidt"), {
      on: "Wie sprechen wir Anna Schmidt an?",
      says: null,
    });
    view.focus(area);
    await expectFocusKept(view, () => paste("Frau Eva Krug\nAnna Schmidt\nBernd Böhm"), {
      on: /^Anrede für alle/,
      says: null,
    });
  });

  it("is at the neighbour of who is removed, and at the people once one is taken back", async () => {
    const view = await cartWith(onlineEntry);
    await expectFocusKept(view, () => press(view, "Frau Eva Beispiel entfernen"), {
      on: "Herr Cem Çelik entfernen",
      says: "Frau Eva Beispiel wurde entfernt.",
    });
    await expectFocusKept(view, () => press(view, cartTexts.undo), {
      on: "Teilnehmer:innen",
      says: participantTexts.restored,
    });
  });

  it("is at the neighbour of an entry that is removed, and at the heading once it is taken back", async () => {
    const view = await cartWith(openEntry, emptyEntry);
    await expectFocusKept(view, () => press(view, "Betriebsverfassungsrecht entfernen"), {
      on: "Datenschutz im Homeoffice entfernen",
      says: "Betriebsverfassungsrecht wurde entfernt.",
    });
    await expectFocusKept(view, () => press(view, cartTexts.undo), {
      on: "Warenkorb",
      says: cartTexts.restored,
    });
  });

  it("is at the heading once the only entry has moved to the waiting list", async () => {
    const view = await cartWith({ ...openEntry, eventId: seminarIds.full });
    await expectFocusKept(view, () => press(view, addTexts.labels.waitingList), { on: "Warenkorb", says: null });
  });

  it("is at the heading once a change of the backend's has been seen", async () => {
    const view = await cartWith({ ...openEntry, recipients: openEntry.recipients.slice(0, 1) });
    const event = portal.state().shop.events.find(({ eventId }) => eventId === seminarIds.open);
    if (event?.content?.prices[0] !== undefined) event.content.prices[0].price = 1350;
    portal.state().shop.cart.version += 1;
    document.dispatchEvent(new CustomEvent("portal:cart-refresh"));
    await view.findByText(changeTexts.title);
    await expectFocusKept(view, () => press(view, "Verstanden"), { on: "Warenkorb", says: null });
  });
});

describe("the keyboard's place elsewhere in the shop", () => {
  it("is at the heading of each step of the checkout", async () => {
    fillOrder(portal);
    history.replaceState(null, "", "/checkout");
    const view = renderInRoot(<Checkout />);
    await view.findByRole("heading", { name: /^Schritt 1/ });
    await expectFocusKept(view, () => press(view, checkoutTexts.toOverview), { on: /^Schritt 2 von 3/, says: null });
    await expectFocusKept(view, () => press(view, "Adresse ändern"), { on: /^Schritt 1 von 3/, says: null });
    history.replaceState(null, "", "/checkout");
  });

  it("is at the link to the cart that takes the button's place, after a failure as well", async () => {
    portal.select({ scenario: "status-400:cartAdd" });
    const view = renderInRoot(<AddToCart eventId={String(seminarIds.open)} type="booking" />);
    await press(view, addTexts.labels.booking);
    await view.findByRole("button", { name: common.retry });
    portal.select({ scenario: "normal" });
    await expectFocusKept(view, () => press(view, common.retry), { on: addTexts.inCart, says: /\./ });
  });

  it("is at the link to the cart on the page of an event", async () => {
    const view = renderInRoot(<EventOffer eventId={String(seminarIds.open)} />);
    await expectFocusKept(view, () => press(view, namedAbout(addTexts.labels.booking)), {
      on: namedAbout(addTexts.inCart),
      says: /\./,
    });
  });

  it("is at the way to the next form of a conference, also after the one for several", async () => {
    const view = renderInRoot(<ConferenceBooking conference="betriebsraete-tage" mode="booking" />);
    await typeOnline(view);
    fireEvent.click(view.getByRole("radio", { name: bookingOptionLabels.mitNacht_VP }));
    await expectFocusKept(view, () => press(view, participantTexts.saveNew), {
      on: participantTexts.add,
      says: "1 Teilnehmer:in wurde hinzugefügt.",
    });
    await expectFocusKept(view, () => press(view, participantTexts.paste), { on: /^Namen, je Zeile/, says: null });
    await expectFocusKept(view, () => press(view, "Abbrechen"), {
      on: participantTexts.add,
      says: participantTexts.cancelled,
    });
    await press(view, participantTexts.paste);
    type(view, /^Namen, je Zeile/, "Frau Anna Albrecht\nHerr Bernd Böhm");
    await expectFocusKept(view, () => press(view, "2 Teilnehmer:innen hinzufügen"), {
      on: participantTexts.add,
      says: "2 Teilnehmer:innen wurden hinzugefügt.",
    });
  });

  it("is at the neighbour of what is taken off the wishlist, and at the heading after the last", async () => {
    portal.state().shop.wishlist.splice(2);
    const view = renderInRoot(<Wishlist />);
    const [first = "", second = ""] = (
      await view.findAllByRole("button", { name: /von der Merkliste entfernen$/ })
    ).map((button) => button.getAttribute("aria-label") ?? "");
    await expectFocusKept(view, () => press(view, first), { on: second, says: /wurde von der Merkliste genommen\.$/ });
    await expectFocusKept(view, () => press(view, second), { on: "Merkliste", says: /leer/ });
  });
});
