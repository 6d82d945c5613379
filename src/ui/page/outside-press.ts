import { useEffect, useEffectEvent, type RefObject } from "react";

/** A keyboard makes clicks alone, and iPhones send none from what cannot be clicked. */
const PRESSES = ["pointerdown", "click"] as const;

/**
 * Calls `onOutside` on a press outside of `box` while `active`. It uses the composed path, because at the document the
 * target of everything in a shadow root is the anchor.
 */
export function useOutsidePress(box: RefObject<HTMLElement | null>, active: boolean, onOutside: () => void): void {
  const onPress = useEffectEvent((event: Event) => {
    if (box.current !== null && !event.composedPath().includes(box.current)) onOutside();
  });
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: Event): void => onPress(event);
    for (const press of PRESSES) document.addEventListener(press, listen, true);
    return () => {
      for (const press of PRESSES) document.removeEventListener(press, listen, true);
    };
  }, [active]);
}
