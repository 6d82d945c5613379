import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { events } from "#i18n/events.ts";
import { axeFindings, axeLayoutFindings } from "./axe.ts";
import { OLD_LIBRARIES } from "./old-libraries.ts";
import { scenesOf } from "./scenes.ts";
import type { SceneOptions } from "./support.ts";

const open = scenesOf({ body: "" });

const BODY =
  '<h1>Meine Seminare</h1><div id="portal-event-list"></div><h2>Unterlagen</h2><div id="portal-document-list"></div><div id="portal-event-overview" data-event-id="5008"></div>';
const css = (path: string): string => `<link rel="stylesheet" href="/vendor/${path}">`;
const HOSTILE = `<style>${readFileSync(fileURLToPath(new URL("../../mocks/playground/nasty.css", import.meta.url)), "utf8")}</style>`;

const hosts: Record<string, Partial<SceneOptions>> = {
  "a page with Bootstrap": { head: css("bootstrap/dist/css/bootstrap.min.css") },
  "a page with Pico": { head: css("@picocss/pico/css/pico.min.css") },
  "a page with hostile styles": { head: HOSTILE },
  "a page in quirks mode": { doctype: "" },
  "a page with old libraries": { head: OLD_LIBRARIES },
  "a dark page": { head: "<style>body { background: #14181d; color: #eee }</style>" },
};

/** What our lengths count by, the same on every page. */
const SAME_SIZE = "body, #portal-event-list { font-size: 16px !important }";

async function ready(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Protokollführung im Betriebsrat/ }).waitFor();
  await page
    .getByRole("link", { name: /\.pdf$/ })
    .first()
    .waitFor();
}

/** What a host could have changed of our headings, buttons and facts. */
async function looks(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: SAME_SIZE });
  return page.evaluate(() => {
    const root = document.getElementById("portal-event-list")?.shadowRoot;
    return [...(root?.querySelectorAll("h2, button, dt, dd, a") ?? [])].slice(0, 20).map((element) => {
      const style = getComputedStyle(element);
      return [
        style.fontSize,
        style.margin,
        style.padding,
        style.display,
        style.float,
        style.letterSpacing,
        style.textTransform,
        style.boxSizing,
        style.borderRadius,
      ].join(" ");
    });
  });
}

const fits = (page: Page): Promise<boolean> =>
  page
    .locator("#portal-event-list")
    .evaluate((anchor) => anchor.scrollWidth <= innerWidth && document.documentElement.scrollWidth <= innerWidth);

describe("the widgets", () => {
  let bare: string[];
  beforeAll(async () => {
    const { page } = await open({ body: BODY });
    await ready(page);
    bare = await looks(page);
    expect(bare).toHaveLength(20);
  });

  it.each(Object.entries(hosts))(
    "on %s fit without a finding at 390 and 1280 px and look as on a plain one",
    async (_name, host) => {
      const { page, complaints } = await open({
        body: BODY,
        ...host,
        context: { viewport: { width: 390, height: 900 } },
      });
      await ready(page);
      const isHostile = host.head === HOSTILE;
      // A hostile host's own text is not ours to judge. What elements there are is seen at the other width.
      expect(await (isHostile ? axeFindings(page, "#portal-event-list") : axeLayoutFindings(page))).toEqual([]);
      expect(await fits(page)).toBe(true);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole("tablist", { name: events.tabsLabel }).waitFor();
      expect(await axeFindings(page, isHostile ? "#portal-event-list" : "body")).toEqual([]);
      expect(await fits(page)).toBe(true);
      expect(await looks(page)).toEqual(bare);
      expect(complaints).toEqual([]);
    },
  );
});

describe("a host's styles", () => {
  it("are left alone: the bundle adds no sheet and no rule to the document, and sees that it may turn dark later", async () => {
    const { page } = await open({ body: BODY });
    await ready(page);
    expect(
      await page.evaluate(() => ({
        sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
        head: document.head.querySelectorAll("script, style, link:not([rel=icon])").length,
      })),
    ).toEqual({ sheets: 0, head: 0 });
    await page.addStyleTag({ content: "body.dark { background: #111; color: #eee }" });
    await page.evaluate(() => document.body.classList.add("dark"));
    await page.locator('#portal-event-list .portal[data-scheme="dark"]').waitFor();
    expect(await axeLayoutFindings(page)).toEqual([]);
  });

  it("that hide or lock a part of the page hide and lock the widget in it, to keys and pointers", async () => {
    const { page } = await open({
      body: `<button id="before">Menü</button><nav style="visibility: hidden">${BODY}</nav><a id="after" href="#">Weiter</a>`,
    });
    const tab = page.locator("#portal-event-list").getByRole("tab", { includeHidden: true }).first();
    await tab.waitFor({ state: "attached" });
    await page.focus("#before");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("after");
    await page.evaluate(() => document.querySelector("nav")?.setAttribute("style", "pointer-events: none"));
    await ready(page);
    expect(await tab.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe("none");
    await page.evaluate(() => document.querySelector("nav")?.removeAttribute("style"));
    await tab.click();
  });

  it("of a slider in a layer of its own leave a list over it that is opened", async () => {
    const { page } = await open({
      body: '<div id="portal-cart-small"></div><div style="position: relative; z-index: 99; height: 600px; background: silver"></div>',
    });
    await page.locator("#portal-cart-small").getByRole("button").click();
    await page.getByText("Ihr Warenkorb ist leer.").waitFor();
    const inFront = await page.locator(".cart-small-list").evaluate((list) => {
      const { left, bottom } = list.getBoundingClientRect();
      return document.elementFromPoint(left + 20, bottom - 10)?.id;
    });
    expect(inFront).toBe("portal-cart-small");
  });

  it("can be followed by custom properties, while paper gets black text and no buttons", async () => {
    const { page } = await open({
      body: BODY,
      head: "<style>:root { --portal-color-accent: rgb(128, 0, 64) }</style>",
    });
    await ready(page);
    const link = page.getByRole("link", { name: "Kostenrechner" });
    expect(await link.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(128, 0, 64)");
    await page.emulateMedia({ media: "print" });
    expect(await link.isVisible()).toBe(false);
    expect(await page.getByText("S-5002-26").evaluate((fact) => getComputedStyle(fact).color)).toBe("rgb(0, 0, 0)");
  });
});

describe("the strict policy of the authors' manual", () => {
  const nonce = "bm9uY2U";
  const manual = readFileSync(new URL("../../docs/autoren/betrieb.md", import.meta.url), "utf8");
  const [, policy = ""] = /Content-Security-Policy "([^"]*)"/.exec(manual) ?? [];

  it.each([
    ["module", `<script type="module" nonce="${nonce}" src="/portal.js"></script>`],
    ["classic file", `<script nonce="${nonce}" src="/portal.single.js"></script>`],
  ])("is kept by the %s", async (_name, script) => {
    expect(policy).toContain("require-trusted-types-for 'script'");
    const { page, complaints } = await open({
      body: BODY,
      script,
      headers: { "content-security-policy": policy.replaceAll("$request_id", nonce) },
      context: { viewport: { width: 390, height: 800 } },
    });
    await ready(page);
    await page.getByRole("combobox", { name: events.tabsLabel }).click();
    await page.getByRole("option", { name: "Abgeschlossen" }).click();
    await page
      .getByRole("button", { name: /^Ausbildung zum/ })
      .first()
      .waitFor();
    expect(complaints.filter((text) => !text.includes("data:,"))).toEqual([]);
  });
});

describe("a browser elsewhere", () => {
  it("shows Berlin times in German", async () => {
    const { page } = await open({
      body: BODY,
      context: { timezoneId: "America/Los_Angeles", locale: "en-US" },
      portal: { today: "2026-03-10" },
    });
    await ready(page);
    await page.getByRole("button", { name: /^Datenschutz im Homeoffice/ }).click();
    await page.getByText("28.03.2026, 08:30 Uhr").waitFor();
    await page.getByText("29.03.2026, 17:30 Uhr").waitFor();
  });
});

describe("a browser without constructed sheets", () => {
  it("gets the same styles as elements", async () => {
    const { page, complaints } = await open({
      body: BODY,
      early: () => {
        for (const { prototype } of [Document, ShadowRoot]) Reflect.deleteProperty(prototype, "adoptedStyleSheets");
        window.CSSStyleSheet = function illegal() {
          throw new TypeError("Illegal constructor");
        } as unknown as typeof CSSStyleSheet;
      },
    });
    await ready(page);
    expect(
      await page
        .getByText("S-5002-26")
        .evaluate((fact) => fact.closest(".portal")?.parentNode?.querySelectorAll("style").length),
    ).toBeGreaterThan(1);
    expect(
      await page
        .locator(".accordion")
        .first()
        .evaluate((card) => getComputedStyle(card).borderStyle),
    ).toBe("solid");
    expect(complaints).toEqual([]);
  });
});
