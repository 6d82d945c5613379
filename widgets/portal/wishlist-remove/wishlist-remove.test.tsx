import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { wishlistRemoval } from "#i18n/wishlist.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { Bookmarks } from "#widgets/portal/bookmarks/bookmarks.tsx";
import { WishlistRemove } from "./wishlist-remove.tsx";

const portal = useMockPortal();
const names = (): string[] => portal.calls.map(({ name }) => name);
let told: unknown[];
const listen = ({ detail }: CustomEventInit): void => void told.push(detail);

beforeEach(() => {
  told = [];
  document.addEventListener("portal:wishlist-changed", listen);
});
afterEach(() => document.removeEventListener("portal:wishlist-changed", listen));

it("tells page and tabs of the new number although nobody here has read the wishlist", async () => {
  const news: unknown[] = [];
  const tab = new BroadcastChannel("kundenportal-wishlist");
  tab.onmessage = ({ data }: MessageEvent<unknown>) => void news.push(data);
  const [entry] = portal.state().shop.wishlist;
  const view = renderInRoot(<WishlistRemove id={String(entry?.id)} />);
  await view.user.click(view.getByRole("button", { name: wishlistRemoval.remove }));
  await waitFor(() => expect(told).toEqual([{ count: 2 }]));
  await waitFor(() => expect(news).toEqual([{ key: null, isOn: false, id: null, count: 2 }]));
  expect(names()).toEqual(["bookmarkDelete", "wishlist"]);
  tab.close();
});

it("tells nobody of the wishlist when a bookmark goes", async () => {
  const view = renderInRoot(
    <>
      <Bookmarks />
      <WishlistRemove id="902" />
    </>,
  );
  await waitFor(() => expect(names()).toEqual(["user", "bookmarks"]));
  await view.findAllByRole("listitem");
  await view.user.click(view.getByRole("button", { name: wishlistRemoval.remove }));
  await waitFor(() => expect(names()).toEqual(["user", "bookmarks", "bookmarkDelete"]));
  expect(await view.findByRole("button", { name: wishlistRemoval.removed })).toBeVisible();
  expect(told).toEqual([]);
});
