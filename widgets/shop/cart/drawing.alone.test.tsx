import { waitFor, within } from "@testing-library/react";
import type { ComponentProps, ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { cartTexts } from "#i18n/cart.ts";
import { participantTexts } from "#i18n/participants.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { fillCart, showCart } from "#test/support/cart.tsx";
import { useMockPortal } from "#test/support/mock-portal.ts";
import type { PersonFacts } from "#widgets/shop/shared/people/person-facts.tsx";

type FactsProps = ComponentProps<typeof PersonFacts>;
const { drawn } = vi.hoisted(() => ({ drawn: [] as unknown[] }));

/** Every participant tells when they are drawn. */
vi.mock("#widgets/shop/shared/people/person-facts.tsx", async (load) => {
  const original = await load<{ PersonFacts: ComponentType<FactsProps> }>();
  const Told = (props: FactsProps) => {
    drawn.push(props.recipient.recipientId);
    return <original.PersonFacts {...props} />;
  };
  return { ...original, PersonFacts: Told };
});

const portal = useMockPortal({ customer: "guest" });

it("draws no other participant anew where a form opens, and the others once where one is removed", async () => {
  fillCart(portal, seminarIds.open, 4);
  const view = await showCart();
  const ids = portal.state().shop.cart.items[0]?.recipients.map(({ recipientId }) => recipientId) ?? [];
  const press = (name: RegExp): Promise<void> => {
    const button = within(view.getByRole("group", { name: /^Teilnehmer:in 1 von 4$/ })).getByRole("button", { name });
    drawn.length = 0;
    return view.user.click(button);
  };
  await press(/ bearbeiten$/);
  const cancel = await view.findByRole("button", { name: participantTexts.cancel });
  expect(drawn).toEqual([]);
  await view.user.click(cancel);
  expect(drawn).toEqual([ids[0]]);
  await press(/ entfernen$/);
  await waitFor(() => expect(view.getByRole("button", { name: cartTexts.undo })).toBeVisible());
  expect(drawn).toEqual(ids.slice(1));
});
