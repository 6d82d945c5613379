import { situations } from "#mocks/situations/situations.ts";
import { settledAria, storeAria, storedAria } from "#test/browser/aria.ts";
import { launch } from "#test/browser/browsers.ts";
import { openStages } from "#test/browser/situations.ts";
import { sideBySide, wantedOf } from "./shared/side-by-side.ts";

const SIDE_BY_SIDE = 3;
/** Milliseconds in which nothing may change any more: longer than the test line waits, as this is kept. */
const STILL_MS = 400;
const wanted = process.argv.slice(2);
const chosen =
  wanted.length === 0 ? situations.filter((one) => storedAria(one) !== undefined) : wantedOf(situations, wanted);
const browser = await launch();
const stages = openStages(browser);
const found = new Map<string, string>();
await sideBySide(chosen, SIDE_BY_SIDE, (situation) =>
  stages.on(situation, async ({ page }) => {
    found.set(situation.id, await settledAria(page, STILL_MS));
  }),
);
await stages.close();
await browser.close();
storeAria(found);
console.log(`Stored what ${found.size} situations are to a screen reader, in test/browser/aria/.`);
// Slow answers that nobody waits for any more would keep the process.
process.exit(0);
