import { expect, it } from "vitest";
import { useMockPortal } from "#test/support/door.ts";
import { fillCart, overview } from "#test/support/ordering.tsx";

const portal = useMockPortal({ customer: "guest" });

it("tells in the checkout, too, what the backend has taken out of the cart, until the customer has seen it", async () => {
  fillCart(portal);
  const view = await overview();
  portal.state().shop.cart.items[0]?.recipients.pop();
  portal.state().shop.cart.version += 1;
  document.dispatchEvent(new CustomEvent("portal:cart-refresh"));
  expect(await view.findByText(/^Die Teilnehmer:innen von .* haben sich geändert\.$/)).toBeVisible();
  await view.user.click(view.getByRole("button", { name: "Verstanden" }));
  expect(view.queryByText(/haben sich geändert\.$/)).toBeNull();
});
