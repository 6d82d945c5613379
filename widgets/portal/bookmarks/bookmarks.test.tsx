import { act, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { bookmarks } from "#i18n/bookmarks.ts";
import { common } from "#i18n/common.ts";
import { wishlistRemoval } from "#i18n/wishlist.ts";
import type { SubmitDetail } from "#state/data-layer.ts";
import { restoreSession } from "#state/session/session.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { BookmarksCompact } from "#widgets/portal/bookmarks-compact/bookmarks-compact.tsx";
import { WishlistRemove } from "#widgets/portal/wishlist-remove/wishlist-remove.tsx";
import { Bookmarks } from "./bookmarks.tsx";

const portal = useMockPortal();

const first = "Betriebsverfassungsrecht Teil 2";
const removeFirst = { name: `Lesezeichen „${first}“ entfernen` };
const titles = (view: Rendered): (string | null)[] => view.getAllByRole("link").map((link) => link.textContent);
const deletions = (): string[] =>
  portal.calls.filter(({ name }) => name === "bookmarkDelete").map(({ method, path }) => `${method} ${path}`);

/** Holds every deletion back until the returned function is called. */
function holdDeletions(): () => void {
  const { fetch: real } = globalThis;
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "POST") await gate;
    return real(request);
  });
  return () => release();
}

describe.each([
  ["portal-bookmarks", Bookmarks],
  ["portal-bookmarks-compact", BookmarksCompact],
])("%s", (_id, List) => {
  it("lists the bookmarks with their dates, linked", async () => {
    const view = renderInRoot(<List />);
    expect(view.getByText(bookmarks.loading)).toBeInTheDocument();
    expect(await view.findByRole("link", { name: first })).toHaveAttribute(
      "href",
      "/seminare/t/betriebsverfassungsrecht-2",
    );
    expect(titles(view)).toEqual([first, "Gesprächsführung für Vorsitzende", "Wirtschaftsausschuss Teil 1"]);
    for (const text of [/12 Termine/, /Nächster Termin: 10\.04\.2026/, /^1 Termin( |$)/, /Derzeit keine Termine/])
      expect(view.getByText(text)).toBeInTheDocument();
  });

  it("removes at once, sends one call and offers to undo it in its place, with the focus", async () => {
    const release = holdDeletions();
    const view = renderInRoot(<List />);
    await view.user.click(await view.findByRole("button", removeFirst));
    expect(titles(view)).not.toContain(first);
    const place = view.getByText(`Das Lesezeichen „${first}“ wird entfernt.`).closest("li");
    expect(view.getAllByRole("listitem")[0]).toBe(place);
    await expect.poll(() => view.root.activeElement).toBe(place);
    release();
    expect(await view.findByText(`Das Lesezeichen „${first}“ wurde entfernt.`)).toBeInTheDocument();
    expect(view.getAllByRole("listitem")[0]).toContainElement(view.getByRole("button", { name: bookmarks.undo }));
    await expect.poll(() => view.root.activeElement).toBe(view.getByRole("button", { name: bookmarks.undo }));
    expect(deletions()).toEqual(["POST /wishlist-api/delete/901"]);
    expect(portal.calls.filter(({ name }) => name === "bookmarks")).toHaveLength(1);
  });

  it("brings back what was removed", async () => {
    const view = renderInRoot(<List />);
    await view.user.click(await view.findByRole("button", removeFirst));
    await view.user.click(await view.findByRole("button", { name: bookmarks.undo }));
    expect(await view.findByRole("link", { name: first })).toBeInTheDocument();
    expect(portal.calls.find(({ name }) => name === "bookmarkAdd")?.body).toMatchObject({
      title: first,
      url: "/seminare/t/betriebsverfassungsrecht-2",
    });
    expect(view.queryByText(/^Das Lesezeichen .* wurde entfernt/)).toBeNull();
    await waitFor(() => expect(view.root.activeElement).toBe(view.getByRole("button", removeFirst)));
  });

  it.each([
    ["its old id", 901],
    ["an id that the answer does not name", null],
  ])("takes what was brought back under %s off again", async (_what, named) => {
    const [entry] = portal.state().bookmarks;
    if (entry === undefined) throw new Error("There is no bookmark");
    const view = renderInRoot(<List />);
    await view.user.click(await view.findByRole("button", removeFirst));
    const undo = await view.findByRole("button", { name: bookmarks.undo });
    const { fetch: real } = globalThis;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith("/add-bookmark")) return real(request);
      portal.state().bookmarks.unshift({ ...entry, id: 901 });
      return Response.json({ bookmark: named === null ? null : { ...entry, id: named } });
    });
    await view.user.click(undo);
    await view.user.click(await view.findByRole("button", removeFirst));
    expect(await view.findByText(`Das Lesezeichen „${first}“ wurde entfernt.`)).toBeInTheDocument();
    expect(deletions()).toHaveLength(2);
    expect(portal.state().bookmarks.map(({ title }) => title)).not.toContain(first);
  });

  it("says when it could not be brought back, and tries again", async () => {
    const view = renderInRoot(<List />);
    await view.user.click(await view.findByRole("button", removeFirst));
    portal.select({ scenario: "fail:bookmarkAdd" });
    await view.user.click(await view.findByRole("button", { name: bookmarks.undo }));
    expect(await view.findByText(/konnte nicht wieder gesetzt werden/)).toBeInTheDocument();
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: bookmarks.undo }));
    expect(await view.findByRole("link", { name: first })).toBeInTheDocument();
  });

  it("keeps the focus on the way to undo it when the last one is gone", async () => {
    const view = renderInRoot(<List />);
    await view.findByRole("button", removeFirst);
    for (const button of view.getAllByRole("button", { name: /entfernen$/ }).reverse()) await view.user.click(button);
    expect(await view.findByText(bookmarks.none)).toBeInTheDocument();
    await waitFor(() => expect(view.root.activeElement).toBe(view.getByRole("button", { name: bookmarks.undo })));
    await waitFor(() => expect(portal.state().bookmarks).toEqual([]));
  });

  it("brings the entry back in its place when the backend refuses, and tries again when asked", async () => {
    portal.select({ scenario: "fail:bookmarkDelete" });
    const view = renderInRoot(<List />);
    await view.user.click(await view.findByRole("button", removeFirst));
    expect(await view.findByRole("alert")).toHaveTextContent(
      `Das Lesezeichen „${first}“ konnte nicht entfernt werden.`,
    );
    expect(titles(view)[0]).toBe(first);
    await expect.poll(() => view.root.activeElement).toBe(view.getByRole("button", removeFirst));
    expect(deletions()).toHaveLength(1);
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await view.findByText(`Das Lesezeichen „${first}“ wurde entfernt.`)).toBeInTheDocument();
    expect(view.queryByRole("alert")).toBeNull();
  });

  it("says that the session has expired and keeps the entry", async () => {
    portal.select({ scenario: "expired:bookmarkDelete" });
    const view = renderInRoot(<List />);
    await view.user.click(await view.findByRole("button", removeFirst));
    expect(await view.findByText(bookmarks.notRemovedSession)).toBeInTheDocument();
    expect(usePortal.getState().session).toEqual(expect.objectContaining({ state: "expired", anchor: view.anchor }));
    expect(titles(view)[0]).toBe(first);
    act(restoreSession);
    expect(view.queryByText(bookmarks.notRemovedSession)).toBeNull();
    expect(view.getByText(bookmarks.notRemovedItem(first))).toBeInTheDocument();
  });

  it("tells the page of each step once", async () => {
    const view = renderInRoot(<List />, { id: "portal-x" });
    const told: SubmitDetail[] = [];
    view.anchor.addEventListener("portal:submit", (event) => told.push((event as CustomEvent<SubmitDetail>).detail));
    await view.user.click(await view.findByRole("button", removeFirst));
    await waitFor(() => expect(told).toHaveLength(2));
    expect(told).toEqual(
      ["started", "succeeded"].map((outcome) => ({ widget: "portal-x", action: "bookmarkDelete", outcome })),
    );
  });

  it("says that there is nothing", async () => {
    portal.select({ customer: "newcomer" });
    expect(await renderInRoot(<List />).findByText(bookmarks.none)).toBeInTheDocument();
  });

  it("shows an entry once that the answer holds twice", async () => {
    const [entry] = portal.state().bookmarks;
    if (entry !== undefined) portal.state().bookmarks.push({ ...entry });
    const view = renderInRoot(<List />);
    expect(await view.findAllByRole("link", { name: first })).toHaveLength(1);
  });

  it("survives entries of which nothing is known", async () => {
    portal.state().bookmarks = [
      { id: null, title: null, url: "javascript:alert(1)", image: null, eventCount: null, nextDate: null },
    ];
    const view = renderInRoot(<List />);
    expect(await view.findByText(bookmarks.untitled)).not.toHaveAttribute("href");
    expect(view.queryAllByRole("button")).toEqual([]);
  });

  it.each(["fail", "offline", "malformed", "html"] as const)(
    "draws a failure (%s) and loads again when asked",
    async (scenario) => {
      portal.select({ scenario });
      const view = renderInRoot(<List />);
      await view.findByRole("alert");
      portal.select({ scenario: "normal" });
      await view.user.click(view.getByRole("button", { name: common.retry }));
      expect(await view.findByRole("link", { name: first })).toBeInTheDocument();
    },
  );
});

describe("portal-wishlist-remove-{id}", () => {
  it("removes its item, keeps the focus and swallows further clicks", async () => {
    const release = holdDeletions();
    const view = renderInRoot(<WishlistRemove id="902" />);
    const button = view.getByRole("button", { name: wishlistRemoval.remove });
    await view.user.dblClick(button);
    expect(view.getByRole("button", { name: wishlistRemoval.removed })).toHaveAttribute("aria-disabled", "true");
    await expect.poll(() => view.root.activeElement).toBe(view.getByRole("button"));
    await view.user.click(view.getByRole("button"));
    release();
    expect(await view.findByText(wishlistRemoval.removed, { selector: "[aria-live]" })).toBeInTheDocument();
    expect(deletions()).toEqual(["POST /wishlist-api/delete/902"]);
  });

  it.each([
    ["fail", "Der Eintrag konnte nicht von der Merkliste entfernt werden."],
    ["offline", "Der Eintrag konnte nicht von der Merkliste entfernt werden."],
    ["expired", bookmarks.notRemovedSession],
  ] as const)("comes back when the backend refuses (%s), and tries again when asked", async (fault, message) => {
    portal.select({ scenario: `${fault}:bookmarkDelete` });
    const view = renderInRoot(<WishlistRemove id="902" />);
    await view.user.click(view.getByRole("button"));
    expect(await view.findByRole("alert")).toHaveTextContent(message);
    expect(view.getByRole("button", { name: wishlistRemoval.remove })).not.toHaveAttribute("aria-disabled");
    expect(portal.state().bookmarks).toHaveLength(3);
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    await waitFor(() => expect(portal.state().bookmarks).toHaveLength(2));
    expect(view.queryByRole("alert")).toBeNull();
    expect(deletions()).toHaveLength(2);
  });

  it("names any item in the address as it is", async () => {
    const view = renderInRoot(<WishlistRemove id="a b/ü" />);
    await view.user.click(view.getByRole("button"));
    await waitFor(() => expect(deletions()).toEqual(["POST /wishlist-api/delete/a%20b%2F%C3%BC"]));
    // The backend does not know it, and no list has it: it is gone.
    expect(await view.findByRole("button", { name: wishlistRemoval.removed })).toBeVisible();
  });
});

describe("all bookmark widgets of a page", () => {
  it("hide at once what one of them removes, read the list once and send one deletion", async () => {
    const release = holdDeletions();
    const cards = renderInRoot(<Bookmarks />, { id: "portal-bookmarks" });
    const rows = renderInRoot(<BookmarksCompact />, { id: "portal-bookmarks-compact" });
    const button = renderInRoot(<WishlistRemove id="901" />, { id: "portal-wishlist-remove-901" });
    await rows.findByRole("link", { name: first });
    await cards.user.click(await cards.findByRole("button", removeFirst));
    expect(rows.queryByRole("link", { name: first })).toBeNull();
    await button.user.click(button.getByRole("button", { name: wishlistRemoval.removed }));
    release();
    await cards.findByText(`Das Lesezeichen „${first}“ wurde entfernt.`);
    expect(portal.calls.map(({ name }) => name)).toEqual(["user", "bookmarks", "bookmarkDelete"]);
    expect(rows.queryByText(/^Das Lesezeichen .* wurde entfernt/)).toBeNull();
  });

  it("send one deletion for two clicks in the same moment", async () => {
    const cards = renderInRoot(<Bookmarks />, { id: "portal-bookmarks" });
    const rows = renderInRoot(<BookmarksCompact />, { id: "portal-bookmarks-compact" });
    const buttons = [await cards.findByRole("button", removeFirst), await rows.findByRole("button", removeFirst)];
    act(() => buttons.forEach((button) => button.click()));
    await waitFor(() => expect(portal.state().bookmarks).toHaveLength(2));
    expect(deletions()).toHaveLength(1);
  });

  it("all show it again after a refusal, and only the one that asked explains", async () => {
    portal.select({ scenario: "fail:bookmarkDelete" });
    const cards = renderInRoot(<Bookmarks />, { id: "portal-bookmarks" });
    const button = renderInRoot(<WishlistRemove id="901" />, { id: "portal-wishlist-remove-901" });
    await cards.findByRole("link", { name: first });
    act(() => button.getByRole("button").click());
    expect(cards.queryByRole("link", { name: first })).toBeNull();
    await button.findByRole("alert");
    expect(cards.getByRole("link", { name: first })).toBeInTheDocument();
    expect(cards.queryByRole("alert")).toBeNull();
  });
});
