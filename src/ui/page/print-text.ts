/** As a letter looks: its lines as they were typed, in the customer's own margins. */
const LETTER = { font: "11pt/1.5 sans-serif", whiteSpace: "pre-wrap", overflowWrap: "anywhere" } as const;

/**
 * Prints a text alone on its sheet: in a window of its own, so that nothing of the host's page comes with it.
 * @returns whether the browser has opened that window
 */
export function printText(title: string, text: string): boolean {
  const sheet = window.open("", "_blank");
  if (sheet === null) return false;
  const { body, documentElement } = sheet.document;
  sheet.document.title = title;
  documentElement.lang = "de";
  body.textContent = text;
  Object.assign(body.style, LETTER);
  sheet.addEventListener("afterprint", () => sheet.close());
  sheet.print();
  return true;
}
