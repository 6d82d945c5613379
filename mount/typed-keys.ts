const FIELDS = 'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="tab"]';
const BUTTONS = "button, a[href], summary";
const PRESSES = ["Enter", " "];

/** Whether a key with these modifiers types: Shift does, and AltGr, which German keyboards need for @ and €. */
const isTyping = (event: KeyboardEvent): boolean =>
  event.key !== "Escape" &&
  event.key !== "Tab" &&
  (event.getModifierState("AltGraph") || !(event.ctrlKey || event.altKey || event.metaKey));

function endHere(event: Event): void {
  const [target] = event.composedPath();
  if (!(target instanceof Element && event instanceof KeyboardEvent)) return;
  if (target.getRootNode() !== event.currentTarget || !isTyping(event)) return;
  if (target.matches(FIELDS) || (target.matches(BUTTONS) && PRESSES.includes(event.key))) event.stopPropagation();
}

/**
 * Keeps what is typed into the fields of a root, and the presses of its buttons and links, from the page's shortcuts:
 * to them the target is the anchor, in which nobody seems to type. Calling it again changes nothing.
 */
export function keepTypedKeys(root: ShadowRoot): void {
  for (const type of ["keydown", "keypress", "keyup"]) root.addEventListener(type, endHere);
}
