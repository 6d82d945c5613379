import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { hotelMapTexts } from "#i18n/hotel.ts";
import { foreignContentBlocked } from "#i18n/sentences.ts";
import { axeFindings } from "./axe.ts";
import { allow, consentManager } from "./events.ts";
import { focused } from "./keyboard.ts";
import { ALONE, DETAIL, failed, map, mapScenes, MAPS_SCRIPT } from "./maps.ts";

const open = mapScenes();
const blocked = (page: Page): ReturnType<Page["getByText"]> => page.getByText(foreignContentBlocked);

const tellConsent = (page: Page, value: boolean): Promise<void> =>
  page.evaluate((given) => {
    document.cookie = `marketing_consent=${String(given)}; path=/`;
    document.dispatchEvent(new CustomEvent("portal:consent-changed"));
  }, value);

describe("consent, then the map", () => {
  it("loads the script once for three maps, by keys alone, draws outside of the shadow root, and lets the keyboard into a map and out of it again", async () => {
    const body = `${ALONE}<div id="portal-event-detail" data-event-id="5003"></div>${ALONE}`;
    const { page, complaints, asked } = await open({ body, early: consentManager });
    await blocked(page).nth(2).waitFor();
    expect(asked).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await map(page).nth(1).waitFor();
    await page.getByRole("group", { name: "Karte: Altstadthotel Zum Goldenen Löwen" }).waitFor();
    await page.locator(".gm-pin").nth(2).waitFor();
    expect(asked).toHaveLength(1);
    const options = await page.locator("#portal-hotel-map > [data-mock-map]").first().getAttribute("data-mock-map");
    expect(JSON.parse(options ?? "")).toEqual({
      center: { lat: 54.4012, lng: 13.6121 },
      zoom: 13,
      gestureHandling: "cooperative",
      mapId: "beispiel",
    });
    const box = await page.locator("#portal-hotel-map > [data-mock-map]").first().boundingBox();
    expect(box?.height).toBeGreaterThan(300);
    const reached: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press("Tab");
      reached.push(await focused(page));
      if (reached.at(-1) === "Vergrößern") await page.keyboard.press("Enter");
    }
    expect(reached).toEqual(["Karte", "Vergrößern", "Verkleinern", expect.stringContaining(hotelMapTexts.directions)]);
    expect(await page.locator("[data-mock-map]").first().getAttribute("data-mock-map")).toContain('"zoom":14');
    // Google gives the regions of all its maps the same name.
    expect(
      (await axeFindings(page)).filter((finding) => !finding.startsWith('landmark-unique: <div class="gm-')),
    ).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("keeps its map while other tabs are shown, and loses it when the consent is withdrawn", async () => {
    const { page, asked } = await open({ body: DETAIL, before: allow });
    await map(page).waitFor();
    const box = page.locator("#portal-event-detail > [data-mock-map]");
    await box.evaluate((element) => element.setAttribute("data-first", ""));
    await page.getByRole("tab", { name: "Inhalt" }).click();
    await map(page).waitFor({ state: "detached" });
    expect(await box.isVisible()).toBe(false);
    await page.getByRole("tab", { name: "Standort / Hotel" }).click();
    await page.locator("#portal-event-detail > [data-first]").waitFor();
    await tellConsent(page, false);
    await blocked(page).waitFor();
    expect(await box.count()).toBe(0);
    await tellConsent(page, true);
    await box.waitFor();
    expect(asked).toHaveLength(1);
  });

  it("says so when a script comes that brings no map, and asks for it anew at the next try", async () => {
    const { page, asked } = await open({
      body: ALONE,
      before: async (at) => {
        await allow(at);
        await at.route(MAPS_SCRIPT, (route) =>
          route.fulfill({ contentType: "text/javascript", body: "window.portalMapsReady();" }),
        );
      },
    });
    await failed(page).waitFor();
    await page.unroute(MAPS_SCRIPT);
    await page.getByRole("button", { name: common.retry }).press("Enter");
    await map(page).waitFor();
    expect(asked).toHaveLength(2);
  });
});
