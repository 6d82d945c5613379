import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { fillOrder, order, ordersOf, overview, orderedPeople, reloaded, whenOrdered } from "#test/support/ordering.tsx";
import { purchases } from "#test/support/purchases.ts";
import { wholeText } from "#test/support/whole-text.ts";
import { personName } from "#widgets/shop/shared/person-name.ts";

const portal = useMockPortal({ customer: "guest" });
const orders = () => ordersOf(portal);
const NAMES = openEntry.recipients.map(personName);

describe("a result that is loaded again", () => {
  it("shows what became of each, and goes on with those of whom nothing is ordered", async () => {
    portal.select({ customer: "admin", scenario: "expired:checkout" });
    fillOrder(portal);
    let view = await overview();
    await order(view);
    await view.findByText(/^Bitte melden Sie sich wieder an\./);
    portal.select({ scenario: "normal" });
    portal.state().shop.ordered.push(91);
    const [entry] = portal.state().shop.cart.items;
    entry?.recipients.splice(0, 1);
    view = reloaded(view);
    expect(await view.findByText("Für 2 Teilnehmer:innen ist noch nichts bestellt.")).toBeVisible();
    expect(view.getByText(NAMES[0] ?? "").closest(".cart-entry")).toHaveTextContent(
      /^Betriebsverfassungsrecht.*2026 · Kontorhaus am Hafen.*1\.290,00\s€$/,
    );
    expect(orderedPeople(view)).toEqual([NAMES[0]]);
    expect(wholeText(view.getByText(`${cartTexts.total}:`))).toHaveTextContent(/^Gesamtsumme: 1\.290,00/);
    await view.user.click(view.getByRole("button", { name: checkoutTexts.toOverview }));
    await order(view);
    await whenOrdered(view, 3);
    view = reloaded(view);
    for (const name of NAMES) expect(await view.findByText(name)).toBeVisible();
    await whenOrdered(view, 3);
    expect(JSON.stringify(Object.values(localStorage))).not.toMatch(/Beispiel|Çelik|Cem/);
    expect(Object.keys(sessionStorage).filter((key) => (sessionStorage.getItem(key) ?? "").includes("Çelik"))).toEqual([
      "portal-draft:1001::sent",
    ]);
    expect(orders().filter(({ status }) => status === 200)).toHaveLength(2);
  });

  it("says that nobody knows it where the backend cannot say it, and asks again without sending", async () => {
    fillOrder(portal);
    portal.select({ scenario: "lost:checkout+fail:orderState" });
    let view = await overview();
    await order(view);
    await view.findByText(/Fehler aufgetreten|Wir wissen noch nicht/);
    view = reloaded(view);
    expect(await view.findByText(checkoutTexts.unknown)).toBeVisible();
    expect(view.queryByRole("heading", { name: checkoutTexts.nothingBooked.booking })).toBeNull();
    const before = orders().length;
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: checkoutTexts.checkAgain }));
    await whenOrdered(view, 3);
    expect(orders()).toHaveLength(before);
  });

  it("tells of a purchase once whose answer was lost, also when nobody could be asked before the reload", async () => {
    fillOrder(portal);
    portal.select({ scenario: "lost:checkout+fail:orderState" });
    let view = await overview();
    await order(view);
    await view.findByText(/Fehler aufgetreten|Wir wissen noch nicht/);
    expect(purchases()).toEqual([]);
    portal.select({ scenario: "normal" });
    for (let load = 0; load < 2; load += 1) {
      view = reloaded(view);
      await whenOrdered(view, 3);
      await waitFor(() => expect(purchases()).toHaveLength(3));
    }
    expect(purchases()[0]).toMatchObject({
      customerType: "Gast",
      ecommerce: { value: 1161, items: [{ item_id: "S-7001-26" }] },
    });
    expect(orders()).toHaveLength(3);
  });

  it("says that it was not read where nobody knows whose it is, and reads it at a press", async () => {
    portal.select({ customer: "admin" });
    fillOrder(portal);
    let view = await overview();
    await order(view);
    await whenOrdered(view, 3);
    portal.select({ scenario: "fail:user" });
    view = reloaded(view);
    const again = await view.findByRole("button", { name: common.retry });
    portal.select({ scenario: "normal" });
    await view.user.click(again);
    await whenOrdered(view, 3);
  });

  it("is shown wherever the page begins while nobody knows what became of it", async () => {
    fillOrder(portal);
    portal.select({ scenario: "lost:checkout+fail:orderState" });
    let view = await overview();
    await order(view);
    await view.findByText(/Fehler aufgetreten|Wir wissen noch nicht/);
    portal.select({ scenario: "normal" });
    history.replaceState(null, "", "/checkout");
    view = reloaded(view);
    await whenOrdered(view, 3);
    expect(purchases()).toHaveLength(3);
    history.replaceState(null, "", "/checkout");
    expect(await reloaded(view).findByText(cartTexts.empty)).toBeVisible();
  });

  it("lists nobody of an earlier order of the visit", async () => {
    fillOrder(portal);
    let view = await overview();
    await order(view);
    await whenOrdered(view, 3);
    history.replaceState(null, "", "/checkout");
    const [entry] = structuredClone([openEntry]);
    entry.recipients = entry.recipients.map((person, index) => ({ ...person, recipientId: 201 + index }));
    Object.assign(portal.state().shop.cart, cartState([entry], orderAddress).shop?.cart);
    view = reloaded(view);
    await view.user.click(await view.findByRole("button", { name: checkoutTexts.toOverview }));
    await view.findByRole("button", { name: checkoutTexts.order });
    view = reloaded(view);
    await view.findByRole("button", { name: checkoutTexts.order });
    await order(view);
    await whenOrdered(view, 3);
    expect(orders()).toHaveLength(6);
  });

  it("begins another order where the page begins with the address", async () => {
    fillOrder(portal);
    const view = await overview();
    await order(view);
    await whenOrdered(view, 3);
    history.replaceState(null, "", "/checkout");
    expect(await reloaded(view).findByText(cartTexts.empty)).toBeVisible();
  });
});
