import { expect, it } from "vitest";
import { checkoutTexts } from "#i18n/checkout.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { fillOrder, order, overview } from "#test/support/ordering.tsx";

const portal = useMockPortal({ customer: "guest" });

it.each(["reservation", "waitingList"])(
  "the price of a %s that has risen is told in the words of a request",
  async (type) => {
    fillOrder(portal, seminarIds.dearer);
    for (const item of portal.state().shop.cart.items) Object.assign(item, { type });
    const view = await overview();
    await view.user.click(view.getByRole("button", { name: "Unverbindlich anfragen" }));
    expect(await view.findByRole("heading", { name: "Noch nicht angefragt" })).toBeVisible();
    expect(view.getByText(/^Der Preis hat sich geändert, seit Sie die Angaben zuletzt gesehen haben\./)).toBeVisible();
    expect(view.getByText("zzgl. gesetzlicher MwSt.")).toBeVisible();
    expect(view.queryByText(/[Bb]estell|gebucht/)).toBeNull();
    expect(view.getByRole("listitem", { current: "step" })).toHaveTextContent("Übersicht");
  },
);

it("a booking whose price has risen is still at the overview, and at its end once it is confirmed", async () => {
  fillOrder(portal, seminarIds.dearer);
  const view = await overview();
  await order(view);
  const confirm = await view.findByRole("button", { name: /zahlungspflichtig buchen$/ });
  expect(view.getByRole("heading", { name: "Noch nichts gebucht" })).toBeVisible();
  expect(view.getByRole("listitem", { current: "step" })).toHaveTextContent("Übersicht");
  await view.user.click(confirm);
  await view.findByRole("heading", { name: checkoutTexts.thanks });
  expect(view.getByRole("listitem", { current: "step" })).toHaveTextContent("Abschluss");
});

it("a seminar that is gone at the press is not ordered, and only the overview goes on", async () => {
  fillOrder(portal);
  const view = await overview();
  const [entry] = portal.state().shop.cart.items;
  if (entry !== undefined) entry.eventId = 0;
  portal.state().shop.cart.version += 1;
  await order(view);
  const back = await view.findByRole("button", { name: checkoutTexts.backToOverview });
  expect(view.queryByRole("button", { name: /buchen$/ })).toBeNull();
  expect(portal.calls.filter(({ name }) => name === "checkout")).toEqual([]);
  await view.user.click(back);
  expect(await view.findByText(checkoutTexts.removeGone)).toBeVisible();
});
