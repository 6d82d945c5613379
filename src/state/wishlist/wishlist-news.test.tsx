import { describe, expect, it } from "vitest";
import { bookmarkDelete } from "#api/bookmarks.ts";
import { sendWrite, sendOf } from "#state/sending/sends.ts";
import { usePortal, type Wish } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { putWish, settleWish, tellOfRemoval, wishKey } from "./wishlist-news.ts";

const portal = useMockPortal({ customer: "guest" });

const on = (id: number | null): Wish => ({ isOn: true, id, isSending: false });
const off: Wish = { isOn: false, id: null, isSending: false };
const wishlist = (...refIds: number[]) => ({
  state: "ready" as const,
  data: refIds.map((refId) => ({ id: refId * 10, kind: "event", refId })),
  refreshing: false,
});

function countsOf(action: () => void): unknown[] {
  const told: unknown[] = [];
  const hear = (event: Event): void => void told.push((event as CustomEvent<{ count: number }>).detail.count);
  document.addEventListener("portal:wishlist-changed", hear);
  action();
  document.removeEventListener("portal:wishlist-changed", hear);
  return told;
}

describe("the number that the page is told", () => {
  it.each<[string, object, Readonly<Record<string, Wish>>, Wish, unknown[]]>([
    ["is one more after an add", { wishlist: wishlist(1, 2) }, {}, on(30), [3]],
    ["is the same for what is on it", { wishlist: wishlist(1, 3) }, {}, on(30), [2]],
    ["is one less after a removal", { wishlist: wishlist(1, 3) }, {}, off, [1]],
    ["counts what was done before", { wishlist: wishlist(1) }, { "event 7": on(70), "event 1": off }, on(30), [2]],
    ["is that of the whole list where only that was read", { wishlistAll: wishlist(1, 2) }, {}, on(30), [3]],
    ["is not told where the list is not known", {}, {}, on(30), []],
  ])("%s", (_what, resources, wishes, wish, told) => {
    usePortal.setState({ resources: resources as ReturnType<typeof usePortal.getState>["resources"], wishes });
    expect(countsOf(() => settleWish(wishKey("event", 3), wish))).toEqual(told);
  });
});

describe("a removed entry", () => {
  it.each<[string, Wish, "done" | "idle"]>([
    ["that comes back under its id is there again", on(30), "idle"],
    ["stays hidden where another one comes", on(31), "done"],
    ["stays hidden where its heart is off", off, "done"],
  ])("%s", async (_what, wish, state) => {
    portal.state().shop.wishlist.push({ id: 30, kind: "event", refId: 3 });
    await sendWrite(bookmarkDelete, "30", document.createElement("div"));
    putWish("event 3", wish);
    expect(sendOf(usePortal.getState().sends, bookmarkDelete, "30").state).toBe(state);
  });

  it("takes its heart off", async () => {
    usePortal.setState({ resources: { wishlist: wishlist(1, 3) } });
    await tellOfRemoval("30", true);
    expect(usePortal.getState().wishes["event 3"]?.isOn).toBe(false);
  });
});
