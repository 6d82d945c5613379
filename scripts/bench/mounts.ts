import type { Page } from "playwright-core";
import { exampleAttributes } from "#mocks/playground/examples.ts";
import { anchorOf } from "#mocks/playground/snippet.ts";
import { registry } from "#mount/registry.ts";
import { launch } from "#test/browser/browsers.ts";
import { heapOf, NO_CODE } from "./heap.ts";

/** Heap in megabytes after the first ten rounds of mounting and unmounting, and after a hundred. */
export interface HeapOverMounts {
  readonly tenth: number;
  readonly hundredth: number;
}

/** All widgets, each with the attributes of its example. */
const ALL = registry.map(({ id }) => anchorOf({ widget: id, attributes: exampleAttributes(id) })).join("");

/** Adds all widgets to the page, waits until each is mounted, and removes them. */
const mountAll = (page: Page): Promise<void> =>
  page.evaluate(async (all) => {
    const added = document.createElement("template");
    added.innerHTML = all;
    const anchors = [...added.content.children];
    const waiting = new Set<EventTarget>(anchors);
    await new Promise<void>((resolve) => {
      const note = ({ target }: Event): void => {
        if (target !== null) waiting.delete(target);
        if (waiting.size > 0) return;
        document.removeEventListener("portal:mounted", note);
        resolve();
      };
      document.addEventListener("portal:mounted", note);
      document.body.append(...anchors);
    });
    const { portal } = window as unknown as { portal: { unmount: (anchor: Element) => void } };
    for (const anchor of anchors) {
      portal.unmount(anchor);
      anchor.remove();
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, ALL);

/** Mounts and unmounts every widget a hundred times, as a host with its own router does. */
export async function heapOverMounts(url: string): Promise<HeapOverMounts> {
  const browser = await launch(NO_CODE);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.goto(url);
  await page.waitForFunction(() => "portal" in window);
  const session = await page.context().newCDPSession(page);
  let tenth = NaN;
  for (let round = 1; round <= 100; round += 1) {
    await mountAll(page);
    if (round === 10) tenth = await heapOf(session);
  }
  const hundredth = await heapOf(session);
  await browser.close();
  return { tenth, hundredth };
}
