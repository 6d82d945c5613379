import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";

const BOX = "data-focus-box";

/** Props for the element around forms that replace each other. */
export const focusBox = { [BOX]: "", tabIndex: -1 } as const;

const FIELDS = "input, select, textarea";
const BUTTONS = "button, a[href]";

/**
 * Keeps the focus while one form replaces another: before the old form is removed, `hold` focuses the box around both,
 * and the new one takes the focus from there by `useTakenFocus`, even if its code is loaded first. If the customer has
 * moved the focus elsewhere meanwhile, it stays there.
 */
export function useFocusBox<E extends HTMLElement = HTMLDivElement>(): {
  readonly box: RefObject<E | null>;
  readonly hold: () => void;
} {
  const { root } = useAnchorContext();
  const box = useRef<E>(null);
  const hold = (): void => {
    const { current } = box;
    const isHere = current?.contains(root.activeElement) === true || document.activeElement === document.body;
    if (isHere) current?.focus({ preventScroll: true });
  };
  return { box, hold };
}

/** Moves the focus into a box: to its first field, or to the box for a form that is still loading. */
export const focusFirstField = (box: HTMLElement | null | undefined): void =>
  (box?.querySelector<HTMLElement>(FIELDS) ?? box)?.focus();

/** Moves the focus to the first wrong field after each press in vain, or to the first field; `inVain` counts them. */
export function useFocusOnWrong(part: RefObject<HTMLElement | null>, inVain: number): void {
  useEffect(() => {
    if (inVain === 0) return;
    const wrong = part.current?.querySelector<HTMLElement>(`:is(${FIELDS}):is([aria-invalid], [aria-invalid] *)`);
    if (wrong == null) focusFirstField(part.current);
    else wrong.focus();
  }, [part, inVain]);
}

/**
 * Whether a form was tried to be sent. `noteTry` is to be called with each try, and takes the focus to the first wrong
 * field if something is missing.
 */
export function useTries(part: RefObject<HTMLElement | null>) {
  const [isTried, setTried] = useState(false);
  const [inVain, setInVain] = useState(0);
  useFocusOnWrong(part, inVain);
  const noteTry = (isComplete: boolean): void => {
    setTried(true);
    if (!isComplete) setInVain((count) => count + 1);
  };
  return { isTried, noteTry };
}

/**
 * Moves the focus from the box to the first field of a form that has appeared in it, or otherwise to the first button.
 */
export function useTakenFocus<E extends HTMLElement = HTMLDivElement>(): RefObject<E | null> {
  const { root } = useAnchorContext();
  const part = useRef<E>(null);
  useLayoutEffect(() => {
    const { current } = part;
    if (root.activeElement === null || current?.closest(`[${BOX}]`) !== root.activeElement) return;
    (current.querySelector<HTMLElement>(FIELDS) ?? current.querySelector<HTMLElement>(BUTTONS))?.focus();
  }, [root]);
  return part;
}
