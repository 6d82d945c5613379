import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { announcedIn } from "./announced.ts";
import type { Rendered } from "./render.tsx";

/** The accessible name of the focused element, as a screen reader reads it; null for the page. */
function placeIn({ root }: Rendered): string | null {
  const { activeElement } = root;
  if (activeElement === null) return null;
  const label = activeElement.getAttribute("aria-label");
  return label ?? (activeElement as HTMLInputElement).labels?.[0]?.textContent ?? activeElement.textContent;
}

interface Expected {
  /** The element that must have the focus: an accessible name, of a heading its text. */
  readonly on: string | RegExp;
  /** The expected announcement; null if the focused element tells it by itself, such as a form that has opened. */
  readonly says: string | RegExp | null;
}

/**
 * Acts by the keyboard or pointer, and checks that the focus is not lost: after each change of the view it is in the
 * view (never on `document.body`), in the end it is on the expected element, and a status announces the result.
 */
export async function expectFocusKept(view: Rendered, act: () => Promise<void>, { on, says }: Expected): Promise<void> {
  const said = announcedIn(view.wrapper);
  let [isInside, falls] = [false, 0];
  const watch = new MutationObserver(() => {
    if (isInside && document.activeElement === document.body) falls += 1;
    isInside ||= document.activeElement === view.anchor;
  });
  watch.observe(view.wrapper, { childList: true, characterData: true, attributes: true, subtree: true });
  await act();
  await waitFor(() => {
    if (typeof on === "string") expect(placeIn(view)).toBe(on);
    else expect(placeIn(view)).toMatch(on);
    if (says !== null) expect(said.join(" | ")).toMatch(says);
  });
  watch.disconnect();
  expect(document.activeElement).toBe(view.anchor);
  expect(falls).toBe(0);
}
