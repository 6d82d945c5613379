import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshPlugin, manifests, openWindow, site, type Window } from "./support.ts";

const PREVIEW = "/wp-content/plugins/kundenportal/preview/index.html";

let window: Window;
beforeAll(async () => {
  await freshPlugin();
  window = await openWindow();
  await window.page.goto(`${site.origin}/wp-login.php`);
});
afterAll(() => window.close());

describe("the preview of the editor", () => {
  it.each(manifests.widgets.map(({ example }) => [example.id, example] as const))(
    "draws %s with made-up data in a frame without an origin, and says how high it is",
    async (id, { attributes }) => {
      const { page, complaints, foreign } = window;
      complaints.length = 0;
      const height = page.evaluate(
        ([address, wanted]) =>
          new Promise<number>((resolve) => {
            const frame = document.createElement("iframe");
            frame.setAttribute("sandbox", "allow-scripts");
            addEventListener(
              "message",
              ({ data }: MessageEvent<{ readonly kundenportal: string; readonly height: number }>) => {
                if (data.kundenportal === "ready") frame.contentWindow?.postMessage(wanted, "*");
                else resolve(data.height);
              },
            );
            frame.src = address;
            document.body.replaceChildren(frame);
          }),
        [PREVIEW, JSON.stringify({ id, attributes })] as const,
      );
      const portal = page.frameLocator("iframe").locator(`[id="${id}"] .portal`).first();
      await portal.waitFor({ state: "attached" });
      expect(await height).toBeGreaterThan(0);
      expect(await portal.innerText()).not.toMatch(/nicht geladen|nicht richtig/);
      expect(complaints).toEqual([]);
      expect(foreign).toEqual([]);
    },
  );

  it("draws for scripts around the frame in which the block stands, as newer editors have them", async () => {
    const { page } = window;
    await page.evaluate(
      ([address, wanted]) => {
        const canvas = document.createElement("iframe");
        document.body.replaceChildren(canvas);
        const frame = document.createElement("iframe");
        frame.setAttribute("sandbox", "allow-scripts");
        canvas.contentWindow?.addEventListener("message", () => frame.contentWindow?.postMessage(wanted, "*"));
        frame.src = address;
        canvas.contentDocument?.body.append(frame);
      },
      [PREVIEW, JSON.stringify({ id: "portal-event-list", attributes: {} })] as const,
    );
    const preview = page.frameLocator("iframe").frameLocator("iframe");
    await preview.locator("#portal-event-list .portal").first().waitFor({ state: "attached" });
  });

  it("shows nobody else's text: neither opened by itself nor to a page of another origin", async () => {
    const { page } = window;
    const wanted = JSON.stringify({ id: "portal-event-list", attributes: {} });
    await page.goto(`${site.origin}${PREVIEW}#${encodeURIComponent(wanted)}`);
    expect(await page.locator("body > div").count()).toBe(0);
    await page.goto(`${site.origin.replace("127.0.0.1", "localhost")}/wp-includes/css/buttons.css`);
    await page.evaluate(
      ([address, text]) =>
        new Promise<void>((resolve) => {
          const frame = document.createElement("iframe");
          frame.setAttribute("sandbox", "allow-scripts");
          addEventListener("message", () => {
            frame.contentWindow?.postMessage(text, "*");
            resolve();
          });
          frame.src = address;
          document.body.replaceChildren(frame);
        }),
      [site.origin + PREVIEW, wanted] as const,
    );
    await page.frameLocator("iframe").locator("script").waitFor({ state: "attached" });
    expect(await page.frameLocator("iframe").locator("#portal-event-list").count()).toBe(0);
    await page.goto(`${site.origin}/wp-login.php`);
  });
});
