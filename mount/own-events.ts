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

/** Keeps a press on a button of ours from following a link around the anchor, as around a whole card. */
function stayHere(event: Event): void {
  const [target] = event.composedPath();
  if (!(target instanceof Element && event.currentTarget instanceof ShadowRoot)) return;
  const isButton = target.closest('button[type="button"]') !== null;
  if (isButton && event.currentTarget.host.closest("a[href]") !== null) event.preventDefault();
}

/**
 * Keeps the page from acting on what is done in a root. Its shortcuts do not hear text input and presses by key, since
 * to them the target is the anchor, which is no text field; a link that the page has put around the anchor is not
 * followed, since the page would leave before anything was sent. Calling this again changes nothing.
 */
export function keepOwnEvents(root: ShadowRoot): void {
  for (const type of ["keydown", "keypress", "keyup"]) root.addEventListener(type, endHere);
  root.addEventListener("click", stayHere);
}
