import { act, fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { wishlistTexts } from "#i18n/wishlist.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { KeyedByPerson } from "#state/keyed-by-person.tsx";
import { askPerson } from "#state/person.ts";
import { holdAnswers } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { WishlistToggle } from "./wishlist-toggle.tsx";

const portal = useMockPortal({ customer: "guest" });
const names = (): string[] => portal.calls.map(({ name }) => name);

function counts(): number[] {
  const told: number[] = [];
  document.addEventListener("portal:wishlist-changed", ({ detail }: CustomEventInit<{ count: number }>) =>
    told.push(detail?.count ?? -1),
  );
  return told;
}

describe("the heart", () => {
  it("is put on and taken off, telling the number each time", async () => {
    const told = counts();
    const view = renderInRoot(
      <WishlistToggle id={String(seminarIds.open)} kind="event" title="Betriebsverfassungsrecht" />,
    );
    const button = view.getByRole("button", { name: "Auf die Merkliste: Betriebsverfassungsrecht" });
    await waitFor(() => expect(names()).toEqual(["wishlist"]));
    await waitFor(() => expect(portal.calls[0]?.status).toBe(200));
    await view.user.click(button);
    expect(button).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(told).toEqual([4]));
    await view.user.click(button);
    await waitFor(() => expect(told).toEqual([4, 3]));
    expect(button).toHaveAttribute("aria-pressed", "false");
    expect(names()).toEqual(["wishlist", "wishlistAdd", "bookmarkDelete"]);
  });

  it("says its word, and leads to the list once something has been put there", async () => {
    const view = renderInRoot(<WishlistToggle id={String(seminarIds.open)} kind="event" />);
    await waitFor(() => expect(portal.calls[0]?.status).toBe(200));
    const button = view.getByRole("button", { name: wishlistTexts.toggle });
    expect(button).toHaveTextContent(wishlistTexts.toggle);
    expect(view.queryByRole("link")).toBeNull();
    await view.user.click(button);
    expect(await view.findByRole("link", { name: wishlistTexts.look })).toHaveAttribute(
      "href",
      `${location.origin}/wishlist/list`,
    );
    await view.user.click(button);
    await waitFor(() => expect(view.queryByRole("link")).toBeNull());
  });

  it("is filled where the wishlist has it; any number of hearts make one call", async () => {
    const hearts = Array.from({ length: 50 }, (_, index) => (
      <WishlistToggle key={index} id={String(seminarIds.open + index)} kind="event" />
    ));
    const view = renderInRoot(
      <>
        {hearts}
        <WishlistToggle id="704" kind="theme" title="Thema" />
      </>,
    );
    await waitFor(() =>
      expect(view.getByRole("button", { name: "Auf die Merkliste: Thema" })).toHaveAttribute("aria-pressed", "true"),
    );
    expect(names()).toEqual(["wishlist"]);
  });

  it("is taken back with a message when the backend refuses", async () => {
    portal.select({ scenario: "status-400:bookmarkDelete" });
    const told = counts();
    const view = renderInRoot(<WishlistToggle id={String(seminarIds.few)} kind="event" />);
    const button = view.getByRole("button", { name: wishlistTexts.toggle });
    await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
    await view.user.click(button);
    expect(await view.findByText(wishlistTexts.failed.off)).toBeVisible();
    expect(button).toHaveAttribute("aria-pressed", "true");
    expect(told).toEqual([]);
  });

  it("adds nothing blindly while the wishlist is not known, and says so with a way on", async () => {
    portal.select({ scenario: "status-400:wishlist" });
    const view = renderInRoot(<WishlistToggle id={String(seminarIds.few)} kind="event" />);
    await waitFor(() => expect(portal.calls[0]?.status).toBe(400));
    await view.user.click(view.getByRole("button", { name: wishlistTexts.toggle }));
    expect(await view.findByText(wishlistTexts.failed.known)).toBeVisible();
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    await waitFor(() =>
      expect(view.getByRole("button", { name: wishlistTexts.toggle })).toHaveAttribute("aria-pressed", "true"),
    );
    expect(view.queryByText(wishlistTexts.failed.known)).toBeNull();
    expect(names()).not.toContain("wishlistAdd");
  });

  it("waits for the wishlist where it is pressed before: what is on it already needs no call", async () => {
    const told = counts();
    const view = renderInRoot(
      <>
        <WishlistToggle id={String(seminarIds.few)} kind="event" title="Drauf" />
        <WishlistToggle id={String(seminarIds.open)} kind="event" title="Neu" />
      </>,
    );
    for (const button of view.getAllByRole("button")) fireEvent.click(button);
    await waitFor(() => expect(told).toEqual([4]));
    expect(names()).toEqual(["wishlist", "wishlistAdd"]);
    for (const button of view.getAllByRole("button")) expect(button).toHaveAttribute("aria-pressed", "true");
  });

  it("follows other tabs", async () => {
    const told = counts();
    const view = renderInRoot(<WishlistToggle id={String(seminarIds.open)} kind="event" />);
    await waitFor(() => expect(names()).toEqual(["wishlist"]));
    const tab = new BroadcastChannel("kundenportal-wishlist");
    tab.postMessage({ key: `event ${seminarIds.open}`, isOn: true, id: 5, count: 4 });
    await waitFor(() => expect(view.getByRole("button")).toHaveAttribute("aria-pressed", "true"));
    tab.close();
    expect(told).toEqual([4]);
  });

  it.each(["normal", "fail:wishlistAdd"] as const)(
    "says nothing of a late answer (%s) to another person who has logged in meanwhile",
    async (scenario) => {
      portal.select({ customer: "admin", scenario });
      await act(() => askPerson());
      const view = renderInRoot(
        <KeyedByPerson>
          <WishlistToggle id={String(seminarIds.open)} kind="event" />
        </KeyedByPerson>,
      );
      await waitFor(() => expect(portal.calls.find(({ name }) => name === "wishlist")?.status).toBe(200));
      const answers = holdAnswers("/add/");
      await view.user.click(view.getByRole("button"));
      await waitFor(() => expect(names()).toContain("wishlistAdd"));
      portal.select({ customer: "member", scenario: "normal" });
      portal.state().shop.wishlist = [];
      await act(() => askPerson());
      await waitFor(() => expect(portal.calls.find(({ name }) => name === "wishlist")?.status).toBe(200));
      const told = counts();
      answers.open();
      await act(() => new Promise((resolve) => void setTimeout(resolve, 50)));
      expect(view.getByRole("button")).toHaveAttribute("aria-pressed", "false");
      expect(told).toEqual([]);
    },
  );
});
