import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Scenario } from "#mocks/scenarios.ts";
import { allow, consentManager, gate, recordEvents } from "./events.ts";
import { heldBack, scenesOf } from "./scenes.ts";
import { axeFindings, MODULE, type Scene, type SceneOptions } from "./support.ts";

const PRIVACY = "Aus Datenschutzgründen werden die Videos nach 12 Monaten gelöscht.";
const body = '<h1>Seite</h1><div id="portal-event-detail" data-event-id="5015"></div>';

const openScene = scenesOf({ body, path: "/seite?setTab=videos" });

interface VideoScene extends Scene {
  /** The scripts of the video service that the page has asked for. */
  readonly asked: readonly URL[];
}

async function open({ before, ...options }: Partial<SceneOptions> = {}): Promise<VideoScene> {
  const asked: URL[] = [];
  const scene = await openScene({
    ...options,
    before: async (page, server) => {
      page.on("request", (request) => {
        if (/videos\.js|player\.js/.test(request.url())) asked.push(new URL(request.url()));
      });
      await recordEvents(page);
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
  it("are filled by one script with token, target and terminId into an element of the page, and stay when the tab is left", async () => {
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
    expect(await axeFindings(page)).toEqual([]);
    await leaveAndReturn(page);
    await films(page).waitFor();
    await leaveAndReturn(page);
    await films(page).waitFor();
    expect(asked).toHaveLength(1);
    expect(await page.locator('script[src*="videos.js"]').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it("have a target of their own in each of two widgets", async () => {
    const { page, asked } = await open({ body: `${body}${body}` });
    await films(page).nth(1).waitFor();
    expect(new Set(asked.map(({ searchParams }) => searchParams.get("target"))).size).toBe(2);
  });

  it("leave nothing behind in the anchor when the widget is taken away", async () => {
    const { page } = await open();
    await films(page).waitFor();
    expect(
      await page.evaluate(() => {
        const anchor = document.getElementById("portal-event-detail");
        if (anchor !== null)
          (window as unknown as { portal: { unmount: (element: Element) => void } }).portal.unmount(anchor);
        return anchor?.childElementCount;
      }),
    ).toBe(0);
  });

  it("are offered again when their script fails", async () => {
    const { page } = await open({ before: (at) => at.route(/videos\.js/, (route) => route.abort()) });
    await page.getByText("Die Videos konnten nicht geladen werden. Bitte versuchen Sie es später erneut.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(/videos\.js/);
    await page.getByRole("button", { name: "Erneut versuchen" }).press("Enter");
    await films(page).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it.each<Scenario>(["fail:videos", "malformed:videos", "html:videos"])(
    "say so when their source cannot be read: %s",
    async (scenario) => {
      const { page, portal, asked } = await open({ portal: { scenario } });
      await page.getByRole("button", { name: "Erneut versuchen" }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(asked).toEqual([]);
      portal.select({ scenario: "normal" });
      await page.getByRole("button", { name: "Erneut versuchen" }).press("Enter");
      await films(page).waitFor();
    },
  );

  it("ask for nothing when the answer comes after the tab has been left", async () => {
    const late = heldBack("slow:videos");
    const sent = gate();
    const { page, portal, asked } = await open({
      portal: late.portal,
      before: (fresh) => {
        fresh.on("request", (request) => {
          if (request.url().endsWith("/videos")) sent.open();
        });
        return Promise.resolve();
      },
    });
    await page.getByText("Videos werden geladen.").waitFor();
    // The client may come later than the words: left before that, nobody would have been asked.
    await sent.wait();
    await page.getByRole("tab", { name: "Dokumente" }).click();
    late.answer();
    await expect.poll(() => portal.calls.filter(({ name }) => name === "videos").length).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    portal.select({ scenario: "normal" });
    await page.getByRole("tab", { name: "Videos" }).click();
    await films(page).waitFor();
    expect(asked).toHaveLength(1);
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

  it("wait for the consent, by keys alone", async () => {
    const { page, complaints, asked } = await open({
      before: async (at) => {
        await foreign(at);
        await consentManager(at);
      },
    });
    await page.getByText("Externe Inhalte blockiert!").waitFor();
    await page.getByText(PRIVACY).waitFor();
    expect(await axeFindings(page)).toEqual([]);
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
    expect(await axeFindings(page)).toEqual([]);
    await leaveAndReturn(page);
    await films(page).waitFor();
    expect(asked).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it("stay blocked while nobody consents", async () => {
    const { page, asked } = await open({ before: foreign });
    await page.getByRole("button", { name: "Videos laden" }).click();
    await leaveAndReturn(page);
    await page.getByText("Externe Inhalte blockiert!").waitFor();
    expect(asked).toEqual([]);
  });

  it("come through a policy that knows scripts by their nonce", async () => {
    const nonce = "bm9uY2U";
    const { page, complaints } = await open({
      script: MODULE.replace("<script", `<script nonce="${nonce}"`),
      headers: { "content-security-policy": `default-src 'self'; script-src 'self' 'nonce-${nonce}'` },
      before: async (at) => {
        await foreign(at);
        await allow(at);
      },
    });
    await films(page).waitFor();
    expect(complaints.filter((text) => !text.includes("data:,"))).toEqual([]);
  });
});
