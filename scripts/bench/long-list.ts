import type { Browser, Locator } from "playwright-core";
import { lists } from "#i18n/lists.ts";
import { openPage, slow } from "./measure.ts";
import { ranWithin, traceOf } from "./trace.ts";

/** Entries of the mock portal's list of articles. */
const ALL = 300;
const PAGE = 12;

/**
 * Presses 'Mehr laden' until all entries are there, a frame between two pages. From inside: the tool's own looking for
 * entries would be measured as well.
 */
const growFrom = (more: Locator): Promise<void> =>
  more.evaluate(
    async (button: HTMLElement, { all, size }) => {
      const root = button.getRootNode() as ShadowRoot;
      const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
      performance.mark("grow");
      for (let count = 2 * size; count <= all; count += size) {
        [...root.querySelectorAll("button")].find(({ textContent }) => textContent === "Mehr laden")?.click();
        while (root.querySelectorAll("li").length < count) await frame();
        await frame();
      }
    },
    { all: ALL, size: PAGE },
  );

/**
 * The longest task in milliseconds while a list grows page by page to all its 300 entries, at 4 times slower CPU; what
 * the machine did elsewhere is left out.
 */
export async function longestWhileGrowing(browser: Browser, url: string): Promise<number> {
  const { page, close } = await openPage(browser, { ...slow, latency: 0, bandwidth: -1 });
  await page.goto(url);
  const more = page.getByRole("button", { name: lists.more });
  await more.waitFor();
  const events = await traceOf(browser, page, () => growFrom(more));
  const mark = events.find(({ name }) => name === "grow");
  if (mark === undefined) throw new Error("The list did not begin to grow.");
  await close();
  return Math.max(...ranWithin(events, "RunTask", mark, Infinity));
}
