import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { situationOf, situations } from "#mocks/situations.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { ariaOnce, settledAria, storedAria } from "./aria.ts";
import { unregistered } from "./privacy.ts";
import { openStages, type Stages } from "./situations.ts";
import { tabStopFaults } from "./tab-stops.ts";
import { tooWide, tooWideInLargeText, widthsOf } from "./widths.ts";
import { axeFindings, axeLayoutFindings, shownElements } from "./axe.ts";
import { sharedBrowser } from "./browsers.ts";
import type { Scene } from "./support.ts";

let stages: Stages;
beforeAll(async () => {
  stages = openStages(await sharedBrowser());
});
afterAll(() => stages.close());

/** What the browser itself says of an answer that is no success, or of a connection that breaks. */
const NETWORK = "Failed to load resource: ";

/** Complaints that the situation does not expect, apart from one for each failing answer. */
function unexpected({ complaints, portal }: Scene, { missing, complaint }: Situation): string[] {
  const open = complaints.filter((text) => complaint === undefined || !text.includes(complaint));
  const network = open.filter((text) => text.startsWith(NETWORK));
  const failures = portal.calls.filter(({ status }) => status === 0 || status >= 400);
  return [
    ...open.filter((text) => !text.startsWith(NETWORK)),
    ...(missing === undefined ? network.slice(failures.length) : []),
  ];
}

/** Lets the page draw twice: what was skipped far from sight is laid out by the frame after the one that needs it. */
const drawn = (scene: Scene): Promise<void> =>
  scene.page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );

describe.concurrent("every situation", () => {
  it.each(situations.map((situation, index) => [situation.id, situation, widthsOf(index)] as const))(
    "%s is reached, sounds as stored where that is stored, fits, keeps and asks for nothing unregistered, and has nothing for axe to find, on a desk and on a phone",
    async (_id, situation, widths) => {
      await stages.on(situation, async (scene) => {
        const stored = storedAria(situation);
        if (stored === undefined) await settledAria(scene.page);
        else
          expect(
            await ariaOnce(scene.page, stored),
            `store what is meant: npx tsx scripts/aria.ts ${situation.id}`,
          ).toBe(stored);
        const shown = await shownElements(scene.page);
        expect(await axeFindings(scene.page)).toEqual([]);
        expect(await tabStopFaults(scene.page)).toEqual([]);
        await scene.page.setViewportSize({ width: 390, height: 844 });
        await drawn(scene);
        const isSame = (await shownElements(scene.page)) === shown;
        expect(await (isSame ? axeLayoutFindings : axeFindings)(scene.page)).toEqual([]);
        expect(await tabStopFaults(scene.page)).toEqual([]);
        expect(await tooWide(scene.page, [390, ...widths])).toEqual([]);
        expect(await tooWideInLargeText(scene.page)).toBeLessThanOrEqual(0);
        expect(unexpected(scene, situation)).toEqual([]);
        expect(await unregistered(scene.page, scene.foreign)).toEqual([]);
        if (situation.complaint !== undefined) expect(scene.complaints.join("\n")).toContain(situation.complaint);
      });
    },
  );
});

describe("looks that no role tells", () => {
  it("point down where a module is closed inside an open series", async () => {
    const series = situationOf("seminarliste-ausbildung");
    if (series === undefined) throw new Error("The situation is gone");
    await stages.on(series, async ({ page }) => {
      const turned = (name: string): Promise<string> =>
        page.getByRole("button", { name }).evaluate((button) => getComputedStyle(button, "::before").rotate);
      expect([
        await turned("Ausbildung zum Betriebliche:r Mediator:in"),
        await turned("Modul A: Konflikte erkennen und ansprechen"),
      ]).toEqual(["225deg", "45deg"]);
    });
  });
});

describe("the tab stops of a page", () => {
  it("are looked at also where a browser alone would make one", async () => {
    const page = await (await sharedBrowser()).newPage();
    const box = (attributes: string): string => `<div style="overflow: auto" ${attributes}>Text</div>`;
    await page.setContent(
      box('class="a"') +
        box('class="b" tabindex="0"') +
        box('tabindex="-1"') +
        box('tabindex="0" role="group" aria-label="Preise"'),
    );
    expect(await tabStopFaults(page)).toEqual([
      '<div class="a"> scrolls and does not say whether it is a tab stop',
      '<div class="b"> is a tab stop without a role',
      '<div class="b"> is a tab stop without a name',
    ]);
    await page.close();
  });
});
