import { afterEach, expect, it } from "vitest";
import { bookmarks } from "#i18n/bookmarks.ts";
import { eventSearch } from "#i18n/offers.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { PageHead } from "./page-head.tsx";

afterEach(() => document.querySelectorAll("h1").forEach((head) => head.remove()));

it.each([
  ["alone", "without a head of the page", null],
  ["below", "below one that says something else", "Seminare"],
  ["said", "below one of the same words", "  Betriebsverfassungs\u00adrecht\n kompakt "],
])("is %s %s, and heard in any case", (state, _where, words) => {
  if (words !== null) document.body.append(Object.assign(document.createElement("h1"), { textContent: words }));
  const view = renderInRoot(<PageHead text="Betriebsverfassungsrecht kompakt" />);
  const head = view.getByRole("heading", { level: 2, name: "Betriebsverfassungsrecht kompakt" });
  expect(head).toHaveAttribute("data-state", state);
});

it("is never as large as the head of a page where its widget is a part of one", () => {
  const view = renderInRoot(<PageHead text={bookmarks.heading} isPart />);
  expect(view.getByRole("heading", { level: 2 })).toHaveAttribute("data-state", "below");
});

it("leaves the word to the page's own head where that names what stands here, and only then", () => {
  const own = Object.assign(document.createElement("h1"), { textContent: "Seminare in Hamburg" });
  document.body.append(own);
  const named = renderInRoot(<PageHead text={eventSearch.heading} named />);
  expect(named.getByRole("heading", { level: 2 })).toHaveAttribute("data-state", "said");
  own.remove();
  const alone = renderInRoot(<PageHead text={eventSearch.heading} named />);
  expect(alone.getByRole("heading", { level: 2 })).toHaveAttribute("data-state", "alone");
});
