import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { REFUSED_KEY } from "#mocks/model/google-maps.ts";
import { allow, gate } from "./events.ts";
import { ALONE, DETAIL, failed, map, mapScenes, type MapScene } from "./maps.ts";
import { axeFindings, MODULE, type SceneOptions } from "./support.ts";

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
  await page.getByText("Karte wird geladen.").waitFor();
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return failed(page).count();
    })
    .toBe(1);
}

describe("the maps script in Google's form", () => {
  it("is asked for with key, places and callback, and waited for until it calls back", async () => {
    const late = gate();
    const { page, asked, complaints } = await open({
      body: ALONE,
      config: { googleMapsApiKey: "k/1" },
      before: async (at) => {
        await allow(at);
        await at.route("**/mock-media/maps/main.js", (route) => late.wait().then(() => route.continue()));
      },
    });
    await page.waitForFunction(() => "google" in window);
    await page.getByText("Karte wird geladen.").waitFor();
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
    expect(complaints).toEqual([]);
  });

  it("marks the hotel without a map id, too", async () => {
    const { page } = await open({
      body: ALONE,
      config: { googleMapsScriptUrl: "/mock-media/maps/api/js" },
      before: allow,
    });
    await pins(page).waitFor();
    expect(await page.locator("[data-mock-map]").getAttribute("data-mock-map")).not.toContain("mapId");
  });

  it("draws under the policy of the manual, whose nonce its scripts and styles carry", async () => {
    expect(policy).toContain(`style-src 'self' 'nonce-${NONCE}'`);
    const { page, complaints } = await open({ body: ALONE, ...strict(), before: allow });
    await pins(page).waitFor();
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
    expect(await axeFindings(page)).toEqual([]);
  });

  it("is asked for anew at the next try when one of its further scripts brings nothing", async () => {
    const { page, asked } = await open({
      body: ALONE,
      before: async (at) => {
        await impatient(at);
        await at.route("**/mock-media/maps/main.js", (route) =>
          route.fulfill({ contentType: "text/javascript", body: "delete google.maps.mock;" }),
        );
      },
    });
    await losePatience(page);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Erneut versuchen" }).press("Enter");
    await pins(page).waitFor();
    expect(asked).toHaveLength(2);
  });

  it("is given up when a library does not come, and still draws should it come late", async () => {
    const late = gate();
    const { page } = await open({
      body: ALONE,
      before: async (at) => {
        await impatient(at);
        await at.route("**/mock-media/maps/maps.js", (route) => late.wait().then(() => route.continue()));
      },
    });
    await losePatience(page);
    late.open();
    await pins(page).waitFor();
    expect(await failed(page).count()).toBe(0);
  });
});

describe("a maps script of the page's own", () => {
  const theme = (query: string): string =>
    `<script>window.themeReady = () => { window.themed = true; };</script><script async src="/mock-media/maps/api/js?key=theme&callback=themeReady${query}"></script>`;

  it.each([
    ["as it was written for years", ""],
    ["with libraries that come by promises", "&loading=async"],
  ])("is used, and no second one asked for: %s", async (_name, query) => {
    const { page, asked, complaints } = await open({ body: ALONE, head: theme(query), before: allow });
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
    await page.getByRole("button", { name: "Karte laden" }).waitFor();
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.src = "/mock-media/maps/api/js?key=theme&loading=async";
      document.head.append(script);
      document.cookie = "marketing_consent=true; path=/";
      document.dispatchEvent(new CustomEvent("portal:consent-changed"));
    });
    await page.getByText("Karte wird geladen.").waitFor();
    // Ours is asked for right after this, if it is.
    await page.waitForFunction(() => "gm_authFailure" in window);
    late.open();
    await pins(page).waitFor();
    expect(asked.map(({ searchParams }) => searchParams.get("key"))).toEqual(["theme"]);
  });

  it("does not keep ours away when the consent manager holds it back", async () => {
    const { page, asked } = await open({
      body: ALONE,
      head: '<script type="text/plain" src="/mock-media/maps/api/js?key=theme"></script>',
      config: { googleMapsApiKey: "k" },
      before: allow,
    });
    await pins(page).waitFor();
    expect(asked.map(({ searchParams }) => searchParams.get("key"))).toEqual(["k"]);
  });
});

describe("a key that Google refuses", () => {
  const config = { googleMapsApiKey: REFUSED_KEY };

  async function expectRefusal({ page }: MapScene, count: number): Promise<void> {
    await expect.poll(() => failed(page).count()).toBe(count);
    expect(await page.getByText("18609 Ostseebad Binz").count()).toBeGreaterThanOrEqual(count);
    expect(await page.getByRole("link", { name: /Route planen/ }).count()).toBe(count);
    expect(await page.locator(".gm-err-container").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Erneut versuchen" }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  }

  it("is told in every map, drawn or not, with address and directions; the page still hears of it", async () => {
    const late = gate();
    const scene = await open({
      body: `${DETAIL}${ALONE}${ALONE}`,
      config,
      before: async (at) => {
        await allow(at);
        await at.addInitScript(() =>
          Object.assign(window, {
            heard: 0,
            gm_authFailure: () => Object.assign(window, { heard: (window as unknown as { heard: number }).heard + 1 }),
          }),
        );
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
    expect(asked).toHaveLength(1);
  });

  it("is heard of though the page takes the name for itself after our script has come", async () => {
    const late = gate();
    const scene = await open({
      body: ALONE,
      config,
      before: async (at) => {
        await allow(at);
        await at.route("**/mock-media/maps/main.js", (route) => late.wait().then(() => route.continue()));
      },
    });
    const { page } = scene;
    await page.waitForFunction(() => "gm_authFailure" in window);
    await page.evaluate(() => Object.assign(window, { gm_authFailure: () => Object.assign(window, { heard: true }) }));
    late.open();
    await expectRefusal(scene, 1);
    expect(await page.evaluate(() => "heard" in window)).toBe(true);
  });

  it("is heard of where the page brought the script", async () => {
    const head = `<script src="/mock-media/maps/api/js?key=${REFUSED_KEY}&loading=async"></script>`;
    await expectRefusal(await open({ body: ALONE, head, before: allow }), 1);
  });
});
