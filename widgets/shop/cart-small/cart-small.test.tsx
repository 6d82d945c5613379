import { act, fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { cartSmallResource } from "#api/cart.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { common } from "#i18n/common.ts";
import { empty } from "#i18n/empty.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { awaitRead } from "#state/reads.ts";
import { noteOwnVersion } from "#state/shop/shop-calls.ts";
import { holdAnswers } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { AddToCart } from "#widgets/shop/add-to-cart/add-to-cart.tsx";
import { CartSmall } from "./cart-small.tsx";

const portal = useMockPortal({ customer: "guest" });

/** Puts an event into the visitor's cart behind the page's back. */
function fill(...eventIds: number[]): void {
  const { cart } = portal.state().shop;
  for (const eventId of eventIds) cart.items.push({ itemId: eventId * 10, type: "booking", eventId, recipients: [] });
  cart.version += 1;
}

/** Another tab changes the cart, whose news nobody on this page hears yet. */
function changeInOtherTab(): void {
  fill(seminarIds.open);
  noteOwnVersion({ cartId: null, version: null, items: [], options: null });
}

function counts(): number[] {
  const told: number[] = [];
  document.addEventListener("portal:cart-changed", ({ detail }: CustomEventInit<{ count: number }>) =>
    told.push(detail?.count ?? -1),
  );
  return told;
}

describe("the small cart", () => {
  it("tells the number and opens a short list that Escape closes", async () => {
    fill(seminarIds.open, seminarIds.online);
    const view = renderInRoot(<CartSmall />);
    const button = await view.findByRole("button", { name: "Warenkorb, 2 Einträge" });
    await view.user.click(button);
    expect(view.getByText("Datenschutz im Homeoffice")).toBeVisible();
    expect(view.getByRole("link", { name: cartTexts.toCart })).toHaveAttribute(
      "href",
      "http://localhost:3000/seminare/warenkorb",
    );
    await view.user.keyboard("{Escape}");
    expect(view.queryByText("Datenschutz im Homeoffice")).toBeNull();
    await expect.poll(() => view.root.activeElement).toBe(button);
  });

  it("scrolls a long list by the keyboard too, and takes no stop of a short one", async () => {
    fill(seminarIds.open, seminarIds.online);
    const view = renderInRoot(<CartSmall />);
    await view.user.click(await view.findByRole("button", { name: "Warenkorb, 2 Einträge" }));
    expect(view.getByRole("list")).not.toHaveAttribute("tabindex");
    view.unmount();
    fill(seminarIds.few, seminarIds.full, seminarIds.free);
    const long = renderInRoot(<CartSmall />);
    await long.user.click(await long.findByRole("button", { name: /^Warenkorb, \d Einträge$/ }));
    act(() => void document.dispatchEvent(new Event("portal:cart-refresh")));
    await waitFor(() => expect(long.getAllByRole("listitem")).toHaveLength(5));
    expect(long.getByRole("list")).toHaveAttribute("tabindex", "0");
  });

  it("says of each entry when it is and how many people come, in lines of their own", async () => {
    fill(seminarIds.open);
    const view = renderInRoot(<CartSmall />);
    await view.user.click(await view.findByRole("button", { name: "Warenkorb, 1 Eintrag" }));
    expect(view.getByText("30.03.–03.04.2026")).toBeVisible();
    expect(view.getByText("Noch niemand eingetragen")).toBeVisible();
    expect(view.queryByText(/·/)).toBeNull();
  });

  it.each([
    ["a finger on what cannot be clicked", fireEvent.pointerDown],
    ["a key on another control", fireEvent.click],
  ])("closes its list at a press elsewhere by %s, and not at one within", async (_how, press) => {
    fill(seminarIds.online);
    const view = renderInRoot(<CartSmall />);
    await view.user.click(await view.findByRole("button", { name: /Warenkorb, 1/ }));
    press(view.getByText("Datenschutz im Homeoffice"));
    expect(view.getByText("Datenschutz im Homeoffice")).toBeVisible();
    press(document.body);
    expect(view.queryByText("Datenschutz im Homeoffice")).toBeNull();
  });

  it.each([
    ["at the left", { right: 100, bottom: 50 }, ["8px", "50px"]],
    ["at the right", { right: 999, bottom: 50 }, ["672px", "50px"]],
    ["in the middle", { right: 600, bottom: 50 }, ["280px", "50px"]],
    ["at the foot", { right: 600, bottom: 790 }, ["280px", "592px"]],
  ])("keeps its list whole in the window where the icon stands %s", async (_where, icon, place) => {
    vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1000);
    vi.stubGlobal("innerHeight", 800);
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function rect(this: HTMLElement) {
      return (this.className === "cart-small-list" ? { left: 0, top: 0, width: 320, height: 200 } : icon) as DOMRect;
    });
    const view = renderInRoot(<CartSmall />);
    await view.user.click(view.getByRole("button", { name: /Warenkorb/ }));
    const { left, top } = view.root.querySelector<HTMLElement>(".cart-small-list")?.style ?? {};
    expect([left, top]).toEqual(place);
  });

  it("counts what another widget adds, without asking again", async () => {
    const told = counts();
    const view = renderInRoot(
      <>
        <CartSmall />
        <AddToCart eventId={String(seminarIds.open)} type="booking" />
      </>,
    );
    await view.findByRole("button", { name: "Warenkorb, 0 Einträge" });
    await view.user.click(view.getByRole("button", { name: addTexts.labels.booking }));
    await view.findByRole("button", { name: "Warenkorb, 1 Eintrag" });
    expect(portal.calls.map(({ name }) => name)).toEqual(["cartSmall", "cartAdd"]);
    expect(told).toEqual([1]);
  });

  it.each([
    ["the host says so", () => document.dispatchEvent(new CustomEvent("portal:cart-refresh"))],
    ["the page is gone back to", () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))],
  ])("loads again when %s", async (_what, happen) => {
    const told = counts();
    const view = renderInRoot(<CartSmall />);
    await view.findByRole("button", { name: "Warenkorb, 0 Einträge" });
    fill(seminarIds.open);
    act(() => void happen());
    await view.findByRole("button", { name: "Warenkorb, 1 Eintrag" });
    expect(told).toEqual([1]);
  });

  it("hears of other tabs at once", async () => {
    const told = counts();
    const view = renderInRoot(<CartSmall />);
    await view.findByRole("button", { name: "Warenkorb, 0 Einträge" });
    const tab = new BroadcastChannel("kundenportal-cart");
    tab.postMessage({
      cart: {
        cartId: "cart-1",
        version: 9,
        items: [{ itemId: 1, event: { eventId: 7, title: "Aus dem anderen Tab" } }],
      },
      countChanged: true,
    });
    await view.findByRole("button", { name: "Warenkorb, 1 Eintrag" });
    tab.close();
    expect(told).toEqual([1]);
    expect(portal.calls).toHaveLength(1);
  });

  it.each(["has come", "is under way"])(
    "reads again what was asked for ahead and %s when another tab changed the cart before anybody listened",
    async (how) => {
      const held = how === "is under way" ? holdAnswers("get-shopping-cart-small") : null;
      const asked = awaitRead(cartSmallResource, {});
      if (held === null) await asked;
      else await waitFor(() => expect(portal.calls).toHaveLength(1));
      changeInOtherTab();
      const view = renderInRoot(<CartSmall />);
      held?.open();
      await view.findByRole("button", { name: "Warenkorb, 1 Eintrag" });
      expect(portal.calls.map(({ name }) => name)).toEqual(["cartSmall", "cartSmall"]);
    },
  );

  it("reads again when the host says so while it is being read", async () => {
    const held = holdAnswers("get-shopping-cart-small");
    const view = renderInRoot(<CartSmall />);
    await waitFor(() => expect(portal.calls).toHaveLength(1));
    fill(seminarIds.open);
    act(() => void document.dispatchEvent(new CustomEvent("portal:cart-refresh")));
    held.open();
    await view.findByRole("button", { name: "Warenkorb, 1 Eintrag" });
    expect(portal.calls).toHaveLength(2);
  });

  it("leads on from an empty cart", async () => {
    const view = renderInRoot(<CartSmall />);
    await view.user.click(await view.findByRole("button", { name: "Warenkorb, 0 Einträge" }));
    expect(view.getByText(cartTexts.empty)).toBeVisible();
    expect(view.getByRole("link", { name: empty.ways.search })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/seminare\/p$/),
    );
  });

  it("draws a failure with a way on", async () => {
    portal.select({ scenario: "fail:cartSmall" });
    const view = renderInRoot(<CartSmall />);
    await view.user.click(view.getByRole("button", { name: "Warenkorb" }));
    const again = await view.findByRole("button", { name: common.retry });
    portal.select({ scenario: "normal" });
    await view.user.click(again);
    await waitFor(() => expect(view.getByRole("button", { name: "Warenkorb, 0 Einträge" })).toBeVisible());
  });
});
