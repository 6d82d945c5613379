import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { writeAddress } from "#mocks/playground/address.ts";
import { PLAYED } from "#mocks/playground/outcome.ts";
import { stateOfSituation } from "#mocks/playground/situation-state.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { situations } from "#mocks/situations/situations.ts";
import { widthOf } from "#mocks/situations/widths.ts";
import { launch } from "#test/browser/browsers.ts";
import { servePlayground } from "#test/browser/built-playground.ts";
import { launchWebKit, type WebKit } from "./browsers/webkit.ts";
import { sideBySide, wantedOf } from "./shared/side-by-side.ts";

const SIDE_BY_SIDE = 2;
/** More than the player itself waits for one step. */
const TIMEOUT_MS = 40_000;

/**
 * What the playground says in the end; a context each, as the mock portal's worker confuses the frames of several
 * pages.
 */
async function playOne(browser: Browser, origin: string, situation: Situation): Promise<string> {
  const viewport = String(widthOf(situation, width));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.goto(new URL(writeAddress({ ...(await stateOfSituation(situation)), viewport }), origin).href);
    await page.getByRole("button", { name: "Schritte ausführen" }).click();
    const end = page.getByText(new RegExp(`${PLAYED}|ließ sich nicht ausführen|ist etwas anderes`));
    await end.waitFor();
    return await end.innerText();
  } finally {
    await context.close();
  }
}

const ENDED = new RegExp(`${PLAYED}|[^\\n]*ließ sich nicht ausführen[^\\n]*|[^\\n]*ist etwas anderes[^\\n]*`);

/** The same in WebKit's one page. */
async function playInWebKit({ open, text }: WebKit, origin: string, situation: Situation): Promise<string> {
  await open(new URL(writeAddress({ ...(await stateOfSituation(situation)), run: true }), origin).href);
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until;) {
    const [said] = ENDED.exec(await text()) ?? [];
    if (said !== undefined) return said;
    await pause(100);
  }
  return "is not over in time";
}

/** Its driver stops at the question before a page is left; its window has no focus, which a list of choices needs. */
const isForWebKit = ({ id, steps = [] }: Situation): boolean =>
  id !== "feedback-kein-treffer" && !steps.some((step) => "reload" in step);

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { webkit: { type: "boolean", default: false }, phone: { type: "boolean", default: false } },
});
const inWebKit = values.webkit;
const width = values.phone ? 390 : 1280;
// Code that cannot be had is a matter of the built bundle, which the playground does not show.
const chosen = wantedOf(situations, wanted).filter(
  (situation) =>
    (situation.steps ?? []).length > 0 && situation.missing === undefined && (!inWebKit || isForWebKit(situation)),
);
const failures: string[] = [];

const playAll = (atOnce: number, play: (situation: Situation) => Promise<string>): Promise<void> =>
  sideBySide(chosen, atOnce, async (situation) => {
    const said = await play(situation).catch(String);
    if (said !== PLAYED) failures.push(`${situation.id}: ${said}`);
  });

const server = await servePlayground();
if (inWebKit) {
  const webkit = await launchWebKit();
  await playAll(1, (situation) => playInWebKit(webkit, server.origin, situation));
  await webkit.close();
} else {
  const browser = await launch();
  await playAll(SIDE_BY_SIDE, (situation) => playOne(browser, server.origin, situation));
  await browser.close();
}
await server.close();
for (const failure of failures) console.error(failure);
console.log(`The steps of ${chosen.length - failures.length} of ${chosen.length} situations lead where they should.`);
process.exitCode = failures.length === 0 ? 0 : 1;
