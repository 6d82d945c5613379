import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { hotelMapTexts } from "#i18n/hotel.ts";
import { REFUSED_KEY } from "#mocks/model/google-maps.ts";
import { gate } from "#mocks/testing/gate.ts";
import { axeFindings } from "./axe.ts";
import { allow } from "./events.ts";
import { MODULE } from "./hosting.ts";
import { ALONE, DETAIL, failed, map, mapScenes, type MapScene } from "./maps.ts";
import type { SceneOptions } from "./support.ts";

const open = mapScenes();
const pins = (page: Page): ReturnType<Page["locator"]> => page.locator(".gm-pin");

const NONCE = "bm9uY2U";
/** What the authors' manual advises for pages with a map. */
const policy =
  /<!-- policy:map -->\n```nginx\nadd_header Content-Security-Policy "([^"]+)"/
    .exec(readFileSync(fileURLToPath(new URL("../../docs/autoren/betrieb.md", import.meta.url)), "utf8"))?.[1]
    ?.replaceAll("$request_id", NONCE) ?? "";
const strict = (more = ""): Pick<SceneOptions, "script" | "headers"> => ({
  script: MODULE.replace("<script", `<script nonce="${NONCE}"`),
  headers: { "content-security-policy": policy + more },
});

/** The customer has allowed maps, and the page's clock can be moved on. */
async function impatient(page: Page): Promise<void> {
  await allow(page);
  await page.clock.install({ time: new Date("2026-03-10T08:00:00Z") });
}

/** Moves the clock until the map is given up, which it must not be before. */
async function losePatience(page: Page): Promise<void> {
  await page.waitForFunction(() => "google" in window);
  await page.getByText(hotelMapTexts.loading).waitFor();
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return failed(page).count();
    })
    .toBe(1);
}

describe("the maps script in Google's form", () => {
  it("is asked for with key, places and callback, waited for until it calls back, and draws under the policy of the manual, whose nonce its scripts and styles carry", async () => {
    expect(policy).toContain(`style-src 'self' 'nonce-${NONCE}'`);
    const late = gate();
    const { page, asked, complaints } = await open({
      body: ALONE,
      config: { googleMapsApiKey: "k/1" },
      ...strict(),
      before: async (at) => {
        await allow(at);
        await at.route("**/mock-media/maps/main.js", (route) => late.wait().then(() => route.continue()));
      },
    });
    await page.waitForFunction(() => "google" in window);
    await page.getByText(hotelMapTexts.loading).waitFor();
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      map_ids: "beispiel",
      key: "k/1",
      libraries: "places",
      language: "de",
      region: "DE",
      loading: "async",
      callback: "portalMapsReady",
    });
    late.open();
    await map(page).waitFor();
    await pins(page).waitFor();
    expect(
      await pins(page).evaluate((pin) => [(pin as HTMLElement).title, "advanced" in (pin as HTMLElement).dataset]),
    ).toEqual(["Seehotel Möwenblick", true]);
    expect(await page.locator(".gm-style").evaluate((area) => getComputedStyle(area).position)).toBe("absolute");
    expect(complaints).toEqual([]);
  });

  it("is no reason to load for ever where a policy stops its further scripts", async () => {
    const { page } = await open({
      body: ALONE,
      ...strict("; require-trusted-types-for 'script'; trusted-types portal-rich-text kundenportal"),
      before: impatient,
    });
    await losePatience(page);
  });
});

describe("a maps script of the page's own", () => {
  it("is used, and no second one asked for", async () => {
    const head =
      '<script>window.themeReady = () => { window.themed = true; };</script><script async src="/mock-media/maps/api/js?key=theme&callback=themeReady"></script>';
    const { page, asked, complaints } = await open({ body: ALONE, head, before: allow });
    await pins(page).waitFor();
    expect(asked.map(({ searchParams }) => searchParams.get("key"))).toEqual(["theme"]);
    expect(await page.evaluate(() => "themed" in window)).toBe(true);
    expect(complaints.filter((text) => text.includes("multiple times"))).toEqual([]);
  });

  it("is waited for when the consent lets both in at once", async () => {
    const late = gate();
    const { page, asked } = await open({
      body: ALONE,
      before: (at) => at.route("**/mock-media/maps/main.js", (route) => late.wait().then(() => route.continue())),
    });
    await page.getByRole("button", { name: hotelMapTexts.load }).waitFor();
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.src = "/mock-media/maps/api/js?key=theme&loading=async";
      document.head.append(script);
      document.cookie = "marketing_consent=true; path=/";
      document.dispatchEvent(new CustomEvent("portal:consent-changed"));
    });
    await page.getByText(hotelMapTexts.loading).waitFor();
    // Ours is asked for right after this, if it is.
    await page.waitForFunction(() => "gm_authFailure" in window);
    late.open();
    await pins(page).waitFor();
    expect(asked.map(({ searchParams }) => searchParams.get("key"))).toEqual(["theme"]);
  });
});

describe("a key that Google refuses", () => {
  const config = { googleMapsApiKey: REFUSED_KEY };

  async function expectRefusal({ page }: MapScene, count: number): Promise<void> {
    await expect.poll(() => failed(page).count()).toBe(count);
    expect(await page.getByText("18609 Ostseebad Binz").count()).toBeGreaterThanOrEqual(count);
    expect(await page.getByRole("link", { name: /Route planen/ }).count()).toBe(count);
    expect(await page.locator(".gm-err-container").count()).toBe(0);
    expect(await page.getByRole("button", { name: common.retry }).count()).toBe(0);
  }

  it("is told in every map, drawn or not, with address and directions; the page still hears of it", async () => {
    const late = gate();
    const scene = await open({
      body: `${DETAIL}${ALONE}${ALONE}`,
      config,
      early: () =>
        Object.assign(window, {
          heard: 0,
          gm_authFailure: () => Object.assign(window, { heard: (window as unknown as { heard: number }).heard + 1 }),
        }),
      before: async (at) => {
        await allow(at);
        await at.route("**/mock-media/maps/auth.js*", (route) => late.wait().then(() => route.continue()));
      },
    });
    const { page, asked } = scene;
    await pins(page).nth(2).waitFor();
    late.open();
    await expectRefusal(scene, 3);
    expect(await page.evaluate(() => "heard" in window && window.heard)).toBe(1);
    await page.getByRole("tab", { name: "Inhalt" }).click();
    await page.getByRole("tab", { name: "Standort / Hotel" }).click();
    await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), ALONE);
    await expectRefusal(scene, 4);
    expect(await axeFindings(page)).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});
