import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";

const press = <button type="button">Senden</button>;
const done = <p>Gesendet.</p>;

const AROUND: readonly [string, (content: ReactNode) => ReactNode, string][] = [
  ["the widget", (content) => <div>{content}</div>, ".portal"],
  [
    "the tab panel",
    (content) => (
      <div role="tabpanel" tabIndex={0}>
        {content}
      </div>
    ),
    '[role="tabpanel"]',
  ],
  ["the dialog", (content) => <dialog open>{content}</dialog>, "dialog"],
  [
    "the heading of its home",
    (content) => (
      <section data-focus-home="">
        <h2>Warenkorb</h2>
        {content}
      </section>
    ),
    "h2",
  ],
];

beforeEach(() => void vi.useFakeTimers());
describe("the focus", () => {
  it.each(AROUND)("goes to %s once what has it is gone", async (_name, around, home) => {
    const page = renderInRoot(around(press));
    page.focus(page.getByRole("button", { name: "Senden" }));
    page.rerender(around(done));
    await vi.runAllTimersAsync();
    await expect.poll(() => page.root.activeElement).toBe(page.root.querySelector(home));
  });

  it("stays where the customer has put it", async () => {
    const around = (content: ReactNode) => (
      <>
        {content}
        <button type="button">Weiter</button>
      </>
    );
    const page = renderInRoot(around(press));
    page.focus(page.getByRole("button", { name: "Senden" }));
    page.focus(page.getByRole("button", { name: "Weiter" }));
    page.rerender(around(done));
    await vi.runAllTimersAsync();
    await expect.poll(() => page.root.activeElement).toBe(page.getByRole("button", { name: "Weiter" }));
  });

  it("stays nowhere once the customer has left what goes later", async () => {
    const page = renderInRoot(press);
    const button = page.getByRole("button", { name: "Senden" });
    page.focus(button);
    button.blur();
    await vi.runAllTimersAsync();
    page.rerender(done);
    await vi.runAllTimersAsync();
    await expect.poll(() => page.root.activeElement).toBeNull();
  });

  it("stays in a field of a widget that the page moves, and lost where it was left before", async () => {
    const page = renderInRoot(<input aria-label="Suche" />);
    const field = page.getByRole("textbox", { name: "Suche" });
    const other = document.body.appendChild(document.createElement("div"));
    page.focus(field);
    other.append(page.anchor);
    await vi.runAllTimersAsync();
    expect(page.root.activeElement).toBe(field);
    document.body.append(document.createElement("p"));
    field.blur();
    await vi.runAllTimersAsync();
    other.after(page.anchor);
    await vi.runAllTimersAsync();
    await expect.poll(() => page.root.activeElement).toBeNull();
    other.remove();
  });
});
