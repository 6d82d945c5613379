import { situations } from "#mocks/situations.ts";
import { ariaOf, storeAria } from "#test/browser/aria.ts";
import { openStages } from "#test/browser/situations.ts";
import { launch } from "#test/browser/browsers.ts";
import type { Page } from "playwright-core";
import { requireChromium } from "./chromium.ts";

const SIDE_BY_SIDE = 3;
/** Milliseconds in which nothing may change any more. */
const STILL_MS = 400;

/** What a page is to a screen reader once it stays so. */
async function settledAria(page: Page): Promise<string> {
  let before = await ariaOf(page);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, STILL_MS));
    const now = await ariaOf(page);
    if (now === before) return now;
    before = now;
  }
}

process.env.CHROMIUM_PATH = requireChromium();
const wanted = process.argv.slice(2);
const left = situations.filter(({ id }) => wanted.length === 0 || wanted.some((beginning) => id.startsWith(beginning)));
const browser = await launch();
const stages = openStages(browser);
const found = new Map<string, string>();
await Promise.all(
  Array.from({ length: SIDE_BY_SIDE }, async () => {
    for (let situation = left.shift(); situation !== undefined; situation = left.shift()) {
      const { id } = situation;
      await stages.on(situation, async ({ page }) => {
        found.set(id, await settledAria(page));
      });
    }
  }),
);
await stages.close();
await browser.close();
storeAria(found);
console.log(`Stored what ${found.size} situations are to a screen reader, in test/browser/aria/.`);
// Slow answers that nobody waits for any more would keep the process.
process.exit(0);
