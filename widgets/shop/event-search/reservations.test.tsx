import { within } from "@testing-library/react";
import { expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { namedAbout } from "#test/support/named-about.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { EventSearch } from "./event-search.tsx";

const portal = useMockPortal({ customer: "guest" });

const NOTE = "Eine Reservierung ist kostenlos und unverbindlich.";
const booking = { name: namedAbout(addTexts.labels.booking) };
const reserve = { name: namedAbout(addTexts.reserve) };

it.each([
  ["one by one", "&ansicht=termine"],
  ["in the card of their theme", ""],
])(
  "dates %s can be reserved beside the cart, with what that costs, where the configuration says so",
  async (_how, look) => {
    history.replaceState(null, "", `/suche?q=betriebsverfassungsrecht${look}`);
    usePortal.setState(({ config }) => ({ config: { ...config, reservations: true } }));
    const view = renderInRoot(<EventSearch />);
    const [card] = await view.findAllByRole("article");
    if (card === undefined) throw new Error("No card");
    const buttons = await within(card).findAllByRole("button", reserve);
    expect(buttons).toHaveLength(within(card).getAllByRole("button", booking).length);
    expect(view.getByText(NOTE)).toBeVisible();
    const [first] = buttons;
    if (first !== undefined) await view.user.click(first);
    await within(card).findByRole("link", { name: namedAbout(addTexts.inCart) });
    expect(portal.state().shop.cart.items.map(({ type }) => type)).toEqual(["reservation"]);
  },
);

it("offers none where the configuration says nothing of it", async () => {
  history.replaceState(null, "", "/suche?q=betriebsverfassungsrecht");
  const view = renderInRoot(<EventSearch />);
  await view.findAllByRole("button", booking);
  expect(view.queryByRole("button", reserve)).toBeNull();
  expect(view.queryByText(NOTE)).toBeNull();
});
