import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { announcedIn } from "./announced.ts";
import type { Rendered } from "./render.tsx";

/** What a screen reader reads of where the keyboard stands; null for the page. */
function placeIn({ root }: Rendered): string | null {
  const { activeElement } = root;
  if (activeElement === null) return null;
  const label = activeElement.getAttribute("aria-label");
  return label ?? (activeElement as HTMLInputElement).labels?.[0]?.textContent ?? activeElement.textContent;
}

interface Expected {
  /** Where the reader goes on: an accessible name, of a heading its text. */
  readonly on: string | RegExp;
  /** What has been said meanwhile; null where the place says it by itself, as that of a form that has opened. */
  readonly says: string | RegExp | null;
}

/**
 * Acts by the keyboard or pointer and holds that the reader is not lost: after each change of the view the focus is
 * in it, never on the page (`document.body`), at last it stands where one goes on, and a status says what has happened.
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
