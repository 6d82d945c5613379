import { expect, it } from "vitest";
import { empty } from "#i18n/empty.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({
  portal: { customer: "guest" },
  body: `<header style="height: 60px; overflow: hidden; transform: translateX(0)"><div id="portal-cart-small"></div></header><h1>Seite</h1><p style="height: 3000px"></p>`,
});

it("its list is seen whole below the icon, where the page's head cuts off what reaches out of it", async () => {
  const { page } = await open();
  const icon = page.getByRole("button", { name: /^Warenkorb/ });
  await icon.click();
  const way = page.getByRole("link", { name: empty.ways.search });
  await way.waitFor();
  const isOnTop = (): Promise<boolean> =>
    way.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const root = link.getRootNode() as ShadowRoot;
      const hit = root.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && (hit === link || link.contains(hit));
    });
  expect(await isOnTop()).toBe(true);
  // It keeps to its icon.
  const between = async (): Promise<number> =>
    ((await way.boundingBox())?.y ?? NaN) - ((await icon.boundingBox())?.y ?? NaN);
  const before = await between();
  await page.evaluate(() => scrollTo(0, 30));
  await expect.poll(between).toBe(before);
  await page.keyboard.press("Escape");
  await way.waitFor({ state: "hidden" });
});

it("its list stays below the icon in a moved head where the browser has no popovers", async () => {
  const { page } = await open();
  await page.evaluate(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
    document.querySelector("header")?.setAttribute("style", "margin: 70px 0 0 90px; transform: translateX(0)");
  });
  const icon = page.getByRole("button", { name: /^Warenkorb/ });
  await icon.click();
  const list = page.locator(".cart-small-list");
  await list.getByRole("link", { name: empty.ways.search }).waitFor();
  const [below, of] = [await list.boundingBox(), await icon.boundingBox()];
  expect(below?.y).toBeCloseTo((of?.y ?? NaN) + (of?.height ?? NaN), 0);
});
