import { useLayoutEffect, useRef, type RefObject } from "react";
import { useRoot } from "#ui/root/root.tsx";

const BOX = "data-focus-box";

/** Spread on the element around what changes under the reader's hands. */
export const focusBox = { [BOX]: "", tabIndex: -1 } as const;

const FIELDS = "input, select, textarea";
const BUTTONS = "button, a[href]";

/**
 * Keeps the keyboard's place where one form takes another's: before the old one goes, `hold` lets the box around both
 * have the focus, and what comes takes it from there by `useTakenFocus`, however long its code is on the way.
 * Whoever has gone elsewhere meanwhile is left there.
 */
export function useFocusBox<E extends HTMLElement = HTMLDivElement>(): {
  readonly box: RefObject<E | null>;
  readonly hold: () => void;
} {
  const { root } = useRoot();
  const box = useRef<E>(null);
  const hold = (): void => {
    const { current } = box;
    if (current?.contains(root.activeElement) === true || document.activeElement === document.body)
      current?.focus({ preventScroll: true });
  };
  return { box, hold };
}

/** Brings the keyboard into a box: to its first field, or to what comes into it. */
export const goInto = (box: HTMLElement | null | undefined): void =>
  (box?.querySelector<HTMLElement>(FIELDS) ?? box)?.focus();

/** Of what has come into a box that has the focus, the first field takes it, else the first button. */
export function useTakenFocus<E extends HTMLElement = HTMLDivElement>(): RefObject<E | null> {
  const { root } = useRoot();
  const part = useRef<E>(null);
  useLayoutEffect(() => {
    const { current } = part;
    if (root.activeElement === null || current?.closest(`[${BOX}]`) !== root.activeElement) return;
    (current.querySelector<HTMLElement>(FIELDS) ?? current.querySelector<HTMLElement>(BUTTONS))?.focus();
  }, [root]);
  return part;
}
