import { act, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { describe, expect, it } from "vitest";
import { useAnchorContext } from "#anchor/anchor.ts";
import { usePortal } from "#state/store.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { slottedElement, useLosses, useSlottedElements } from "./slotted-element.ts";

function Filled() {
  const { anchor } = useAnchorContext();
  const losses = useLosses();
  useEffect(() => {
    slottedElement(anchor, "film").textContent = "Film";
  }, [anchor, losses]);
  return <slot name="film" />;
}

function Widget({ isShown = true }: { isShown?: boolean }) {
  useSlottedElements();
  return isShown && <Filled />;
}

const consent = (granted: boolean): void => act(() => usePortal.setState({ consent: granted }));
const shownIn = (anchor: HTMLElement): (string | null)[] =>
  [...anchor.querySelectorAll('[slot="film"]')].map(({ textContent }) => textContent);

describe("an element in the light DOM", () => {
  it.each([
    ["takes it away", (element: Element) => element.remove()],
    ["makes it its own", (element: Element) => element.removeAttribute("slot")],
    ["puts a text in its place", (element: Element) => element.replaceWith("Text")],
  ])("is filled anew where the host %s", async (_how, harm) => {
    consent(true);
    const { anchor } = renderInRoot(<Widget />);
    harm(anchor.querySelector('[slot="film"]') ?? anchor);
    await waitFor(() => expect(shownIn(anchor)).toEqual(["Film"]));
  });

  it("drops the filled copies of a host's snapshot, which nothing keeps alive", () => {
    consent(true);
    const { anchor, rerender } = renderInRoot(null);
    anchor.innerHTML = '<div id="kundenportal-film-1" slot="film">Kopie</div><p>Text des Autors</p>';
    rerender(<Widget isShown={false} />);
    expect(anchor.textContent).toBe("Text des Autors");
  });

  it("goes with the consent also while no view shows it", () => {
    consent(true);
    const { anchor, rerender } = renderInRoot(<Widget />);
    rerender(<Widget isShown={false} />);
    expect(shownIn(anchor)).toEqual(["Film"]);
    consent(false);
    expect(shownIn(anchor)).toEqual([]);
  });

  it("goes with its widget", () => {
    consent(true);
    const { anchor, unmount } = renderInRoot(<Widget />);
    unmount();
    expect(shownIn(anchor)).toEqual([]);
  });
});
