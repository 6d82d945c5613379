import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import { isDialogOpen } from "#ui/dialog/dialog.tsx";

/** The mobile menu's offset threshold in pixels (spec section 9). */
const THRESHOLD = 400;

/** Pixels of one move from which on it is a jump, of a link or the way back, and no reading on. */
const JUMP = 300;

/** Pixels that a finger moves without meaning it. */
const SLACK = 4;

/** `top` up to the threshold, `offset` beyond it, `away` there while somebody reads on. */
export type MenuPlace = "top" | "offset" | "away";

const beyond = (y: number): MenuPlace => (y > THRESHOLD ? "offset" : "top");

function placeAfter(before: MenuPlace, from: number, to: number): MenuPlace {
  const moved = to - from;
  if (to <= THRESHOLD || Math.abs(moved) >= JUMP) return beyond(to);
  if (Math.abs(moved) <= SLACK && before !== "top") return before;
  return moved > 0 ? "away" : "offset";
}

/**
 * Where the menu's button stands, so that it covers nothing of what is being read: beyond the threshold it comes on the
 * way up and goes on the way down.
 * @param isHeld whether it has to stay, as what the keyboard has reached
 */
export function useMenuPlace(isHeld: () => boolean): MenuPlace {
  const [place, setPlace] = useState(() => beyond(scrollY));
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
  return place;
}

/** Whether a dialog of ours or of the page's holds the reader. */
const isUnderDialog = (): boolean => isDialogOpen() || document.querySelector("dialog:modal") !== null;

function lift(element: HTMLElement): () => void {
  // Older browsers leave it to `position: fixed` alone. Lifted now, it would lie above a dialog that is open.
  if (typeof element.showPopover !== "function" || !element.isConnected || isUnderDialog()) return () => undefined;
  element.setAttribute("popover", "manual");
  element.showPopover();
  return () => element.removeAttribute("popover");
}

/**
 * Lifts an element into the browser's top layer while `lifted`, so that no transform or header of the host gets in its
 * way.
 */
export function useTopLayer(element: RefObject<HTMLElement | null>, lifted: boolean): void {
  useLayoutEffect(() => (lifted && element.current !== null ? lift(element.current) : undefined), [element, lifted]);
}
