import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { forms } from "#i18n/forms.ts";
import { saving } from "#i18n/saving.ts";
import { functions, personal } from "#i18n/settings.ts";
import { axeFindings } from "./axe.ts";
import { posts, scenesOf } from "./scenes.ts";
import { answerLeaving, closeDialog, drafts, field, save, SETTINGS } from "./settings.ts";
import type { Scene } from "./support.ts";

const MENU = '<div id="portal-menu-desktop"></div>';
const open = scenesOf({ body: `${MENU}${SETTINGS}` });

const RESTORED = forms.restored;
const NOT_SAVED = /Ihre Änderungen sind noch nicht gespeichert/;

/** Types into the own data and lets the session expire before they are saved. */
async function expireWhileTyping({ page, portal }: Scene): Promise<void> {
  await field(page, "Abteilung").fill("Einkauf");
  portal.select({ scenario: "expired" });
  await field(page, personal.personEmail).pressSequentially("x");
  await save(page);
  await page.getByText(NOT_SAVED).waitFor();
}

/** What the login page does with its `returnTo`. */
async function comeBack(page: Page): Promise<void> {
  const href = (await page.getByRole("link", { name: common.login }).getAttribute("href")) ?? "";
  // To the address where the page already is there would be no way.
  await page.goto("about:blank");
  await page.goto(new URL(href).searchParams.get("returnTo") ?? "");
}

describe("a session that expires in the middle of typing", () => {
  it("offers the login once, brings everything back after it, and forgets it once saved", async () => {
    const scene = await open();
    const { page, portal } = scene;
    const leaving = answerLeaving(page, false);
    await expireWhileTyping(scene);
    const login = page.getByRole("link", { name: common.login });
    expect(await login.count()).toBe(1);
    await expect.poll(() => login.evaluate((link: Element) => link.getBoundingClientRect().top >= 0)).toBe(true);
    expect(await field(page, "Abteilung").inputValue()).toBe("Einkauf");
    expect(await drafts(page)).toEqual({
      "1001:personal": { department: "Einkauf", personEmail: "xsabine0@post.example" },
    });
    await login.click();
    await page.waitForURL(/\/kundenportal\/login\?returnTo=/);
    portal.select({ scenario: "normal" });
    await page.goto(new URL(page.url()).searchParams.get("returnTo") ?? "");
    await page.getByText(RESTORED).waitFor();
    expect(leaving.asked()).toBe(0);
    expect([await field(page, "Abteilung").inputValue(), await field(page, personal.personEmail).inputValue()]).toEqual(
      ["Einkauf", "xsabine0@post.example"],
    );
    await save(page);
    await page.getByText(personal.save.known).waitFor();
    expect(portal.calls.at(-1)?.status).toBe(200);
    expect(posts(scene).at(-1)?.body).toMatchObject({ department: "Einkauf", personEmail: "xsabine0@post.example" });
    await closeDialog(page);
    expect(await drafts(page)).toEqual({});
    await page.reload();
    expect(await field(page, "Abteilung").inputValue()).toBe("Einkauf");
    expect(await page.getByText(RESTORED).count()).toBe(0);
  });

  it("keeps the draft through a reload without a login, and lets go on in the same page after one in another tab", async () => {
    const scene = await open();
    const { page, portal } = scene;
    await expireWhileTyping(scene);
    await page.reload();
    await page.getByRole("link", { name: common.login }).waitFor();
    expect(Object.keys(await drafts(page))).toEqual(["1001:personal"]);
    portal.select({ scenario: "normal" });
    await page.getByRole("button", { name: common.retry }).first().click();
    await page.getByText(RESTORED).waitFor();
    await page.getByRole("link", { name: common.login }).waitFor({ state: "detached" });
    await expireWhileTyping(scene);
    portal.select({ scenario: "normal" });
    const other = await page.context().newPage();
    await other.goto(page.url());
    await page.getByText(saving.notSaved.again).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await save(page);
    await page.getByText(personal.save.known).waitFor();
    expect(portal.state().members[0]?.data.department).toBe("Einkauf");
  });

  it("leads back to the very tab", async () => {
    const { page, portal } = await open();
    const box = page.getByRole("checkbox", { name: "Vertrauensperson" });
    await page.getByRole("tab", { name: "BR-Funktionen" }).click();
    await box.check();
    portal.select({ scenario: "expired" });
    await save(page);
    await page.getByText(NOT_SAVED).waitFor();
    portal.select({ scenario: "normal" });
    await comeBack(page);
    await page.getByText(RESTORED).waitFor();
    expect(await box.isChecked()).toBe(true);
    await save(page);
    await page.getByText(functions.save.known).waitFor();
    expect(await drafts(page)).toEqual({});
  });
});

describe("a draft", () => {
  it("is never shown to somebody else, nor to one who logs in in another tab, and waits for its owner", async () => {
    const scene = await open();
    const { page, portal } = scene;
    const leaving = answerLeaving(page, true);
    await field(page, "Abteilung").fill("Geheimprojekt");
    portal.select({ customer: "member" });
    await page.reload();
    await expect.poll(() => field(page, "Nachname").inputValue()).toBe("Petersen");
    expect(await page.getByText(RESTORED).count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Geheimprojekt");
    await field(page, "Abteilung").fill("Anderes");
    portal.select({ customer: "admin" });
    await page.reload();
    await expect.poll(() => field(page, "Abteilung").inputValue()).toBe("Geheimprojekt");
    const asked = leaving.asked();
    await expireWhileTyping(scene);
    portal.select({ scenario: "normal", customer: "member" });
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect.poll(() => field(page, "Nachname").inputValue()).toBe("Petersen");
    expect(leaving.asked()).toBe(asked);
    expect(await field(page, "Abteilung").inputValue()).toBe("Anderes");
    expect(Object.keys(await drafts(page))).toContain("1001:personal");
    expect(posts(scene)).toEqual([]);
  });

  it("is given up on request, with the keyboard still in the form, and is gone on logout", async () => {
    const { page, portal } = await open();
    answerLeaving(page, true);
    await field(page, "Abteilung").fill("Einkauf");
    await page.reload();
    await page.getByRole("button", { name: forms.discard }).press("Enter");
    expect(await field(page, "Abteilung").inputValue()).toBe("Fertigung, Halle 4");
    expect(await drafts(page)).toEqual({});
    await page.keyboard.press("Tab");
    const first = field(page, "Vorname");
    await expect
      .poll(() => first.evaluate((box: Element) => (box.getRootNode() as ShadowRoot).activeElement === box))
      .toBe(true);
    await field(page, "Abteilung").fill("Einkauf");
    expect(Object.keys(await drafts(page))).toEqual(["1001:personal"]);
    await page.getByRole("link", { name: "abmelden" }).click();
    await page.waitForURL(/\/logout$/);
    // The draft ends with the logout itself, which the page learns from the backend.
    expect(Object.keys(await drafts(page))).toEqual(["1001:personal"]);
    portal.select({ customer: "guest" });
    await page.goBack();
    await page.reload();
    await expect.poll(() => drafts(page)).toEqual({});
  });
});
