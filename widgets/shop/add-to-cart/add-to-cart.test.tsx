import { act, fireEvent, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { common } from "#i18n/common.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { restoreSession } from "#state/session/session.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { namedAbout } from "#test/support/named-about.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { CartSmall } from "#widgets/shop/cart-small/cart-small.tsx";
import { AddToCart } from "./add-to-cart.tsx";

const portal = useMockPortal({ customer: "guest" });
const open = String(seminarIds.open);
const adds = () => portal.calls.filter(({ name }) => name === "cartAdd").map(({ body, status }) => [status, body]);

/** What `portal:cart-changed` told while a test runs. */
function counts(): number[] {
  const told: number[] = [];
  document.addEventListener("portal:cart-changed", ({ detail }: CustomEventInit<{ count: number }>) =>
    told.push(detail?.count ?? -1),
  );
  return told;
}

describe("the button", () => {
  it("adds the event once however often it is pressed, and becomes a link to the cart that has the focus", async () => {
    const told = counts();
    const view = renderInRoot(<AddToCart eventId={open} type="booking" />);
    await view.user.dblClick(view.getByRole("button", { name: addTexts.labels.booking }));
    const link = await view.findByRole("link", { name: addTexts.inCart });
    expect(link).toHaveAttribute("href", "http://localhost:3000/seminare/warenkorb");
    expect(link.closest("[data-state]")).toHaveAttribute("data-state", "in-cart");
    expect(adds()).toEqual([[200, { eventId: seminarIds.open, type: "booking" }]]);
    await waitFor(() => expect(view.root.activeElement).toBe(link));
    expect(told).toEqual([1]);
  });

  it("is no way to the cart by the second press of a double click or a held key", async () => {
    const view = renderInRoot(<AddToCart eventId={open} type="booking" />);
    fireEvent.click(view.getByRole("button", { name: addTexts.labels.booking }), { detail: 1 });
    const link = await view.findByRole("link", { name: addTexts.inCart });
    expect(fireEvent.click(link, { detail: 2 })).toBe(false);
    expect(fireEvent.keyDown(link, { key: "Enter", repeat: true })).toBe(false);
    expect(fireEvent.keyDown(link, { key: "Tab", repeat: true })).toBe(true);
    expect(fireEvent.keyDown(link, { key: "Enter" })).toBe(true);
    expect(fireEvent.click(link, { detail: 1 })).toBe(true);
  });

  it.each([
    ["booking", "In den Warenkorb", null],
    ["reservation", "Reservieren", "Reservierung"],
    ["waitingList", "Auf die Warteliste", "Warteliste"],
  ] as const)("of the type %s reads %s, and then says beside the link: %s", async (type, name, chip) => {
    const view = renderInRoot(<AddToCart eventId={open} type={type} />);
    await view.user.click(view.getByRole("button", { name }));
    await view.findByRole("link", { name: addTexts.inCart });
    expect(adds()).toEqual([[200, { eventId: seminarIds.open, type }]]);
    expect(view.queryByText(/^(Reservierung|Warteliste)$/)?.textContent ?? null).toBe(chip);
  });

  it.each([
    ["reservation", "booking", "Als Buchung im Warenkorb"],
    ["booking", "reservation", "Als Reservierung im Warenkorb"],
  ] as const)("of the type %s says of a %s in the cart: %s", async (other, type, text) => {
    const view = renderInRoot(<AddToCart eventId={open} type={type} />);
    const second = renderInRoot(<AddToCart eventId={open} type={other} />);
    await view.user.click(view.getByRole("button"));
    await view.findByRole("link", { name: addTexts.inCart });
    expect(await second.findByRole("link", { name: text })).toBeVisible();
  });

  it("reads as its author says", () => {
    expect(
      renderInRoot(<AddToCart eventId={open} type="booking" label="Jetzt sichern" />).getByRole("button", {
        name: "Jetzt sichern",
      }),
    ).toBeVisible();
  });

  it("asks nobody at the start, and knows the cart where another widget has loaded it", async () => {
    portal.state().shop.cart.items.push({ itemId: 1, type: "booking", eventId: seminarIds.open, recipients: [] });
    const view = renderInRoot(<AddToCart eventId={open} type="booking" />);
    expect(view.getByRole("button", { name: addTexts.labels.booking })).toBeVisible();
    expect(portal.calls).toEqual([]);
    view.rerender(
      <>
        <AddToCart eventId={open} type="booking" />
        <CartSmall />
      </>,
    );
    await view.findByRole("link", { name: addTexts.inCart });
    expect(portal.calls.map(({ name }) => name)).toEqual(["cartSmall"]);
  });
});

describe("a refusal", () => {
  it("of what is sold out offers the waiting list and other dates in place", async () => {
    const view = renderInRoot(<AddToCart eventId={String(seminarIds.full)} type="booking" />);
    await view.user.click(view.getByRole("button", { name: addTexts.labels.booking }));
    expect(await view.findByText(addTexts.soldOut)).toBeVisible();
    const [first] = await view.findAllByRole("listitem");
    if (first === undefined) throw new Error("There is no other date");
    await view.user.click(await within(first).findByRole("button", { name: namedAbout(addTexts.labels.booking) }));
    await within(first).findByRole("link", { name: namedAbout(addTexts.inCart) });
    await view.user.click(view.getByRole("button", { name: addTexts.labels.waitingList }));
    await waitFor(async () => expect(await view.findAllByRole("link", { name: addTexts.inCart })).toHaveLength(1));
    expect(adds().map(([status, body]) => [status, body])).toEqual([
      [409, { eventId: seminarIds.full, type: "booking" }],
      [200, { eventId: seminarIds.open, type: "booking" }],
      [200, { eventId: seminarIds.full, type: "waitingList" }],
    ]);
  });

  it("of what is closed says so", async () => {
    const view = renderInRoot(<AddToCart eventId={String(seminarIds.closed)} type="booking" />);
    await view.user.click(view.getByRole("button", { name: addTexts.labels.booking }));
    expect(await view.findByText(addTexts.closed)).toBeVisible();
    expect(view.queryByRole("button", { name: addTexts.labels.waitingList })).toBeNull();
  });

  it("of a duplicate is none: it is in the cart", async () => {
    portal.select({ scenario: "refused-duplicate:cartAdd" });
    const view = renderInRoot(<AddToCart eventId={open} type="booking" />);
    await view.user.click(view.getByRole("button", { name: addTexts.labels.booking }));
    await view.findByRole("link", { name: addTexts.inCart });
    expect(view.queryByRole("alert")).toBeNull();
  });

  it("of a duplicate says as what the cart holds it, though no widget has read the cart", async () => {
    portal.state().shop.cart.items.push({ itemId: 5, type: "booking", eventId: seminarIds.open, recipients: [] });
    portal.select({ scenario: "refused-duplicate:cartAdd" });
    const view = renderInRoot(<AddToCart eventId={open} type="reservation" />);
    await view.user.click(view.getByRole("button", { name: addTexts.labels.reservation }));
    await view.findByRole("link", { name: addTexts.inCartAs.booking });
  });
});

describe("a failure", () => {
  it("is drawn, and tried again by the customer alone", async () => {
    portal.select({ scenario: "fail:cartAdd" });
    const view = renderInRoot(<AddToCart eventId={open} type="booking" />);
    await view.user.click(view.getByRole("button", { name: addTexts.labels.booking }));
    const again = await view.findByRole("button", { name: common.retry });
    expect(adds()).toHaveLength(1);
    portal.select({ scenario: "normal" });
    await view.user.click(again);
    await view.findByRole("link", { name: addTexts.inCart });
  });

  it("of the session asks for the login until somebody has logged in", async () => {
    portal.select({ customer: "admin", scenario: "expired:cartAdd" });
    const view = renderInRoot(<AddToCart eventId={open} type="booking" />);
    await view.user.click(view.getByRole("button", { name: addTexts.labels.booking }));
    expect(await view.findByText(addTexts.session)).toBeVisible();
    act(restoreSession);
    await waitFor(() => expect(view.queryByText(addTexts.session)).toBeNull());
    expect(view.getByText(addTexts.failed)).toBeVisible();
  });

  it("of the waiting list is tried again as that, and books nothing", async () => {
    const view = renderInRoot(<AddToCart eventId={String(seminarIds.full)} type="booking" />);
    await view.user.click(view.getByRole("button", { name: addTexts.labels.booking }));
    portal.select({ scenario: "status-400:cartAdd" });
    await view.user.click(await view.findByRole("button", { name: addTexts.labels.waitingList }));
    const again = await view.findByRole("button", { name: common.retry });
    portal.select({ scenario: "normal" });
    await view.user.click(again);
    await view.findByRole("link", { name: addTexts.inCart });
    expect(adds().slice(1)).toEqual([
      [400, { eventId: seminarIds.full, type: "waitingList" }],
      [200, { eventId: seminarIds.full, type: "waitingList" }],
    ]);
  });

  it("of the answer alone is none: the cart tells that it has arrived", async () => {
    portal.select({ scenario: "lost:cartAdd" });
    const view = renderInRoot(<AddToCart eventId={open} type="booking" />);
    await view.user.click(view.getByRole("button", { name: addTexts.labels.booking }));
    await view.findByRole("link", { name: addTexts.inCart });
    expect(adds()).toHaveLength(1);
  });
});
