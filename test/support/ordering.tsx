import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { checkoutTexts } from "#i18n/checkout.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import type { Portal } from "#mocks/model/portal.ts";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";
import { initialState, usePortal } from "#state/store.ts";
import { Checkout } from "#widgets/shop/checkout/checkout.tsx";
import { renderInRoot, type Rendered } from "./render.tsx";

/** The `checkout` calls that have arrived. */
export const ordersOf = (portal: Portal) => portal.calls.filter(({ name }) => name === "checkout");

/** Puts one event with three participants into the cart, with or without a saved address. */
export function fillOrder(
  portal: Portal,
  eventId: number = seminarIds.open,
  options: Parameters<typeof cartState>[1] = orderAddress,
): void {
  Object.assign(
    portal.state().shop.cart,
    cartState([{ ...openEntry, eventId, recipients: structuredClone(openEntry.recipients) }], options).shop?.cart,
  );
}

/** Renders the checkout and goes to its second step. */
export async function overview(): Promise<Rendered> {
  history.replaceState(null, "", "/checkout?schritt=uebersicht&fremd=1");
  const view = renderInRoot(<Checkout />);
  await view.findByRole("button", { name: "Adresse ändern" });
  return view;
}

export async function order(view: Rendered): Promise<void> {
  await view.user.click(view.getByRole("checkbox", { name: /AGB/ }));
  await view.user.dblClick(view.getByRole("button", { name: checkoutTexts.order }));
}

/** Renders the checkout again, as after a reload. */
export function reloaded(view: Rendered): Rendered {
  view.unmount();
  usePortal.setState(initialState, true);
  return renderInRoot(<Checkout />);
}

/** The names that the result of an order lists as ordered. */
export const orderedPeople = (view: Rendered): string[] =>
  [...view.wrapper.querySelectorAll('[data-state="ordered"] strong')].map(({ textContent }) => textContent);

/**
 * Waits until this many people are listed as ordered, and checks that the page says once that the order has arrived.
 */
export async function whenOrdered(view: Rendered, count: number): Promise<void> {
  await waitFor(() => expect(orderedPeople(view)).toHaveLength(count));
  expect(view.getAllByText(/^Ihre Buchungsanfrage haben wir erhalten\./)).toHaveLength(1);
}
