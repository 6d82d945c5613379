import { fireEvent, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { participantTexts } from "#i18n/participants.ts";
import { priceCalculator } from "#i18n/price-calculator.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { namedAbout } from "#test/support/named-about.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { CartPage } from "#widgets/shop/cart/cart.tsx";
import { PriceCalculator } from "./price-calculator.tsx";

const portal = useMockPortal({ customer: "guest" });

const show = (eventId: number): Rendered => renderInRoot(<PriceCalculator eventId={String(eventId)} />);

beforeEach(() => history.replaceState(null, "", "/kostenrechner?teilnehmer=5"));

describe("the way from the calculator into the cart", () => {
  it("takes as many places as were calculated, and the cart asks for their names", async () => {
    const view = show(seminarIds.open);
    await view.user.click(await view.findByRole("button", { name: /^5 Plätze in den Warenkorb: / }));
    await view.findByRole("link", { name: namedAbout(addTexts.inCart) });
    view.unmount();
    const cart = renderInRoot(<CartPage />);
    expect(await cart.findByText("Geplant sind 5 Plätze. 5 Personen fehlen noch.")).toBeVisible();
    expect(cart.queryByText(cartTexts.noPeople)).toBeNull();
    expect(await cart.findByRole("group", { name: "Teilnehmer:in 1 von 5" })).toBeVisible();
  });

  it("follows the number", async () => {
    const view = show(seminarIds.open);
    await view.findByRole("button", { name: /^5 Plätze/ });
    fireEvent.change(view.getByRole("textbox", { name: priceCalculator.participants }), { target: { value: "1" } });
    expect(view.getByRole("button", { name: /^1 Platz in den Warenkorb: / })).toBeVisible();
  });

  it("says that there are fewer places than people", async () => {
    const view = show(seminarIds.few);
    expect(await view.findByText(participantTexts.soldOut)).toBeVisible();
    expect(view.getByText("Nur noch 3 Plätze")).toBeVisible();
  });

  it.each([
    [seminarIds.full, "Warteliste", [addTexts.labels.waitingList]],
    [seminarIds.closed, "Ausgebucht", []],
  ])("offers of event %i (%s) no more than there is", async (eventId, state, buttons) => {
    const view = show(eventId);
    await view.findByText(state);
    expect(view.queryAllByRole("button", { name: /: .*\d{4}$/ }).map(({ textContent }) => textContent)).toEqual(
      buttons,
    );
  });

  it("leads to where a seminar is had that the cart does not sell", async () => {
    for (const event of portal.state().shop.events) if (event.eventId === seminarIds.open) event.isInhouse = true;
    const view = show(seminarIds.open);
    expect(await view.findByRole("link", { name: /^Inhouse anfragen: / })).toBeVisible();
    expect(view.queryByRole("button", { name: /Warenkorb/ })).toBeNull();
  });

  it("leaves no gap where nobody can tell whether it can be booked", async () => {
    portal.select({ scenario: "fail:bookingStates" });
    const view = show(seminarIds.open);
    await view.findByRole("button", { name: priceCalculator.print });
    await waitFor(() => expect(portal.calls.map(({ name }) => name)).toContain("bookingStates"));
    await waitFor(() => expect(view.wrapper.querySelector(".calculator-cart")).toBeNull());
  });

  it("is not there for a conference", async () => {
    const view = show(seminarIds.conference);
    await view.findByRole("heading", { level: 2, name: "Kostenrechner" });
    expect(portal.calls.map(({ name }) => name)).not.toContain("bookingStates");
  });
});
