import { waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { common } from "#i18n/common.ts";
import { empty } from "#i18n/empty.ts";
import { wishlistRemoval, wishlistTexts } from "#i18n/wishlist.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { namedAbout } from "#test/support/named-about.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { WishlistToggle } from "#widgets/shop/wishlist-toggle/wishlist-toggle.tsx";
import { Wishlist } from "./wishlist.tsx";

const portal = useMockPortal({ customer: "guest" });

describe("the wishlist", () => {
  it("shows dates, prices, places left and the way into the cart", async () => {
    const view = renderInRoot(<Wishlist />);
    const [few] = await view.findAllByRole("listitem");
    if (few === undefined) throw new Error("There is no entry");
    expect(await within(few).findByText("Nur noch 3 Plätze")).toBeVisible();
    expect(few).toHaveTextContent(/27\.04\.–01\.05\.2026 · Binz auf RügenNur noch 3 Plätze1\.290,00\s€ pro Person/);
    expect(view.getAllByText(/gesetzlicher MwSt\.$/)).toHaveLength(1);
    await view.user.click(within(few).getByRole("button", { name: namedAbout(addTexts.labels.booking) }));
    await within(few).findByRole("link", { name: namedAbout(addTexts.inCart) });
    expect(view.getByRole("button", { name: namedAbout(addTexts.labels.waitingList) })).toBeVisible();
  });

  it("removes an entry, tells hearts and host, and moves the focus to the next one", async () => {
    const told: unknown[] = [];
    const listen = ({ detail }: CustomEventInit): void => void told.push(detail);
    document.addEventListener("portal:wishlist-changed", listen);
    const [first] = portal.state().shop.wishlist;
    const view = renderInRoot(
      <>
        <Wishlist />
        <WishlistToggle id={String(first?.refId)} kind="event" title="Herz" />
      </>,
    );
    const heart = view.getByRole("button", { name: "Auf die Merkliste: Herz" });
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
    const [button] = await view.findAllByRole("button", { name: /von der Merkliste entfernen$/ });
    if (button === undefined) throw new Error("There is no entry");
    await view.user.click(button);
    await waitFor(() => expect(told).toEqual([{ count: 2 }]));
    expect(view.getAllByRole("listitem")).toHaveLength(2);
    expect(heart).toHaveAttribute("aria-pressed", "false");
    await expect
      .poll(() => view.root.activeElement)
      .toBe(view.getAllByRole("button", { name: /von der Merkliste entfernen$/ })[0]);
    document.removeEventListener("portal:wishlist-changed", listen);
  });

  it("offers to remove nothing that the backend could not identify", async () => {
    const [first] = portal.state().shop.wishlist;
    if (first !== undefined) Object.assign(first, { id: null });
    const view = renderInRoot(<Wishlist />);
    expect(await view.findAllByRole("listitem")).toHaveLength(3);
    expect(view.getAllByRole("button", { name: /von der Merkliste entfernen$/ })).toHaveLength(2);
  });

  it("hands nothing of an entry that goes to the one that moves up", async () => {
    portal.select({ scenario: "refused-soldOut:cartAdd" });
    const view = renderInRoot(<Wishlist />);
    const [first, second] = await view.findAllByRole("listitem");
    if (first === undefined || second === undefined) throw new Error("There are no two entries");
    await view.user.click(await within(first).findByRole("button", { name: namedAbout(addTexts.labels.booking) }));
    await within(first).findByText(addTexts.soldOut);
    await view.user.click(within(first).getByRole("button", { name: /von der Merkliste entfernen$/ }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(view.getAllByRole("listitem")[0]).toBe(second);
    expect(view.queryByText(addTexts.soldOut)).toBeNull();
  });

  it("loses what a heart or another tab takes off, and says when nothing is left", async () => {
    const { wishlist } = portal.state().shop;
    wishlist.splice(2);
    const [first, second] = wishlist;
    const view = renderInRoot(
      <>
        <Wishlist />
        <WishlistToggle id={String(first?.refId)} kind="event" title="Herz" />
      </>,
    );
    await view.findAllByRole("listitem");
    await view.user.click(view.getByRole("button", { name: "Auf die Merkliste: Herz" }));
    await waitFor(() => expect(view.getAllByRole("listitem")).toHaveLength(1));
    const tab = new BroadcastChannel("kundenportal-wishlist");
    tab.postMessage({ key: `${second?.kind ?? ""} ${second?.refId ?? ""}`, isOn: false, id: null, count: 0 });
    expect(await view.findByText(wishlistTexts.empty)).toBeVisible();
    tab.close();
  });

  it("takes an entry back with a message and a way on when the backend refuses", async () => {
    portal.select({ scenario: "status-400:bookmarkDelete" });
    const view = renderInRoot(<Wishlist />);
    await view.user.click(await view.findByRole("button", { name: "Reden, die ankommen von der Merkliste entfernen" }));
    expect(await view.findByText(wishlistTexts.failed.off)).toBeVisible();
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    await waitFor(() => expect(view.queryByRole("link", { name: "Reden, die ankommen" })).toBeNull());
  });

  it("calls nothing removed, or left, of which nobody knows what became", async () => {
    portal.select({ scenario: "lost:bookmarkDelete+fail:wishlist+fail:bookmarks" });
    const view = renderInRoot(<Wishlist />);
    await view.user.click(await view.findByRole("button", { name: "Reden, die ankommen von der Merkliste entfernen" }));
    expect(view.queryByText(wishlistTexts.removed)).toBeNull();
    expect(await view.findByText(wishlistRemoval.unknown)).toBeVisible();
    expect(view.queryByText(wishlistTexts.failed.off)).toBeNull();
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    await waitFor(() => expect(view.queryByRole("link", { name: "Reden, die ankommen" })).toBeNull());
    expect(await view.findByText(wishlistTexts.removed)).toBeInTheDocument();
  });

  it("asks the states of all its events, at most 50 a call", async () => {
    const { shop } = portal.state();
    const [event] = shop.events;
    if (event === undefined) throw new Error("There is no event");
    const ids = Array.from({ length: 70 }, (_, index) => 8000 + index);
    shop.events.push(...ids.map((eventId) => ({ ...event, eventId })));
    shop.wishlist = ids.map((refId, index) => ({ id: 100 + index, kind: "event", refId }));
    renderInRoot(<Wishlist />);
    await waitFor(() =>
      expect(
        portal.calls
          .filter(({ name }) => name === "bookingStates")
          .map(({ path }) => new URL(path, "http://x").searchParams.get("eventIds")?.split(",").length),
      ).toEqual([50, 20]),
    );
  });

  it("says that there is no date only where the backend says so", async () => {
    portal.state().shop.wishlist = [1, 2].map((id) => ({ id, kind: "event", refId: -id }));
    const send = globalThis.fetch;
    vi.spyOn(globalThis, "fetch").mockImplementation((input, init) =>
      (input as Request).url.endsWith("/get-with-event")
        ? Promise.resolve(Response.json({ items: [{ id: 1, event: null }] }))
        : send(input, init),
    );
    const view = renderInRoot(<Wishlist />);
    const [told, untold] = await view.findAllByRole("listitem");
    expect(told).toHaveTextContent(wishlistTexts.noDate);
    expect(untold).not.toHaveTextContent(wishlistTexts.noDate);
  });

  it("is empty", async () => {
    portal.state().shop.wishlist = [];
    const view = renderInRoot(<Wishlist />);
    expect(await view.findByText(wishlistTexts.empty)).toBeVisible();
    expect(view.getByText(empty.hints.wishlist)).toBeVisible();
    expect(view.getByRole("link", { name: empty.ways.search })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/seminare\/p$/),
    );
  });

  it("draws a failure with a way on", async () => {
    portal.select({ scenario: "fail:wishlistAll" });
    expect(await renderInRoot(<Wishlist />).findByRole("button", { name: common.retry })).toBeVisible();
  });
});
