import { act, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { checkoutTexts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { fillOrder, order, ordersOf, overview, whenOrdered } from "#test/support/ordering.tsx";
import { purchases } from "#test/support/purchases.ts";
import { keysSentTo } from "#test/support/sent-keys.ts";

const portal = useMockPortal({ customer: "guest" });

/** Has the backend say of whoever it is asked for that an order of some type stands there. */
function orderedAs(type: string): void {
  const network = fetch;
  vi.stubGlobal("fetch", (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/order-state")) return network(request);
    const recipients = (searchParams.get("recipientIds") ?? "")
      .split(",")
      .map((recipientId) => ({ recipientId, ordered: true, type }));
    return Promise.resolve(Response.json({ recipients }));
  });
}

describe("an order that nobody has answered", () => {
  it("has arrived where the backend knows a booking of each", async () => {
    fillOrder(portal);
    portal.select({ scenario: "offline:checkout" });
    orderedAs("booking");
    const view = await overview();
    await order(view);
    await whenOrdered(view, 3);
    expect(purchases()).toHaveLength(3);
  });

  it.each(["reservation", "waitingList"])("is no booking where the backend knows a %s alone", async (type) => {
    fillOrder(portal);
    portal.select({ scenario: "offline:checkout" });
    orderedAs(type);
    const view = await overview();
    await order(view);
    expect(await view.findAllByRole("button", { name: common.retry })).not.toEqual([]);
    expect(view.getByRole("heading", { name: checkoutTexts.nothingBooked.booking })).toBeVisible();
    expect(view.queryByText(/^Ihre Buchungsanfrage haben wir erhalten/)).toBeNull();
    expect(purchases()).toEqual([]);
  });

  it("has arrived where the desk has made a booking of the reservation that it asked for", async () => {
    fillOrder(portal);
    const [entry] = portal.state().shop.cart.items;
    if (entry !== undefined) entry.type = "reservation";
    portal.select({ scenario: "offline:checkout" });
    orderedAs("booking");
    const view = await overview();
    await view.user.click(view.getByRole("button", { name: checkoutTexts.request }));
    expect(await view.findByText(/^Ihre Anfrage haben wir erhalten/)).toBeVisible();
    expect(purchases()).toEqual([]);
  });

  it("goes as another act once its seminar is booked in place of reserved", async () => {
    const keys = keysSentTo("/online-fax");
    fillOrder(portal);
    const [entry] = portal.state().shop.cart.items;
    if (entry !== undefined) entry.type = "reservation";
    portal.select({ scenario: "offline:checkout" });
    const reserving = await overview();
    await reserving.user.click(reserving.getByRole("button", { name: checkoutTexts.request }));
    await reserving.findAllByRole("button", { name: common.retry });
    const reserved = keys.splice(0);
    reserving.unmount();
    if (entry !== undefined) entry.type = "booking";
    const booking = await overview();
    act(() => void document.dispatchEvent(new CustomEvent("portal:cart-refresh")));
    await booking.user.click(await booking.findByRole("button", { name: checkoutTexts.confirm }));
    await booking.findByRole("button", { name: checkoutTexts.order });
    await order(booking);
    await waitFor(() => expect(keys).not.toEqual([]));
    expect(keys.filter((key) => reserved.includes(key))).toEqual([]);
  });
});

describe("an entry of a type that nobody knows here", () => {
  /** Has the backend call the entry by another word. */
  const callIt = (type: string): void => void Object.assign(portal.state().shop.cart.items[0] ?? {}, { type });

  it("is no booking that could be pressed for, and says so", async () => {
    fillOrder(portal);
    callIt("option");
    const view = await overview();
    expect(view.getByText(checkoutTexts.unknownType)).toBeVisible();
    expect(view.queryByRole("button", { name: checkoutTexts.order })).toBeNull();
  });

  it("is not sent where it has become so since the customer has seen it", async () => {
    fillOrder(portal);
    const view = await overview();
    callIt("option");
    await order(view);
    expect(await view.findByText(checkoutTexts.changeUnseen)).toBeVisible();
    expect(ordersOf(portal)).toEqual([]);
  });
});
