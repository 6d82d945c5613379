import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { eventVideos } from "#i18n/event-detail.ts";
import { consentManager, recordEvents } from "./events.ts";
import { MODULE } from "./hosting.ts";
import { scenesOf } from "./scenes.ts";
import type { Scene, SceneOptions } from "./support.ts";

const PRIVACY = eventVideos.privacy;
const body = '<h1>Seite</h1><div id="portal-event-detail" data-event-id="5015"></div>';

const openScene = scenesOf({ body, path: "/seite?setTab=videos" });

interface VideoScene extends Scene {
  /** The scripts of the video service that the page has asked for. */
  readonly asked: readonly URL[];
}

async function open({ before, ...options }: Partial<SceneOptions> = {}): Promise<VideoScene> {
  const asked: URL[] = [];
  const scene = await openScene({
    early: recordEvents,
    ...options,
    before: async (page, server) => {
      page.on("request", (request) => {
        if (/videos\.js|player\.js/.test(request.url())) asked.push(new URL(request.url()));
      });
      await before?.(page, server);
    },
  });
  return { ...scene, asked };
}

const films = (page: Page): ReturnType<Page["getByText"]> => page.getByText("Video: Rede 1");

/** Shows another tab and comes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Dokumente" }).click();
  await films(page).waitFor({ state: "hidden" });
  await page.getByRole("tab", { name: "Videos" }).click();
}

describe("videos of our own site", () => {
  it("are filled by one script with token, target and terminId into an element of the page, stay when the tab is left, and leave nothing behind with their widget", async () => {
    const { page, complaints, asked } = await open();
    await films(page).waitFor();
    await page.getByText(PRIVACY).waitFor();
    const target = asked[0]?.searchParams.get("target") ?? "";
    expect(asked.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual([
      ["/mock-media/videos.js", { token: "mock-video-token-5015", target, terminId: "5015" }],
    ]);
    expect(await page.evaluate((id) => document.getElementById(id)?.parentElement?.id, target)).toBe(
      "portal-event-detail",
    );
    await leaveAndReturn(page);
    await films(page).waitFor();
    await leaveAndReturn(page);
    await films(page).waitFor();
    expect(asked).toHaveLength(1);
    expect(await page.locator('script[src*="videos.js"]').count()).toBe(1);
    expect(
      await page.evaluate(() => {
        const anchor = document.getElementById("portal-event-detail");
        if (anchor !== null)
          (window as unknown as { portal: { unmount: (element: Element) => void } }).portal.unmount(anchor);
        return anchor?.childElementCount;
      }),
    ).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("are offered again when their source cannot be read, and when their script fails", async () => {
    const { page, portal, asked } = await open({ portal: { scenario: "fail:videos" } });
    const retry = page.getByRole("button", { name: common.retry });
    await retry.waitFor();
    expect(asked).toEqual([]);
    portal.select({ scenario: "normal" });
    await page.route(/videos\.js/, (route) => route.abort());
    await retry.press("Enter");
    await page.getByText(eventVideos.failed).waitFor();
    await page.unroute(/videos\.js/);
    await retry.press("Enter");
    await films(page).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});

describe("videos of another site", () => {
  const PLAYER = "https://videos.example/player.js?v=2";
  const script = `const { searchParams } = new URL(document.currentScript.src);
    document.getElementById(searchParams.get('target')).textContent = 'Video: Rede 1';`;
  const foreign = async (page: Page): Promise<void> => {
    await page.route("**/events/5015/videos", (route) => route.fulfill({ json: { url: PLAYER, token: "a&b" } }));
    await page.route("https://videos.example/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: script }),
    );
  };

  it("wait for the consent, by keys alone, and come through a policy that knows scripts by their nonce", async () => {
    const nonce = "bm9uY2U";
    const { page, complaints, asked } = await open({
      script: MODULE.replace("<script", `<script nonce="${nonce}"`),
      headers: { "content-security-policy": `default-src 'self'; script-src 'self' 'nonce-${nonce}'` },
      early: consentManager,
      before: foreign,
    });
    await page.getByText(eventVideos.blocked).waitFor();
    await page.getByText(PRIVACY).waitFor();
    expect(asked).toEqual([]);
    await page.getByRole("tabpanel", { name: "Videos" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await films(page).waitFor();
    expect(
      asked.map(({ origin, searchParams }) => [
        origin,
        searchParams.get("v"),
        searchParams.get("token"),
        searchParams.get("terminId"),
      ]),
    ).toEqual([["https://videos.example", "2", "a&b", "5015"]]);
    await leaveAndReturn(page);
    await films(page).waitFor();
    expect(asked).toHaveLength(1);
    expect(complaints.filter((text) => !text.includes("data:,"))).toEqual([]);
  });
});
