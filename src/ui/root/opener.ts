const pressed = new WeakMap<EventTarget, HTMLElement>();

function onClick(event: Event): void {
  const control = event
    .composedPath()
    .find((target) => target instanceof HTMLElement && target.matches("button, a[href], summary, input, select"));
  if (event.currentTarget !== null && control instanceof HTMLElement) pressed.set(event.currentTarget, control);
}

/** Makes a root remember which of its controls was pressed last; calling it again changes nothing. */
export function rememberPresses(root: ShadowRoot): void {
  root.addEventListener("click", onClick, { capture: true });
}

/**
 * The control in a root that has just opened something: the focused one or, because Safari does not focus a pressed
 * button, the one pressed last.
 */
export function openerIn(root: ShadowRoot): HTMLElement | null {
  const { activeElement } = root;
  return activeElement instanceof HTMLElement ? activeElement : (pressed.get(root) ?? null);
}
