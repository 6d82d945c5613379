/** The paragraph, item, label or notice that a text is part of: texts beside others have an element of their own. */
export function wholeText(text: HTMLElement): HTMLElement {
  const whole = text.closest<HTMLElement>("p, li, label, .notice-text");
  if (whole === null) throw new Error(`"${text.textContent}" is no part of a paragraph, an item, a label or a notice`);
  return whole;
}
