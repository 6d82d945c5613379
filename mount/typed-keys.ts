const FIELDS = 'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="tab"]';
const BUTTONS = "button, a[href], summary";
const PRESSES = ["Enter", " "];

/**
 * Whether a key with these modifiers types text: Shift does, and so does AltGr, which German keyboards need for @ and
 * €.
 */
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
 * Stops keyboard events of text input and of presses on buttons and links at the shadow root. The page's shortcuts
 * would otherwise run, because to them the target is the anchor, which is no text field. Calling this again changes
 * nothing.
 */
export function keepTypedKeys(root: ShadowRoot): void {
  for (const type of ["keydown", "keypress", "keyup"]) root.addEventListener(type, endHere);
}
