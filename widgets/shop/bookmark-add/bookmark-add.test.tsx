import { expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { bookmarkAdding } from "#i18n/wishlist.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { BookmarkAdd } from "./bookmark-add.tsx";

const portal = useMockPortal({ customer: "guest" });
const sent = (): unknown[] => portal.calls.filter(({ name }) => name === "bookmarkAdd").map(({ body }) => body);

it("keeps the page by its own title and address", async () => {
  document.title = "Arbeitszeit";
  const view = renderInRoot(<BookmarkAdd />);
  await view.user.click(view.getByRole("button", { name: bookmarkAdding.add }));
  await view.findByRole("button", { name: bookmarkAdding.added });
  expect(sent()).toEqual([{ title: "Arbeitszeit", url: "http://localhost:3000/", image: null }]);
});

it("keeps what the anchor names, and draws a failure with a way on", async () => {
  portal.select({ scenario: "fail:bookmarkAdd" });
  const view = renderInRoot(<BookmarkAdd title="Titel" url="/seite" image="/bild.png" />);
  await view.user.click(view.getByRole("button", { name: bookmarkAdding.add }));
  const again = await view.findByRole("button", { name: common.retry });
  portal.select({ scenario: "normal" });
  await view.user.click(again);
  await view.findByRole("button", { name: bookmarkAdding.added });
  expect(sent()).toEqual([
    { title: "Titel", url: "/seite", image: "/bild.png" },
    { title: "Titel", url: "/seite", image: "/bild.png" },
  ]);
});

it("is kept where the answer was lost and the list has it", async () => {
  portal.select({ customer: "admin", scenario: "lost:bookmarkAdd" });
  const view = renderInRoot(<BookmarkAdd title="Titel" url="/seite" />);
  await view.user.click(view.getByRole("button", { name: bookmarkAdding.add }));
  await view.findByRole("button", { name: bookmarkAdding.added });
  expect(sent()).toHaveLength(1);
});

it("is not kept twice where nobody knew of the first time: the list is asked before it is sent again", async () => {
  portal.select({ customer: "admin", scenario: "lost:bookmarkAdd+fail:bookmarks" });
  const view = renderInRoot(<BookmarkAdd title="Titel" url="/seite" />);
  await view.user.click(view.getByRole("button", { name: bookmarkAdding.add }));
  const again = await view.findByRole("button", { name: common.retry });
  portal.select({ customer: "admin", scenario: "normal" });
  await view.user.click(again);
  await view.findByRole("button", { name: bookmarkAdding.added });
  expect(sent()).toHaveLength(1);
});
