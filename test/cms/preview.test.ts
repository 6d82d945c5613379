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
            addEventListener("message", ({ data }: MessageEvent<{ readonly height: number }>) => resolve(data.height));
            const frame = document.createElement("iframe");
            frame.setAttribute("sandbox", "allow-scripts");
            frame.src = `${address}#${encodeURIComponent(wanted)}`;
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
});
