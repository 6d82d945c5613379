import type { Page } from "playwright-core";

export const PHONE = { width: 390, height: 844 };

/** Scrolls far down and a little up again, as somebody does who looks for the menu. */
export const scrollBack = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const y of [2000, 1980]) {
      const told = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
      scrollTo(0, y);
      await told;
    }
  });

/**
 * Text that its box cuts off, and what reaches beyond the screen without a way to scroll there; open shadow roots
 * included.
 */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element): string =>
      `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${element.textContent.trim().slice(0, 60)}`;
    const parentOf = (element: Element): Element | null =>
      element.assignedSlot ??
      element.parentElement ??
      (element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot).host : null);
    const isHeld = (element: Element): boolean => {
      for (let around = parentOf(element); around !== null; around = parentOf(around))
        if (
          around !== document.body &&
          getComputedStyle(around).overflowX !== "visible" &&
          around !== document.documentElement
        )
          return true;
      return false;
    };
    const check = (element: HTMLElement): void => {
      const { width, height, right, left } = element.getBoundingClientRect();
      // What only screen readers hear is a pixel large.
      if (width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) return;
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
      );
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      if (
        words &&
        ["hidden", "clip"].includes(overflowX) &&
        textOverflow !== "ellipsis" &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`cut at its side: ${name(element)}`);
      if (words && ["hidden", "clip"].includes(overflowY) && element.scrollHeight > element.clientHeight + 2)
        found.push(`cut at its end: ${name(element)}`);
      // A link that waits beside the screen for the focus is whole.
      const isAcross = (left < -1 && right > 1) || (right > innerWidth + 1 && left < innerWidth);
      if (words && isAcross && !isHeld(element)) found.push(`beyond the screen: ${name(element)}`);
    };
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll<HTMLElement>("*")) {
        if (element.shadowRoot !== null) look(element.shadowRoot);
        if (element instanceof HTMLElement && !element.matches("script, style, option, select, textarea, input"))
          check(element);
      }
    };
    look(document.body);
    return found;
  });

/** What is wrong with the layout of a page that stands at a phone's width, in words. */
export async function phoneFaults(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return [...(wide > PHONE.width ? [`scrolls sideways: ${wide} px`] : []), ...(await cutOff(page))];
}
