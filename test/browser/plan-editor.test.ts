import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { planEditor, plans } from "#i18n/training-plan.ts";
import { axeFindings } from "./axe.ts";
import { focused, tabTo } from "./keyboard.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({
  body: '<h1>Pläne</h1><div id="portal-training-plan-admin"></div>',
  context: { viewport: { width: 900, height: 2800 }, hasTouch: true },
});

const group = (page: Page, name: string): Locator => page.getByRole("region", { name });
const themes = (page: Page, name: string): Promise<string[]> =>
  group(page, name).locator(".plan-item strong").allTextContents();
const [BASICS, TASKS] = ["Grundlagen für alle Mitglieder", "Nach Aufgaben"];

/** The middle of an element in the window. */
async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error("Nothing is drawn");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragByFinger(page: Page, from: Locator, onto: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(onto)];
  const finger = await page.context().newCDPSession(page);
  for (const [type, touchPoints] of [
    ["touchStart", [start]],
    ["touchMove", [{ x: start.x + 8, y: start.y + 8 }]],
    ["touchMove", [end]],
    ["touchEnd", []],
  ] as const)
    await finger.send("Input.dispatchTouchEvent", { type, touchPoints: [...touchPoints] });
}

describe("the editor of training plans", () => {
  it("orders themes and groups by mouse and by finger", async () => {
    const { page, complaints } = await open();
    await page
      .getByRole("button", { name: /^Bearbeiten: / })
      .first()
      .click();
    await group(page, BASICS).waitFor();
    expect(await themes(page, BASICS)).toEqual([
      "Betriebsverfassungsrecht",
      "Kündigungsschutz: Anhörung und Widerspruch",
    ]);
    const [first, second] = [
      group(page, BASICS).locator(".plan-item").first(),
      group(page, BASICS).locator(".plan-item").last(),
    ];
    const [from, onto] = [await middleOf(second.locator(".plan-grip")), await middleOf(first)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(onto.x, onto.y, { steps: 3 });
    expect(await first.getAttribute("data-drag")).toBe("over");
    expect(await axeFindings(page)).toEqual([]);
    await page.mouse.up();
    expect(await themes(page, BASICS)).toEqual([
      "Kündigungsschutz: Anhörung und Widerspruch",
      "Betriebsverfassungsrecht",
    ]);
    await dragByFinger(
      page,
      group(page, TASKS).locator(".plan-grip").first(),
      group(page, BASICS).getByRole("textbox").first(),
    );
    expect(
      await page
        .getByRole("region")
        .evaluateAll((regions) => regions.map((region) => region.getAttribute("aria-label"))),
    ).toEqual([TASKS, BASICS, "Für Vorsitz und Stellvertretung"]);
    await dragByFinger(
      page,
      group(page, TASKS).locator(".plan-item .plan-grip").first(),
      group(page, BASICS).locator(".plan-item").last(),
    );
    expect(await themes(page, BASICS)).toEqual([
      "Kündigungsschutz: Anhörung und Widerspruch",
      "Datenschutz im Homeoffice",
      "Betriebsverfassungsrecht",
    ]);
    expect(complaints).toEqual([]);
  });
});

const namesOf = (buttons: Element[]): (string | null)[] =>
  buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent);

/** Whether all of an element can be seen without scrolling. */
const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => (({ top, bottom }) => top >= 0 && bottom <= innerHeight)(one.getBoundingClientRect()));

describe("the editor without a pointer", () => {
  it("orders, takes out and back, finds, and saves; what undoes a removal is in sight, and so is the place of it", async () => {
    const { page, portal, complaints } = await open({ context: { viewport: { width: 900, height: 700 } } });
    const press = async (name: string): Promise<void> => {
      await tabTo(page, name);
      await page.keyboard.press("Enter");
    };
    await page
      .getByRole("button", { name: /^Bearbeiten: / })
      .first()
      .waitFor();
    await press("Bearbeiten: Schulungsplan für das neue Gremium");
    await group(page, BASICS).waitFor();
    await press("„Betriebsverfassungsrecht“ nach unten");
    await expect
      .poll(() => themes(page, BASICS))
      .toEqual(["Kündigungsschutz: Anhörung und Widerspruch", "Betriebsverfassungsrecht"]);
    await expect.poll(() => focused(page)).toBe("„Betriebsverfassungsrecht“ nach unten");
    await press("„Betriebsverfassungsrecht“ entfernen");
    await expect.poll(() => focused(page)).toBe("Rückgängig");
    await expect
      .poll(() =>
        Promise.all(
          [
            page.getByRole("button", { name: "Rückgängig" }),
            group(page, BASICS).locator(".plan-item strong").first(),
          ].map(isInSight),
        ),
      )
      .toEqual([true, true]);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("„Betriebsverfassungsrecht“ entfernen");
    await tabTo(page, planEditor.themeSearch);
    await page.keyboard.type("jav");
    // What the first letters find goes away under the keyboard.
    await expect
      .poll(() => page.getByRole("button", { name: /“ hinzufügen$/ }).evaluateAll(namesOf))
      .toEqual(["„JAV-Auftakt“ hinzufügen"]);
    await press("„JAV-Auftakt“ hinzufügen");
    await expect
      .poll(() => themes(page, BASICS))
      .toEqual(["Kündigungsschutz: Anhörung und Widerspruch", "Betriebsverfassungsrecht", "JAV-Auftakt"]);
    await press("Speichern");
    await page.getByText(planEditor.saved).waitFor();
    expect(portal.state().plans[0]?.groups[0]?.entries).toHaveLength(3);
    expect(complaints).toEqual([]);
  });
});

describe("a training plan on paper", () => {
  it("says on A4 what an employer needs to know, keeps each theme on one sheet, and asks for no click", async () => {
    const { page } = await open({
      body: '<h1>Ihr Plan</h1><div id="portal-training-plan" data-plan-id="p-1"></div>',
      context: { viewport: { width: 794, height: 1123 } },
    });
    await page.getByRole("button", { name: "Drucken" }).waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button").count()).toBe(0);
    const entries = page.locator(".plan-entry");
    expect(await entries.first().innerText()).toMatch(
      /Betriebsverfassungsrecht[^]*Notwendig[^]*30\.03\.\u201303\.04\.2026[^]*Hamburg[^]*1\.290,00/,
    );
    expect(await page.getByText(plans.net).isVisible()).toBe(true);
    expect(
      new Set(await entries.evaluateAll((all) => all.map((entry) => getComputedStyle(entry).breakInside))),
    ).toEqual(new Set(["avoid"]));
    const sheets =
      (await page.pdf({ format: "A4", margin: { top: "15mm", bottom: "15mm", left: "20mm", right: "20mm" } }))
        .toString("latin1")
        .match(/\/Type ?\/Page\b/g) ?? [];
    expect(sheets).toHaveLength(2);
  });
});
