import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { writeAddress } from "#mocks/playground/address.ts";
import { stateOfSituation } from "#mocks/playground/situation-state.ts";
import { pageOf } from "#mocks/situations/pages.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { situations } from "#mocks/situations/situations.ts";
import { launch } from "#test/browser/browsers.ts";
import { openStages } from "#test/browser/situations.ts";
import type { Scene } from "#test/browser/support.ts";
import { copyRelease } from "./release/folder.ts";
import { sideBySide, wantedOf } from "./shared/side-by-side.ts";
import { compareFolders } from "./sheet/compare.ts";
import { differencesPage, pictureOf, sheetPage, widths, type Sheet } from "./sheet/page.ts";

const folder = fileURLToPath(new URL("../dist-sheet/", import.meta.url));
const PLAYGROUND = "http://localhost:5173/";
/** More of a page than anybody scrolls through in a sheet. */
const MOST_HEIGHT = 4000;
const HEIGHT = 900;
const SIDE_BY_SIDE = 3;
const TIMEOUT_MS = 1000;

const sheetOf = async (situation: Situation): Promise<Sheet> => ({
  situation,
  group: pageOf(situation.widget)?.label ?? situation.widget,
  href: PLAYGROUND + writeAddress(await stateOfSituation(situation)),
});

/** Two frames, so that media queries and observers have had their say, then the pictures that have been asked for. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async (patience) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const roots = [
      document,
      ...[...document.querySelectorAll("*")].flatMap((element) =>
        element.shadowRoot === null ? [] : [element.shadowRoot],
      ),
    ];
    const images = roots.flatMap((root) => [...root.querySelectorAll("img")]).filter((image) => image.src !== "");
    // One further down the page may never be asked for.
    await Promise.race([
      Promise.all(images.map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]);
  }, TIMEOUT_MS);

/**
 * The whole page as if the screen were that high, so that all of it is drawn; with an open dialog what the customer
 * sees.
 */
async function shoot(page: Page, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: HEIGHT });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if ((await page.getByRole("dialog").count()) === 0)
    await page.setViewportSize({ width, height: Math.min(height, MOST_HEIGHT) });
  await settle(page);
  return page.screenshot();
}

async function take({ page }: Scene, { id }: Situation, into: string): Promise<void> {
  for (const width of [...widths].reverse()) writeFileSync(into + pictureOf(id, width), await shoot(page, width));
}

/**
 * Takes pictures of situations in the bundle of a folder, the build's own where none is named; returns what could not
 * be taken.
 */
async function takeAll(chosen: readonly Situation[], into: string, bundle?: string): Promise<string[]> {
  for (const width of widths) mkdirSync(`${into}${width}`, { recursive: true });
  const browser = await launch();
  const stages = openStages(browser, bundle);
  const failures: string[] = [];
  await sideBySide(chosen, SIDE_BY_SIDE, (situation) =>
    stages
      .on(situation, (scene) => take(scene, situation, into))
      .catch((thrown: unknown) => failures.push(`${situation.id}: ${String(thrown)}`)),
  );
  await browser.close();
  return failures;
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { against: { type: "string" }, releases: { type: "string", default: "dist-release" } },
});
const chosen = wantedOf(situations, wanted);
rmSync(folder, { recursive: true, force: true });
const failures = await takeAll(chosen, folder);
writeFileSync(`${folder}index.html`, sheetPage(await Promise.all(chosen.map(sheetOf))));
for (const failure of failures) console.error(failure);
console.log(
  `${chosen.length - failures.length} of ${chosen.length} situations at ${widths.join(", ")} px: dist-sheet/index.html`,
);
if (values.against !== undefined) {
  const { against } = values;
  const bundle = `${folder}bundle`;
  copyRelease(values.releases, against, bundle);
  // What the older release does not know cannot be reached in it.
  const unreached = await takeAll(chosen, `${folder}before/`, bundle);
  rmSync(bundle, { recursive: true });
  const differences = compareFolders(folder, chosen);
  writeFileSync(
    `${folder}unterschiede.html`,
    differencesPage(against, await Promise.all(chosen.map(sheetOf)), differences),
  );
  console.log(
    `${differences.length} pictures differ from ${against}, ${unreached.length} situations are new: dist-sheet/unterschiede.html`,
  );
}
// Slow answers that nobody waits for any more would keep the process.
process.exit(failures.length === 0 ? 0 : 1);
