import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { memberViewLabels, members } from "#i18n/members.ts";
import { saving } from "#i18n/saving.ts";
import { axeFindings } from "./axe.ts";
import { scenesOf } from "./scenes.ts";

const BODY = `<header id="portal-page-header"><h1>Mein Gremium</h1></header>
  <div id="portal-tab-wrapper"><nav aria-label="Seiten"><a href="#portal">Übersicht</a></nav><div><div id="portal-gremium-members"></div></div></div>`;
const HEAD = "<style>#portal-page-header, nav { display: flex !important }</style>";
const EVENTS = memberViewLabels.events;
const EVENTS_OF_MUELLER = "/seite?gremiumsmitglied=1002&gremiumsansicht=buchungen";

const open = scenesOf({ body: BODY, head: HEAD });

const row = (page: Page, name: string): Locator => page.getByRole("listitem").filter({ hasText: name });
const heading = (page: Page, name: string): Locator => page.getByRole("heading", { name, exact: true });
const back = (page: Page): Locator => page.getByRole("button", { name: members.back, exact: true });
const shownFrame = (page: Page): Promise<boolean[]> =>
  Promise.all(["#portal-page-header", "#portal-tab-wrapper nav"].map((selector) => page.locator(selector).isVisible()));

describe("the members of an administrator", () => {
  it("are found, opened, linked, reloaded and left again", async () => {
    const { page, portal } = await open();
    await page.getByRole("searchbox", { name: members.search }).fill("Mueller");
    await page.getByText("1 von 12 Mitgliedern").waitFor();
    await row(page, "Müller, Jörg").getByRole("button", { name: EVENTS }).click();
    await heading(page, "Buchungen / Reservierungen für: Müller, Jörg").waitFor();
    await page.getByRole("tab", { name: "Geplant" }).waitFor();
    expect(page.url()).toContain(EVENTS_OF_MUELLER);
    expect(await shownFrame(page)).toEqual([false, false]);
    expect(portal.calls.map(({ path }) => path)).toContain("/portal-api/gremium-users/1002/events/future");
    await page.reload();
    await heading(page, "Buchungen / Reservierungen für: Müller, Jörg").waitFor();
    expect(await shownFrame(page)).toEqual([false, false]);
    await page.goBack();
    await page.getByText("12 Mitglieder").waitFor();
    expect(await shownFrame(page)).toEqual([true, true]);
    await page.goForward();
    await back(page).click();
    await page.getByText("12 Mitglieder").waitFor();
    expect(new URL(page.url()).search).toBe("");
    expect(await shownFrame(page)).toEqual([true, true]);
  });

  it("keep to the tab that the address names, the address to its hash, and give the page its header back when taken away", async () => {
    const { page } = await open({ path: `${EVENTS_OF_MUELLER}#abgeschlossen` });
    await page.getByRole("tab", { name: "Abgeschlossen", selected: true }).waitFor();
    await page.evaluate(() => {
      location.hash = "#geplant";
    });
    await page.getByRole("tab", { name: "Geplant", selected: true }).waitFor();
    await heading(page, "Buchungen / Reservierungen für: Müller, Jörg").waitFor();
    await back(page).click();
    await page.getByText("12 Mitglieder").waitFor();
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("#geplant");
    await row(page, "Müller, Jörg").getByRole("button", { name: EVENTS }).click();
    await back(page).waitFor();
    expect(await shownFrame(page)).toEqual([false, false]);
    await page.evaluate(() => document.querySelector("#portal-gremium-members")?.remove());
    await page.waitForFunction(() => document.querySelector("nav")?.checkVisibility() === true);
    expect(await shownFrame(page)).toEqual([true, true]);
  });

  it("are reached by keyboard alone, and the focus comes back to the button", async () => {
    const { page } = await open();
    const search = page.getByRole("searchbox");
    await search.waitFor();
    while (!(await search.evaluate((field: Element) => (field.getRootNode() as ShadowRoot).activeElement === field)))
      await page.keyboard.press("Tab");
    await page.keyboard.type("lüdecke");
    await page.getByText("1 von 12 Mitgliedern").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const focused = (): Promise<string | null | undefined> =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
    await back(page).waitFor();
    await expect.poll(focused).toBe("Buchungen / Reservierungen für: Lüdecke, Kim");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await search.waitFor();
    expect(await focused()).toBe(EVENTS);
  });
});

describe("unsaved settings of a member", () => {
  it("are asked about before the way back and the browser's back button, and never sent by leaving", async () => {
    const { page, portal } = await open();
    await row(page, "Müller, Jörg").getByRole("button", { name: "Einstellungen" }).click();
    await heading(page, "Einstellungen: Müller, Jörg").waitFor();
    const department = page.getByRole("textbox", { name: "Abteilung" });
    await department.fill("Halle 7");
    await page.evaluate(() => history.back());
    await page.getByRole("button", { name: saving.stay }).click();
    expect(await department.inputValue()).toBe("Halle 7");
    expect(page.url()).toContain("gremiumsmitglied=1002&gremiumsansicht=einstellungen");
    expect(await shownFrame(page)).toEqual([false, false]);
    await back(page).click();
    await page.getByRole("button", { name: "Verwerfen" }).click();
    await page.getByText("12 Mitglieder").waitFor();
    expect(await shownFrame(page)).toEqual([true, true]);
    expect(portal.calls.filter(({ method }) => method === "POST")).toEqual([]);
  });
});

describe("a dark page on a phone", () => {
  it("is free of findings and fits", async () => {
    const { page, complaints } = await open({
      head: `${HEAD}<style>body { background: #14191e; color: #fff } a { color: #9cf }</style>`,
      context: { viewport: { width: 390, height: 800 } },
    });
    await page.getByText("12 Mitglieder").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    expect(complaints).toEqual([]);
  });
});

describe("300 members", () => {
  it("are found letter by letter, and those out of sight are not drawn", async () => {
    const { page } = await open({ portal: { customer: "large" } });
    await page.getByText("300 Mitglieder").waitFor();
    const isDrawn = (at: Locator): Promise<boolean> =>
      at.evaluate((item: Element) => item.checkVisibility({ contentVisibilityAuto: true }));
    const rows = page.getByRole("listitem");
    expect(await rows.count()).toBe(300);
    expect([
      await isDrawn(rows.first().locator(".member-name")),
      await isDrawn(rows.last().locator(".member-name")),
    ]).toEqual([true, false]);
    await page.getByRole("searchbox").pressSequentially("koehler");
    const others = rows.locator(".member-name").filter({ hasNotText: "Köhler" });
    await expect.poll(() => others.count()).toBe(0);
    expect(await rows.count()).toBeGreaterThan(0);
    await page.getByText(/^\d+ von 300 Mitgliedern$/).waitFor();
  });
});
