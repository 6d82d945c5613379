import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Calls `onOutside` on a press outside of `box` while `active`. It listens for `pointerdown`, because iPhones send no
 * click from what cannot be clicked, and uses the composed path, because at the document the target of everything in a
 * shadow root is the anchor.
 */
export function useOutsidePress(box: RefObject<HTMLElement | null>, active: boolean, onOutside: () => void): void {
  const onPress = useEffectEvent((event: Event) => {
    if (box.current !== null && !event.composedPath().includes(box.current)) onOutside();
  });
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: Event): void => onPress(event);
    document.addEventListener("pointerdown", listen, true);
    return () => document.removeEventListener("pointerdown", listen, true);
  }, [active]);
}
