import { participant } from "#mocks/model/shop/cart.ts";
import { recipientInput } from "#mocks/testing/shop-addresses.ts";
import type { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { CartPage } from "#widgets/shop/cart/cart.tsx";

type MockPortal = ReturnType<typeof useMockPortal>;

/** Puts an event with this many participants into the visitor's cart. */
export function fillCart(portal: MockPortal, eventId: number, people = 0): void {
  const { cart } = portal.state().shop;
  const recipients = Array.from({ length: people }, (_, index) =>
    participant(eventId * 10 + index, "booking", {
      ...recipientInput,
      firstname: `Vor${index + 1}`,
      lastname: `Nach${index + 1}`,
    }),
  );
  cart.items.push({ itemId: eventId * 10, type: "booking", eventId, recipients });
}

/** Renders the cart page, and waits for its content. */
export async function showCart(): Promise<Rendered> {
  const view = renderInRoot(<CartPage />);
  await view.findByRole("heading", { name: "Warenkorb" });
  return view;
}

/** Types into the form for one person. */
export async function fillIn(
  view: Rendered,
  names: { salutation?: string; firstname?: string; lastname?: string },
): Promise<void> {
  if (names.salutation !== undefined)
    await view.user.selectOptions(await view.findByLabelText(/^Anrede/), names.salutation);
  if (names.firstname !== undefined) await view.user.type(await view.findByLabelText(/^Vorname/), names.firstname);
  if (names.lastname !== undefined) await view.user.type(await view.findByLabelText(/^Nachname/), names.lastname);
}
