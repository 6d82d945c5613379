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

/** What pages forbid outside of text fields, so that nobody copies from them, and scripts for old phones take over. */
const IN_FIELDS = ["mousedown", "touchstart", "selectstart", "contextmenu", "copy", "cut", "paste"];

/** Keeps what is done in a field of ours by hand from the page, to which the anchor is no field. */
function endInField(event: Event): void {
  const [target] = event.composedPath();
  if (target instanceof Element && target.matches("input, textarea, select, option")) event.stopPropagation();
}

/** Keeps a press on a button of ours from following a link around the anchor, as around a whole card. */
function stayHere(event: Event): void {
  const [target] = event.composedPath();
  if (!(target instanceof Element && event.currentTarget instanceof ShadowRoot)) return;
  const isButton = target.closest('button[type="button"]') !== null;
  if (isButton && event.currentTarget.host.closest("a[href]") !== null) event.preventDefault();
}

/**
 * Keeps the page from acting on what is done in a root. Its shortcuts do not hear text input and presses by key, nor
 * its copy protection what is done in a field, since to them the target is the anchor, which is no text field; a link
 * that the page has put around the anchor is not followed, since the page would leave before anything was sent. Calling
 * this again changes nothing.
 */
export function keepOwnEvents(root: ShadowRoot): void {
  for (const type of ["keydown", "keypress", "keyup"]) root.addEventListener(type, endHere);
  for (const type of IN_FIELDS) root.addEventListener(type, endInField);
  root.addEventListener("click", stayHere);
}
