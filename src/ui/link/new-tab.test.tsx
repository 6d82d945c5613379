import { expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { NewTabLink } from "./new-tab.tsx";

const drawn = (text: string) =>
  renderInRoot(
    <NewTabLink href="/b" hint={common.opensNewTab}>
      {text}
    </NewTabLink>,
  );

it("holds the mark at the last word, and keeps its blank out of what is underlined", () => {
  const view = drawn("Mitteilung an die Geschäftsführung (PDF)");
  const name = `Mitteilung an die Geschäftsführung (PDF) (${common.opensNewTab})`;
  const mark = view.getByRole("link", { name }).querySelector(".new-tab");
  expect(mark?.textContent).toBe(" ");
  expect(mark?.parentElement).toHaveClass("unbroken");
  expect(mark?.parentElement?.textContent).toBe("(PDF) ");
});

it("has no blank before a single word", () => {
  expect(drawn("AGB").getByRole("link").textContent).toBe("AGB ");
});

it("lets a long word break", () => {
  const view = drawn("Betriebsverfassungsgesetz");
  expect(view.getByRole("link", { name: `Betriebsverfassungsgesetz (${common.opensNewTab})` })).toHaveTextContent(
    /^Betriebsverfassungsgesetz$/,
  );
  expect(view.wrapper.querySelector(".unbroken")).toBeNull();
});
