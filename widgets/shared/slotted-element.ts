import { useEffect } from "react";
import { useRoot } from "#ui/root/root.tsx";

const PREFIX = "kundenportal-";
let count = 0;

/**
 * An element in the light DOM for scripts that look theirs up in the document; a `<slot>` of that name shows it inside
 * the root. One per anchor and name, so that it is still there, filled, when the view that shows it comes back.
 */
export function slottedElement(anchor: HTMLElement, name: string): HTMLElement {
  const known = anchor.querySelector<HTMLElement>(`:scope > [slot="${name}"]`);
  if (known !== null) return known;
  const element = document.createElement("div");
  element.id = `${PREFIX}${name}-${++count}`;
  element.slot = name;
  anchor.append(element);
  return element;
}

/** Takes the element of that name away, with what it is filled with. */
export function removeSlottedElement(anchor: HTMLElement, name: string): void {
  anchor.querySelector(`:scope > [slot="${name}"]`)?.remove();
}

/**
 * Leaves the anchor as it was when the component around has gone: its views may come and go, their elements stay until
 * then.
 */
export function useSlottedElements(): void {
  const { anchor } = useRoot();
  useEffect(
    () => () => anchor.querySelectorAll(`:scope > [id^="${PREFIX}"]`).forEach((element) => element.remove()),
    [anchor],
  );
}
