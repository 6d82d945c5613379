import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { photoDeletion, photos } from "#i18n/photos.ts";
import type { PortalOptions } from "#mocks/model/portal.ts";
import { configBlock } from "#mocks/situations/pages.ts";
import { scenesOf } from "./scenes.ts";
import type { Scene, SceneOptions } from "./support.ts";

const openScene = scenesOf({
  body: `${configBlock()}<h1>Seite</h1><div id="portal-event-detail" data-event-id="5101"></div>`,
  path: "/seite?setTab=bilder",
});
const open = (portal: PortalOptions = {}, options: Partial<SceneOptions> = {}): Promise<Scene> =>
  openScene({ portal, ...options });

/** In the dialog that has just been opened. */
async function sendReason(page: Page): Promise<void> {
  await page.getByRole("dialog", { name: photoDeletion.title("Bild 2") }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ich bin zu sehen");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

describe("the deletion of a photo", () => {
  it("is asked for by keys alone, again after a failure, and gives the focus back", async () => {
    const { page, portal } = await open({ scenario: "fail:photoDelete" });
    const request = page.getByRole("dialog", { name: /^Löschung/ });
    await page.getByRole("button", { name: "Bild 2 vergrößern" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: photoDeletion.open }).press("Enter");
    await sendReason(page);
    await page.getByText(photoDeletion.words.unknown).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: photoDeletion.confirm.leave }).press("Enter");
    await request.waitFor({ state: "detached" });
    portal.select({ scenario: "normal" });
    await page.keyboard.press("Enter");
    await sendReason(page);
    await page.getByText(photoDeletion.words.known).waitFor();
    expect(portal.calls.filter(({ name }) => name === "photoDelete").map(({ path }) => path)).toEqual(
      Array(2).fill("/portal-api/photos/5101002/delete?reason=Ich+bin+zu+sehen"),
    );
    await page.keyboard.press("Escape");
    await request.waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute("aria-label")))
      .toBe(`Bild 2 (${photoDeletion.asked}) vergrößern`);
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

  it("is stepped through full screen, by keys, by buttons and with a finger", async () => {
    const { page, complaints } = await open();
    await page.getByRole("button", { name: "Bild 1 vergrößern" }).press("Enter");
    await page.locator(".swiper-initialized").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("dialog", { name: "Bild 2 (2 von 8)" }).waitFor();
    await page.getByRole("button", { name: photos.next }).click();
    await page.getByRole("dialog", { name: "Bild 3 (3 von 8)" }).waitFor();
    await page.getByRole("img", { name: "Bild 3" }).waitFor();
    await page.mouse.move(600, 400);
    await page.mouse.down();
    await page.mouse.move(200, 400, { steps: 8 });
    await page.mouse.up();
    await page.getByRole("dialog", { name: "Bild 4 (4 von 8)" }).waitFor();
    expect(complaints).toEqual([]);
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
    await page.getByRole("button", { name: photos.next }).click();
    await page.getByRole("img", { name: "Bild 2" }).waitFor();
    expect(await page.locator(".swiper").count()).toBe(0);
  });
});
