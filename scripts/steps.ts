import type { Browser } from "playwright-core";
import { writeAddress } from "#mocks/playground/address.ts";
import { PLAYED } from "#mocks/playground/outcome.ts";
import { stateOfSituation } from "#mocks/playground/situation-state.ts";
import { situations } from "#mocks/situations.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { launch } from "#test/browser/browsers.ts";
import { servePlayground } from "#test/browser/built-playground.ts";
import { requireChromium } from "./chromium.ts";

const SIDE_BY_SIDE = 2;
/** More than the player itself waits for one step. */
const PATIENCE_MS = 40_000;

/**
 * What the playground says in the end; a context each, as the mock portal's worker confuses the frames of several
 * pages.
 */
async function playOne(browser: Browser, origin: string, situation: Situation): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(new URL(writeAddress(await stateOfSituation(situation)), origin).href);
    await page.getByRole("button", { name: "Schritte ausführen" }).click();
    const end = page.getByText(new RegExp(`${PLAYED}|ließ sich nicht ausführen|ist etwas anderes`));
    await end.waitFor();
    return await end.innerText();
  } finally {
    await context.close();
  }
}

process.env.CHROMIUM_PATH = requireChromium();
const wanted = process.argv.slice(2);
// Code that cannot be had is a matter of the built bundle, which the playground does not show.
const chosen = situations.filter(
  ({ id, steps = [], missing }) =>
    steps.length > 0 &&
    missing === undefined &&
    (wanted.length === 0 || wanted.some((beginning) => id.startsWith(beginning))),
);
const [browser, server] = await Promise.all([launch(), servePlayground()]);
const left = [...chosen];
const failures: string[] = [];
await Promise.all(
  Array.from({ length: SIDE_BY_SIDE }, async () => {
    for (let situation = left.shift(); situation !== undefined; situation = left.shift()) {
      const said = await playOne(browser, server.origin, situation).catch(String);
      if (said !== PLAYED) failures.push(`${situation.id}: ${said}`);
    }
  }),
);
await Promise.all([browser.close(), server.close()]);
for (const failure of failures) console.error(failure);
console.log(`The steps of ${chosen.length - failures.length} of ${chosen.length} situations lead where they should.`);
process.exitCode = failures.length === 0 ? 0 : 1;
