import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { configBlock } from "#mocks/pages.ts";
import type { PortalOptions } from "#mocks/portal.ts";
import { heldBack, scenesOf } from "./scenes.ts";
import { axeFindings, type Scene, type SceneOptions } from "./support.ts";

const openScene = scenesOf({
  body: `${configBlock()}<h1>Seite</h1><div id="portal-event-detail" data-event-id="5101"></div>`,
  path: "/seite?setTab=bilder",
});
const open = (portal: PortalOptions = {}, options: Partial<SceneOptions> = {}): Promise<Scene> =>
  openScene({ portal, ...options });

/** Opens the full-screen view of the second photo and its deletion request by keys alone. */
async function openDeletion(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Bild 2 vergrößern" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Löschung beantragen" }).press("Enter");
  await page.getByRole("dialog", { name: "Löschung beantragen: Bild 2" }).waitFor();
}

async function askForDeletion(page: Page): Promise<void> {
  await openDeletion(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ich bin zu sehen");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

describe("asking for the deletion of a photo by keys alone", () => {
  it.each([
    ["normal", "Löschen wurde erfolgreich beantragt."],
    ["html:photoDelete", "Löschen wurde erfolgreich beantragt."],
    ["malformed:photoDelete", "Löschen wurde erfolgreich beantragt."],
    ["fail:photoDelete", "Löschen könnte nicht beantragt werden."],
    ["offline:photoDelete", "Löschen könnte nicht beantragt werden."],
    ["status-422:photoDelete", "Löschen dieses Bildes ist bereits beantragt."],
    ["status-204:photoDelete", "Löschen könnte nicht beantragt werden."],
  ] as const)("%s: %s", async (scenario, text) => {
    const { page, portal } = await open({ scenario });
    await askForDeletion(page);
    await page.getByText(text).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const asked = portal.calls.filter((call) => call.name === "photoDelete").map((call) => call.path);
    // Chromium itself repeats a GET whose connection broke.
    expect(scenario.startsWith("offline") ? [...new Set(asked)] : asked).toEqual([
      "/portal-api/photos/5101002/delete?reason=Ich+bin+zu+sehen",
    ]);
    await page.keyboard.press("Escape");
    const question = page.getByRole("button", { name: "Verwerfen und schließen" });
    if (await question.isVisible()) await question.press("Enter");
    await page.getByRole("dialog", { name: /^Löschung/ }).waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(
      await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute("aria-label")),
    ).toBe("Bild 2 vergrößern");
  });

  it("shows that it is under way, and an answer after closing changes nothing", async () => {
    const late = heldBack("slow:photoDelete");
    const { page, portal } = await open(late.portal);
    await askForDeletion(page);
    await page.getByText("Löschen wird beantragt.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: /^Löschung/ }).waitFor({ state: "detached" });
    late.answer();
    await expect.poll(() => portal.state().photosAskedToDelete).toEqual([5_101_002]);
    expect(await page.getByText("Löschen wurde erfolgreich beantragt.").count()).toBe(0);
    expect(await page.getByRole("dialog", { name: /^Bild 2/ }).isVisible()).toBe(true);
  });

  it("is legible for all in its dialog without a reason, on a phone, too", async () => {
    const { page } = await open({}, { context: { viewport: { width: 390, height: 844 } } });
    await openDeletion(page);
    await page.getByRole("button", { name: "Löschung beantragen" }).last().press("Enter");
    await page.getByText("Löschgrund is erforderlich").waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe("gallery", () => {
  it("asks for at most 30 of 200 pictures before scrolling", async () => {
    const images: string[] = [];
    const { page } = await open(
      { customer: "large" },
      {
        before: (at) =>
          void at.on("request", (request) => {
            if (request.resourceType() === "image" && request.url().includes("/photo/")) images.push(request.url());
          }),
      },
    );
    await page.getByRole("button", { name: "Fotos (160)" }).waitFor();
    await expect.poll(() => images.length).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    expect(images.length).toBeLessThanOrEqual(30);
    const before = images.length;
    await page.getByRole("button", { name: "Bild 199 vergrößern" }).scrollIntoViewIfNeeded();
    await expect.poll(() => images.length).toBeGreaterThan(before);
  });

  it("is stepped through full screen, by keys and by buttons, without findings", async () => {
    const { page, complaints } = await open();
    await page.getByRole("button", { name: "Bild 1 vergrößern" }).press("Enter");
    await page.locator(".swiper-initialized").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("dialog", { name: "Bild 2 (2 von 8)" }).waitFor();
    await page.getByRole("button", { name: "Nächstes Bild" }).click();
    await page.getByRole("dialog", { name: "Bild 3 (3 von 8)" }).waitFor();
    await page.getByRole("img", { name: "Bild 3" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("shows flipcharts apart, by keys alone, without findings", async () => {
    const { page } = await open();
    await page.getByRole("button", { name: "Flipcharts (1)" }).press("Enter");
    await page.getByRole("button", { name: "Flipchart 5 vergrößern" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Flipchart 5 vergrößern" }).press("Enter");
    await page.getByRole("dialog", { name: "Flipchart 5 (1 von 1)" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it("is swiped with a finger", async () => {
    const { page } = await open();
    await page.getByRole("button", { name: "Bild 1 vergrößern" }).click();
    await page.locator(".swiper-initialized").waitFor();
    await page.mouse.move(600, 400);
    await page.mouse.down();
    await page.mouse.move(200, 400, { steps: 8 });
    await page.mouse.up();
    await page.getByRole("dialog", { name: "Bild 2 (2 von 8)" }).waitFor();
  });

  it("shows pictures without swiping when that code cannot be had", async () => {
    const { page } = await open();
    await page.getByRole("button", { name: "Bild 1 vergrößern" }).waitFor();
    await page.route(/chunks\//, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await (text.includes("swiper-slide-active") ? route.abort() : route.fulfill({ response }));
    });
    await page.getByRole("button", { name: "Bild 1 vergrößern" }).click();
    await page.getByRole("button", { name: "Nächstes Bild" }).click();
    await page.getByRole("img", { name: "Bild 2" }).waitFor();
    expect(await page.locator(".swiper").count()).toBe(0);
  });

  it.each([
    [
      "one photo",
      "Seminar-S-5101-26-Bild1.jpeg",
      async (page: Page) => {
        await page.getByRole("button", { name: "Bild 1 vergrößern" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Herunterladen" }).click();
      },
    ],
    [
      "all photos",
      "Seminar-S-5101-26-23.01.2026.zip",
      (page: Page) => page.getByRole("button", { name: /ZIP/ }).click(),
    ],
  ] as const)("downloads %s", async (_name, fileName, act) => {
    const { page } = await open();
    await page.getByRole("button", { name: "Bild 1 vergrößern" }).waitFor();
    const waiting = page.waitForEvent("download");
    await act(page);
    expect((await waiting).suggestedFilename()).toBe(fileName);
    await page.getByText("Der Download ist fertig.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it.each(["fail:photos", "malformed:photos", "expired:photos", "fail:photosZip"] as const)(
    "draws a failure without findings: %s",
    async (scenario) => {
      const { page } = await open({ scenario });
      if (scenario === "fail:photosZip") await page.getByRole("button", { name: /ZIP/ }).click();
      await page.getByRole("button", { name: "Erneut versuchen" }).first().waitFor();
      expect(await axeFindings(page)).toEqual([]);
    },
  );
});
