let count = 0;

/**
 * An element in the light DOM for scripts that look theirs up in the document; a `<slot>` of that name shows it inside the
 * root. One per anchor and name, so that it is still there, filled, when the view that shows it comes back.
 */
export function lightBox(anchor: HTMLElement, name: string): HTMLElement {
  const known = anchor.querySelector<HTMLElement>(`:scope > [slot="${name}"]`);
  if (known !== null) return known;
  const box = document.createElement('div');
  box.id = `kundenportal-${name}-${++count}`;
  box.slot = name;
  anchor.append(box);
  return box;
}

/** Leaves the anchor as it was; for the widget's end. */
export function removeLightBox(anchor: HTMLElement, name: string): void {
  anchor.querySelector(`:scope > [slot="${name}"]`)?.remove();
}
