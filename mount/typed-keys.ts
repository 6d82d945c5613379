const FIELDS = 'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"]';

/** Whether a key with these modifiers types: Shift does, and AltGr, which German keyboards need for @ and €. */
const isTyping = (event: KeyboardEvent): boolean =>
  event.key !== "Escape" &&
  event.key !== "Tab" &&
  (event.getModifierState("AltGraph") || !(event.ctrlKey || event.altKey || event.metaKey));

function endHere(event: Event): void {
  const [target] = event.composedPath();
  const isOurs = target instanceof Element && target.getRootNode() === event.currentTarget && target.matches(FIELDS);
  if (isOurs && event instanceof KeyboardEvent && isTyping(event)) event.stopPropagation();
}

/**
 * Keeps what is typed into the fields of a root from the page's shortcuts: to them its target is the anchor, in which
 * nobody seems to type. Calling it again changes nothing.
 */
export function keepTypedKeys(root: ShadowRoot): void {
  for (const type of ["keydown", "keypress", "keyup"]) root.addEventListener(type, endHere);
}
