import { launch } from "#test/browser/browsers.ts";
import { openStages } from "#test/browser/situations.ts";
import { situationOf } from "#mocks/situations.ts";
const browser = await launch();
const stages = openStages(browser);
const [widths, ...ids] = process.argv.slice(2);
for (const id of ids) {
  try {
    await stages.on(situationOf(id)!, async ({ page }) => {
      for (const w of widths!.split(",")) {
        await page.setViewportSize({ width: Number(w), height: 844 });
        await page.waitForTimeout(250);
        await page.screenshot({ path: `/tmp/shots/${id}-${w}.png`, fullPage: true });
      }
    });
  } catch (e) {
    console.log(id, String(e).slice(0, 200));
  }
}
await stages.close();
await browser.close();
