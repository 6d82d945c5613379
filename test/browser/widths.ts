import type { Page } from "playwright-core";

const NARROWEST = 320;
const WIDEST = 1400;
const STEP = 20;
const HEIGHT = 844;
const DESK = 1280;
const all = Array.from({ length: (WIDEST - NARROWEST) / STEP + 1 }, (_, index) => NARROWEST + index * STEP);
/** How many situations share the widths among them in a test line. */
const SHARE = 11;

/**
 * The window widths in px that a situation is looked at, from 320 to 1400 in steps of 20. The test line gives each
 * situation every eleventh, so that its neighbours take the rest; with `EVERY_WIDTH=1` each has all (docs/tools.md).
 */
export const widthsOf = (index: number): readonly number[] =>
  process.env.EVERY_WIDTH === "1" ? all : all.filter((_, at) => at % SHARE === index % SHARE);

/**
 * The widths at which the page is wider than its window, as `width: by how much`, also where the host leaves no air
 * beside it; the last width stays.
 */
export async function tooWide(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const over = await page.evaluate(() => {
      const { scrollingElement, body } = document;
      const measure = (): number => (scrollingElement?.scrollWidth ?? 0) - (scrollingElement?.clientWidth ?? 0);
      // The browser tells of the new size with its next frame, before it paints.
      dispatchEvent(new Event("resize"));
      const withAir = measure();
      body.style.margin = "0";
      dispatchEvent(new Event("resize"));
      const without = measure();
      body.style.margin = "";
      return Math.max(withAir, without);
    });
    if (over > 0) found.push(`at ${width} px: ${over} px too wide`);
  }
  return found;
}

/** How much wider than its desk window the page is once the reader has set text to 200 %, in px; the size stays. */
export async function tooWideInLargeText(page: Page): Promise<number> {
  await page.setViewportSize({ width: DESK, height: HEIGHT });
  return page.evaluate(() => {
    document.body.style.fontSize = "32px";
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}
