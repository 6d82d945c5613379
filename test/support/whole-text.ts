/** The paragraph, item, label or notice that contains a text, since a text beside other nodes has its own element. */
export function wholeText(text: HTMLElement): HTMLElement {
  const whole = text.closest<HTMLElement>("p, li, label, .notice-text");
  if (whole === null) throw new Error(`"${text.textContent}" is no part of a paragraph, an item, a label or a notice`);
  return whole;
}
