import { useLayoutEffect, useRef, type RefObject } from "react";

/** About the time between the wish to press something and the press, in ms. */
const WHILE_MS = 400;

/** Takes the repeats of a held key away until it is let go or pressed anew: what it is on now was not meant by it. */
function ignoreRepeats(): void {
  const ignore = (event: KeyboardEvent): void => {
    if (event.type === "keyup" || !event.repeat) stop();
    else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  const stop = (): void => {
    document.removeEventListener("keydown", ignore, true);
    document.removeEventListener("keyup", ignore, true);
  };
  document.addEventListener("keydown", ignore, true);
  document.addEventListener("keyup", ignore, true);
}

/**
 * Ignores presses where these elements stand, for a moment: they are about to go or to move, and a press on its way to
 * them would hit what comes to stand there. Keys go on to work, but for the one that is held at the time.
 * @param within where a press has to be besides; what lies over the elements, as a dialog does, is none of it
 */
export function ignorePresses(elements: Iterable<Element>, within: EventTarget = document): void {
  const areas = [...elements].map((element) => element.getBoundingClientRect());
  const ignore = (event: MouseEvent): void => {
    const { clientX: x, clientY: y } = event;
    const isThere = areas.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
    if (event.detail === 0 || !isThere || !event.composedPath().includes(within)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener("click", ignore, true);
  setTimeout(() => document.removeEventListener("click", ignore, true), WHILE_MS);
  ignoreRepeats();
}

/**
 * For a row that can be removed: once it has gone, for whatever reason, the second press of a double click and a held
 * key are ignored where it stood, so that they do not hit its neighbour.
 * @param isOn whether that counts for this row
 */
export function useIgnoredOnceGone(row: RefObject<Element | null>, isOn = true): void {
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      if (isOn && current !== null) ignorePresses([current]);
    };
  }, [row, isOn]);
}

/** Whether a dialog of the widget lies over an element, which nobody sees or presses then. */
const isBehindDialog = (element: Element): boolean => {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.querySelector("dialog[open]") !== null;
};

/**
 * For a list in which others may come to stand under the reader's hand, as when it is searched: for a moment after that
 * presses are ignored from the first row on that has moved. That others follow at its end moves none, and what changes
 * behind a dialog is under nobody's hand.
 * @param keys what names its rows, in their order
 */
export function useIgnoredWhileMoved(list: RefObject<Element | null>, keys: readonly string[]): void {
  const before = useRef<readonly string[]>(keys);
  useLayoutEffect(() => {
    const { current } = list;
    const first = before.current.findIndex((key, index) => key !== keys[index]);
    before.current = keys;
    if (first === -1 || current === null || isBehindDialog(current)) return;
    ignorePresses([...current.children].slice(first), current);
  });
}
