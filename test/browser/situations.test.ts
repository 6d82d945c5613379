import { describe, expect, it } from "vitest";
import { situationNamed } from "#mocks/situations/situations.ts";
import { sharedBrowser } from "./browsers.ts";
import { testSituations, useStages } from "./every-situation.ts";
import { tabStopFaults } from "./tab-stops.ts";

testSituations("sample", () => true);

describe("looks that no role tells", () => {
  const onStage = useStages();
  it("point down where a module is closed inside an open series", async () => {
    const series = situationNamed("seminarliste-ausbildung");
    await onStage(series, async ({ page }) => {
      const turned = (name: string): Promise<string> =>
        page.getByRole("button", { name }).evaluate((button) => getComputedStyle(button, "::before").rotate);
      expect([
        await turned("Ausbildung zum Mediator im Betrieb"),
        await turned("Modul A: Konflikte erkennen und ansprechen"),
      ]).toEqual(["225deg", "45deg"]);
    });
  });

  it("keep a person's picture round, also where it stands beside the words", async () => {
    const experts = situationNamed("fachleute");
    await onStage(experts, async ({ page }) => {
      for (const width of [390, 700, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const box = await page.locator('[data-shape="portrait"]').first().boundingBox();
        expect([width, box?.height]).toEqual([width, box?.width]);
      }
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
