import type { Page } from "playwright-core";
import { launch } from "#test/browser/browsers.ts";
import { heapOf, NO_CODE } from "./heap.ts";

/** Heap in megabytes after the first ten rounds of mounting and unmounting, and after a hundred. */
export interface HeapOverMounts {
  readonly tenth: number;
  readonly hundredth: number;
}

/** Adds an anchor for each widget to the page, waits until each shows content or an error, and removes them. */
const mountAll = (page: Page, ids: readonly string[]): Promise<void> =>
  page.evaluate(async (all) => {
    const room = document.querySelector("main") ?? document.body;
    const anchors = all.map((id) => Object.assign(document.createElement("div"), { id }));
    const waiting = new Set<EventTarget>(anchors);
    await new Promise<void>((resolve) => {
      const note = ({ target }: Event): void => {
        if (target !== null) waiting.delete(target);
        if (waiting.size > 0) return;
        for (const type of ["portal:mounted", "portal:error"]) document.removeEventListener(type, note);
        resolve();
      };
      for (const type of ["portal:mounted", "portal:error"]) document.addEventListener(type, note);
      room.append(...anchors);
    });
    const { portal } = window as unknown as { portal: { unmount: (anchor: Element) => void } };
    for (const anchor of anchors) {
      portal.unmount(anchor);
      anchor.remove();
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, ids);

/** Mounts and unmounts every widget a hundred times, as a host with its own router does. */
export async function heapOverMounts(url: string, ids: readonly string[]): Promise<HeapOverMounts> {
  const browser = await launch(NO_CODE);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.goto(url);
  await page.waitForFunction(() => "portal" in window);
  const session = await page.context().newCDPSession(page);
  let tenth = NaN;
  for (let round = 1; round <= 100; round += 1) {
    await mountAll(page, ids);
    if (round === 10) tenth = await heapOf(session);
  }
  const hundredth = await heapOf(session);
  await browser.close();
  return { tenth, hundredth };
}
