import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";
import { isDialogOpen } from "#ui/dialog/dialog.tsx";
import { watchMoves } from "#ui/root/watch-moves.ts";

/** The mobile menu's offset threshold in pixels (spec section 9). */
const THRESHOLD = 400;

/** Pixels of one scroll event from which it counts as a jump, by a link or the back button, instead of scrolling. */
const JUMP = 300;

/** Pixels of scrolling that a finger causes unintentionally. */
const SLACK = 4;

/** `top` up to the threshold; beyond it `offset` on the way up, `away` on the way down and after a jump. */
export type MenuPlace = "top" | "offset" | "away";

function placeAfter(before: MenuPlace, from: number, to: number): MenuPlace {
  const moved = to - from;
  if (to <= THRESHOLD) return "top";
  if (Math.abs(moved) >= JUMP) return "away";
  if (Math.abs(moved) <= SLACK && before !== "top") return before;
  return moved > 0 ? "away" : "offset";
}

/** The element with the focus, also within a widget. */
function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement != null) at = at.shadowRoot.activeElement;
  return at;
}

/** Whether something is being filled in, which the button must not cover. */
function useIsFilling(): boolean {
  const [isFilling, setFilling] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const look = (): void => {
      const at = focused();
      // The page does not hear of a move within a widget. Asked again, a root still answers once.
      at?.getRootNode().addEventListener("focusin", look, stop);
      setFilling(at?.matches("input, select, textarea") === true);
    };
    document.addEventListener("focusin", look, stop);
    document.addEventListener("focusout", look, stop);
    return () => stop.abort();
  }, []);
  return isFilling;
}

/**
 * The place of the menu's button, so that it covers nothing that is being read: beyond the threshold it appears while
 * scrolling up, and disappears while scrolling down, after a jump, or while something is being filled in.
 * @param isHeld whether the button must stay, because it has the keyboard focus
 */
export function useMenuPlace(isHeld: () => boolean): MenuPlace {
  const [place, setPlace] = useState<MenuPlace>(() => (scrollY > THRESHOLD ? "away" : "top"));
  const isFilling = useIsFilling();
  const follow = useEffectEvent((from: number) => {
    const next = placeAfter(place, from, scrollY);
    setPlace(next === "away" && isHeld() ? "offset" : next);
  });
  useEffect(() => {
    let from = scrollY;
    const onScroll = (): void => {
      follow(from);
      from = scrollY;
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
  return isFilling && place === "offset" ? "away" : place;
}

/** Whether a modal dialog is open, ours or the page's. */
const isUnderDialog = (): boolean => isDialogOpen() || document.querySelector("dialog:modal") !== null;

/** Lifts an element, unless a dialog is open: a lifted element would be above it. */
function lift(element: HTMLElement): void {
  if (element.matches(":popover-open")) return;
  // One that was lifted and has been out of the page since is not displayed at all.
  element.removeAttribute("popover");
  if (!element.isConnected || isUnderDialog()) return;
  element.setAttribute("popover", "manual");
  element.showPopover();
}

/**
 * Lifts an element into the browser's top layer while `lifted`, so that no transform or header of the host covers it,
 * and again after the page has moved it.
 */
export function useTopLayer(element: RefObject<HTMLElement | null>, lifted: boolean): void {
  const { root } = useAnchorContext();
  useLayoutEffect(() => {
    const { current } = element;
    // Older browsers only get `position: fixed`.
    if (!lifted || current === null || typeof current.showPopover !== "function") return undefined;
    lift(current);
    const stop = watchMoves(root, () => lift(current));
    return () => {
      stop();
      current.removeAttribute("popover");
    };
  }, [element, lifted, root]);
}
