import type { Page } from "playwright-core";

/** The name of what the keyboard has reached, through shadow roots. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const labelledBy = active?.getAttribute("aria-labelledby") ?? "";
    const label =
      labelledBy === "" ? undefined : (active?.getRootNode() as ShadowRoot | undefined)?.getElementById(labelledBy);
    return (
      active?.getAttribute("aria-label") ??
      label?.textContent ??
      (active as HTMLInputElement | null)?.labels?.[0]?.textContent ??
      active?.textContent ??
      ""
    );
  });

/** Goes on by the tab key until something whose name begins so has the focus. @throws Error when nothing has */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if ((await focused(page)).startsWith(name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach "${name}"`);
}
