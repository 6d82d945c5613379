import { useLayoutEffect, useRef, type RefObject } from "react";

/** About the time between the decision to press something and the press, in milliseconds. */
const WHILE_MS = 400;

/**
 * Ignores the repeats of a held key until it is released or pressed again, because they would reach an element that was
 * not meant.
 */
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
 * Ignores presses in areas for a moment, and the repeats of a held key.
 * @param areasNow gives the areas; it is asked at each press
 * @param from the first press that is ignored of those that follow each other: 2 for that of a double click
 */
function ignoreIn(areasNow: () => readonly DOMRect[], within: EventTarget, from: 1 | 2 = 1): void {
  const ignore = (event: MouseEvent): void => {
    const { clientX: x, clientY: y } = event;
    const isThere = areasNow().some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
    if (event.detail < from || !isThere || !event.composedPath().includes(within)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // The timer may outlive the page's globals, as at the end of a test.
  const page = document;
  page.addEventListener("click", ignore, true);
  setTimeout(() => page.removeEventListener("click", ignore, true), WHILE_MS);
  ignoreRepeats();
}

/**
 * Ignores presses where these elements are, for a moment: they are about to disappear or move, and a press meant for
 * them would reach another element. Keys continue to work, except one that is being held.
 * @param within the element that a press must be inside of; something over the elements, such as a dialog, is not
 */
export function ignorePresses(elements: Iterable<Element>, within: EventTarget = document): void {
  const areas = [...elements].map((element) => element.getBoundingClientRect());
  ignoreIn(() => areas, within);
}

/** Ignores presses where a row is that is being removed, or only where it was pressed if its whole view goes. */
function ignoreOnceGone(row: Element, from: 1 | 2): void {
  const place = row.getBoundingClientRect();
  const pressed = row.querySelector(":is(a, button):hover")?.getBoundingClientRect();
  const view = (row.closest("ul, ol") ?? row).parentNode;
  const ofView = pressed === undefined ? [] : [pressed];
  ignoreIn(() => (view?.isConnected === true ? [place] : ofView), document, from);
}

function useOnceGone(row: RefObject<Element | null>, isOn: boolean, from: 1 | 2): void {
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      if (isOn && current !== null) ignoreOnceGone(current, from);
    };
  }, [row, isOn, from]);
}

/**
 * For a row that can be removed: when it disappears, presses and a held key are ignored at its place, so that they do
 * not reach its neighbour. Where another view takes the place of all rows, the page is pressed on as ever.
 * @param isOn whether this applies to the row
 */
export const useIgnoredOnceGone = (row: RefObject<Element | null>, isOn = true): void => useOnceGone(row, isOn, 1);

/**
 * For what goes away by its own button, such as an undo: the second press of a double click and a held key do not reach
 * what comes in its place. What is pressed anew is pressed.
 */
export const useSecondPressIgnored = (box: RefObject<Element | null>): void => useOnceGone(box, true, 2);

/** Whether a dialog of the widget covers an element, so that nobody can press it. */
const isBehindDialog = (element: Element): boolean => {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.querySelector("dialog[open]") !== null;
};

/**
 * For a list whose rows may move under the customer's hand, for example while it is searched: for a moment presses are
 * ignored from the first row on that has moved. Rows added at the end move none, and rows behind a dialog cannot be
 * pressed.
 * @param keys of the rows, in their order
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
