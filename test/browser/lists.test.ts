import { describe, expect, it } from "vitest";
import { lists } from "#i18n/lists.ts";
import { axeFindings } from "./axe.ts";
import { scenesOf } from "./scenes.ts";
import type { Scene } from "./support.ts";

const openScene = scenesOf({ body: '<main><h1>Artikel</h1><div id="portal-articles"></div></main>' });
const open = (path = "/seite"): Promise<Scene> => openScene({ path });
const asked = ({ portal }: Scene): number => portal.calls.filter(({ name }) => name === "dataList").length;

describe("a paged list in a real browser", () => {
  it("goes back to filters, pages, scroll and focus without asking again", async () => {
    const scene = await open("/seite?fremd=%20a+b#oben");
    const { page } = scene;
    const entries = page.getByRole("list", { name: "Fachartikel" }).getByRole("listitem");
    await page.getByRole("button", { name: lists.more }).click();
    await expect.poll(() => entries.count()).toBe(24);
    await expect
      .poll(() =>
        entries
          .nth(12)
          .getByRole("link")
          .evaluate((link) => link === (link.getRootNode() as ShadowRoot).activeElement),
      )
      .toBe(true);
    await page.evaluate(() => window.scrollTo(0, 900));
    // As the keyboard does it, without the scrolling of a pointer that looks for its target.
    await page.getByRole("combobox", { name: "Thema" }).evaluate((choice: HTMLSelectElement) => {
      choice.focus({ preventScroll: true });
      choice.value = "urlaub";
      choice.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await expect.poll(() => page.getByRole("status").first().textContent()).toBe("37 Fachartikel");
    expect(new URL(page.url()).search).toBe("?fremd=%20a+b&tag=urlaub");
    const before = asked(scene);
    await page.goBack();
    await expect.poll(() => entries.count()).toBe(24);
    expect(new URL(page.url()).search).toBe("?fremd=%20a+b");
    expect(await page.getByRole("combobox", { name: "Thema" }).inputValue()).toBe("");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    const choice = page.getByRole("combobox", { name: "Thema" });
    await expect
      .poll(() => choice.evaluate((one) => one === (one.getRootNode() as ShadowRoot).activeElement))
      .toBe(true);
    await page.goForward();
    await expect.poll(() => page.getByRole("status").first().textContent()).toBe("37 Fachartikel");
    expect(asked(scene)).toBe(before);
    expect(await axeFindings(page)).toEqual([]);
    expect(scene.complaints).toEqual([]);
  });

  it("shows the same pages again after a look at an article, at the same place with the same focus", async () => {
    const { page } = await open();
    const entries = page.getByRole("list", { name: "Fachartikel" }).getByRole("listitem");
    await page.getByRole("button", { name: lists.more }).click();
    await expect.poll(() => entries.count()).toBe(24);
    await page.evaluate(() => window.scrollTo(0, 1500));
    const topOf = (): Promise<number> => entries.nth(12).evaluate((entry) => entry.getBoundingClientRect().top);
    const before = await topOf();
    await page.goto("about:blank");
    await page.goBack();
    await expect.poll(() => entries.count()).toBe(24);
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(8);
    const thirteenth = entries.nth(12).getByRole("link");
    await expect
      .poll(() => thirteenth.evaluate((link) => link === (link.getRootNode() as ShadowRoot).activeElement))
      .toBe(true);
  });

  it("shows all 300 entries, each page asked for once", async () => {
    const scene = await open();
    const more = scene.page.getByRole("button", { name: lists.more });
    await more.waitFor();
    // Pressed from within: looking for the button from outside costs several times what the list does.
    await scene.page.locator("#portal-articles").evaluate(
      ({ shadowRoot }) =>
        new Promise<void>((done) => {
          if (shadowRoot === null) return;
          const press = (): void => {
            const box = shadowRoot.querySelector(".list-more");
            if (box === null) done();
            else box.querySelector<HTMLElement>("button:not([aria-disabled])")?.click();
          };
          new MutationObserver(press).observe(shadowRoot, { attributes: true, childList: true, subtree: true });
          press();
        }),
    );
    expect(await more.count()).toBe(0);
    expect(await scene.page.getByRole("list", { name: "Fachartikel" }).getByRole("listitem").count()).toBe(300);
    expect(asked(scene)).toBe(25);
  });
});

it.each(["fail:dataList", "empty:dataList"] as const)("keeps no line for a number of entries: %s", async (scenario) => {
  const { page } = await openScene({ portal: { scenario } });
  const notice = page.locator('.notice:not([data-state="loading"])');
  await notice.waitFor();
  const filter = await page.getByRole("combobox").last().boundingBox();
  const box = await notice.boundingBox();
  expect((box?.y ?? 0) - (filter?.y ?? 0) - (filter?.height ?? 0)).toBeLessThan(40);
});
