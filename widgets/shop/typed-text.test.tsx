import * as fc from "fast-check";
import { it } from "vitest";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { fillOrder } from "#test/support/ordering.tsx";
import { renderInRoot } from "#test/support/render.tsx";
import type { TypedForm } from "#test/support/typed/page.ts";
import { staysTyped, useTypedPages } from "#test/support/typed/text.ts";
import { Checkout } from "./checkout/checkout.tsx";

const portal = useMockPortal();
useTypedPages();

const address: TypedForm = {
  name: "address",
  open: () => {
    const { cart } = portal.state().shop;
    if (cart.items.length === 0) fillOrder(portal, seminarIds.open, null);
    return renderInRoot(<Checkout />, { id: "portal-checkout" });
  },
  isSaved: true,
  isOpened: true,
};

it("is there after any typing, failure, reload, other person and host, and only for whom it belongs to", async () => {
  await staysTyped(portal, fc.constant([address, address]), 12);
}, 120_000);
