import { act } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { LongSection } from "./long-section.tsx";

type Seen = Pick<IntersectionObserverEntry, "isIntersecting"> & { boundingClientRect: Pick<DOMRect, "top"> };

/** What the browser tells of the heading while the customer scrolls. */
function scrolling(): (isIntersecting: boolean, top: number) => void {
  let tell: (entries: readonly Seen[]) => void = () => undefined;
  class Observer {
    constructor(told: typeof tell) {
      tell = told;
    }
    observe = vi.fn();
    disconnect = vi.fn();
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  return (isIntersecting, top) => act(() => tell([{ isIntersecting, boundingClientRect: { top } }]));
}

it("leads back to the heading once it is far above", async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const seen = scrolling();
  const view = renderInRoot(<LongSection heading="Fachartikel">…</LongSection>);
  seen(false, 1200);
  expect(view.queryByRole("button")).toBeNull();
  seen(true, -300);
  expect(view.queryByRole("button")).toBeNull();
  seen(false, -900);
  await view.user.click(view.getByRole("button", { name: "Nach oben: Fachartikel" }));
  await expect.poll(() => view.root.activeElement).toBe(view.getByRole("heading", { level: 2, name: "Fachartikel" }));
  seen(true, 0);
  expect(view.queryByRole("button")).toBeNull();
});

it("does without where the browser cannot tell what is seen", () => {
  vi.stubGlobal("IntersectionObserver", undefined);
  const view = renderInRoot(<LongSection heading="Fachartikel">…</LongSection>);
  expect(view.getByRole("heading", { name: "Fachartikel" })).toBeInTheDocument();
});
