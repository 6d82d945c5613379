import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { cartTexts } from "#i18n/cart.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { fillOrder, overview } from "#test/support/ordering.tsx";
import { wholeText } from "#test/support/whole-text.ts";

const portal = useMockPortal({ customer: "guest" });

it("tells in the checkout, too, what the backend has taken out of the cart, until the customer has seen it", async () => {
  fillOrder(portal);
  const view = await overview();
  portal.state().shop.cart.items[0]?.recipients.pop();
  portal.state().shop.cart.version += 1;
  document.dispatchEvent(new CustomEvent("portal:cart-refresh"));
  expect(await view.findByText(/^Die Teilnehmer:innen von .* haben sich geändert\.$/)).toBeVisible();
  await view.user.click(view.getByRole("button", { name: "Verstanden" }));
  expect(view.queryByText(/haben sich geändert\.$/)).toBeNull();
});

it("says no sum of before where the price was not known", async () => {
  const event = portal.state().shop.events.find(({ eventId }) => eventId === seminarIds.open);
  if (event?.content == null) throw new Error("The event has no price");
  const { prices } = event.content;
  const theme = event.theme;
  Object.assign(event.content, { prices: [] });
  event.theme = null;
  fillOrder(portal);
  const view = await overview();
  expect(wholeText(view.getByText(`${cartTexts.total}:`))).toHaveTextContent(cartTexts.noPrice);
  Object.assign(event.content, { prices });
  event.theme = theme;
  portal.state().shop.cart.version += 1;
  document.dispatchEvent(new CustomEvent("portal:cart-refresh"));
  await waitFor(() => expect(wholeText(view.getByText(`${cartTexts.total}:`))).toHaveTextContent(/\d/));
  expect(view.queryByText(/(^|\s)0,00\s€/)).toBeNull();
});
