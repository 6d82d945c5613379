import { afterEach, expect, it } from "vitest";
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
