import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { booking, cancelling } from "#i18n/booking.ts";
import { common } from "#i18n/common.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { loginEmail } from "#i18n/settings.ts";
import { configBlock } from "#mocks/situations/pages.ts";
import { axeFindings } from "./axe.ts";
import { scenesOf } from "./scenes.ts";
import { SETTINGS } from "./settings.ts";
import type { SceneOptions } from "./support.ts";

const detail = (eventId: number): string =>
  `${configBlock()}<h1>Seite</h1><div id="portal-event-detail" data-event-id="${eventId}"></div>`;
const phone: Partial<SceneOptions> = { context: { viewport: { width: 390, height: 664 } } };
const open = scenesOf({ body: detail(5001), ...phone });

const dialogOf = (page: Page): Locator => page.getByRole("dialog").last();
const loginOf = (page: Page): Locator => dialogOf(page).getByRole("link", { name: /^Zur Anmeldung/ });

/** Whether all of it lies in the window and nothing lies over its middle. */
const isSeen = (what: Locator): Promise<boolean> =>
  what.evaluate((element: Element) => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const root = element.getRootNode() as ShadowRoot;
    return (
      top >= 0 && bottom <= innerHeight && element.contains(root.elementFromPoint(left + width / 2, (top + bottom) / 2))
    );
  });

/** The login stands in the dialog in sight and takes the keyboard's focus there. */
async function expectLogin(page: Page): Promise<void> {
  const login = loginOf(page);
  await login.waitFor();
  expect(await isSeen(login)).toBe(true);
  const isFocused = (): Promise<boolean> =>
    login.evaluate((link) => (link.getRootNode() as ShadowRoot).activeElement === link);
  for (let presses = 0; presses < 20 && !(await isFocused()); presses += 1) await page.keyboard.press("Shift+Tab");
  expect(await isFocused()).toBe(true);
}

/** The login that has the focus leads to the login page in a new tab. */
async function expectNewTab(page: Page): Promise<void> {
  const [tab] = await Promise.all([page.context().waitForEvent("page"), page.keyboard.press("Enter")]);
  expect(tab.url()).toContain("/kundenportal/login?returnTo=");
  await tab.close();
  await page.bringToFront();
}

describe("a session that is over while a dialog is open, on a phone", () => {
  it("offers the login in the dialogs to cancel and to book, keeps what was entered, and sends it after the return", async () => {
    const { page, portal } = await open();
    await page.getByRole("button", { name: /^Stornieren für Jörg/ }).click();
    await dialogOf(page).getByRole("radio", { name: "Anderer" }).click();
    await dialogOf(page).getByLabel("Ihr Grund").fill("Umzug der Abteilung");
    portal.select({ scenario: "expired" });
    await dialogOf(page).getByRole("button", { name: "Stornieren" }).click();
    await expectLogin(page);
    await expectNewTab(page);
    expect(await dialogOf(page).getByLabel("Ihr Grund").inputValue()).toBe("Umzug der Abteilung");
    portal.select({ scenario: "normal" });
    await dialogOf(page).getByRole("button", { name: "Stornieren" }).click();
    await dialogOf(page).getByText("Buchung erfolgreich storniert.").waitFor();
    expect(portal.calls.filter(({ name }) => name === "cancelRecipient").at(-1)?.body).toEqual({
      reason: "Umzug der Abteilung",
    });
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "detached" });

    await page.getByRole("button", { name: /^Buchen für Agnieszka/ }).click();
    await dialogOf(page).getByRole("radio", { name: bookingOptionLabels.ohneNacht_HP }).click();
    await dialogOf(page).getByRole("checkbox").click();
    expect(await loginOf(page).count()).toBe(0);
    portal.select({ scenario: "expired" });
    await dialogOf(page).getByRole("button", { name: booking.send }).click();
    await expectLogin(page);
    await expectNewTab(page);
    expect(await dialogOf(page).getByRole("radio", { name: bookingOptionLabels.ohneNacht_HP }).isChecked()).toBe(true);
    expect(await dialogOf(page).getByRole("checkbox").isChecked()).toBe(true);
  });

  it("offers it where another call of the page has noticed", async () => {
    const { page, portal } = await open({
      body: `${detail(5001)}<div id="portal-bookmarks"></div>`,
      portal: { scenario: "fail:bookmarks" },
    });
    await page.getByRole("button", { name: common.retry }).waitFor();
    await page.getByRole("button", { name: /^Buchen für Agnieszka/ }).click();
    await dialogOf(page).waitFor();
    portal.select({ scenario: "expired" });
    await page.locator("#portal-bookmarks").evaluate(({ shadowRoot }) => shadowRoot?.querySelector("button")?.click());
    await expectLogin(page);
    expect(await axeFindings(page)).toEqual([]);
    await expectNewTab(page);
  });

  it("offers it in the dialog for another login e-mail and keeps the address", async () => {
    const { page, portal } = await open({ body: SETTINGS });
    await page.getByRole("button", { name: loginEmail.title }).click();
    await dialogOf(page).getByLabel(loginEmail.field).fill("neu@betrieb.example");
    portal.select({ scenario: "expired" });
    await dialogOf(page).getByRole("button", { name: loginEmail.send }).click();
    await expectLogin(page);
    await expectNewTab(page);
    expect(await dialogOf(page).getByLabel(loginEmail.field).inputValue()).toBe("neu@betrieb.example");
  });

  it("offers it in the full-screen view of a photo, and repeats the download when asked", async () => {
    const { page, portal } = await open({ body: detail(5101), path: "/seite?setTab=bilder" });
    await page.getByRole("button", { name: "Bild 1 vergrößern" }).click();
    portal.select({ scenario: "expired" });
    await dialogOf(page).getByRole("button", { name: "Herunterladen" }).click();
    await expectLogin(page);
    await expectNewTab(page);
    portal.select({ scenario: "normal" });
    const download = page.waitForEvent("download");
    await dialogOf(page).getByRole("button", { name: common.retry }).click();
    expect((await download).suggestedFilename()).toContain("Bild1");
    await loginOf(page).waitFor({ state: "detached" });
  });
});

describe("a dialog on a phone", () => {
  it("brings the errors of a long list and a failure into view, and keeps the reason", async () => {
    const { page } = await open({ portal: { scenario: "fail:cancelRecipient" } });
    const seen = async (text: Locator): Promise<void> => {
      await text.waitFor();
      expect(await isSeen(text)).toBe(true);
    };
    await page.getByRole("button", { name: /^Stornieren für Jörg/ }).click();
    const dialog = dialogOf(page);
    const send = dialog.getByRole("button", { name: "Stornieren" });
    await dialog.getByRole("radio", { name: "Anderer" }).scrollIntoViewIfNeeded();
    await send.click();
    await seen(dialog.getByText(cancelling.reasonMissing));
    // The text field comes below the last reason, its error below the field.
    await dialog.getByRole("radio", { name: "Anderer" }).click();
    expect(await isSeen(dialog.getByLabel("Ihr Grund"))).toBe(true);
    await send.click();
    await seen(dialog.getByText(cancelling.otherMissing));
    // From the top, where what comes below the reasons is out of sight.
    await dialog.getByRole("term").first().scrollIntoViewIfNeeded();
    await dialog.getByRole("radio", { name: "Erkrankung" }).click();
    await send.click();
    await seen(dialog.getByRole("alert").filter({ hasText: booking.failed }));
    expect(await dialog.getByRole("radio", { name: "Erkrankung" }).isChecked()).toBe(true);
  });
});

describe("a dialog in a page that is zoomed to 400 %", () => {
  const low: Partial<SceneOptions> = { context: { viewport: { width: 320, height: 256 } } };
  /** How a part of the dialog scrolls, and how much of it is seen at once, in pixels. */
  const scrolls = (part: Locator): Promise<{ more: boolean; seen: number }> =>
    part.evaluate((element) => ({
      more: getComputedStyle(element).overflowY === "auto" && element.scrollHeight > element.clientHeight,
      seen: element.clientHeight,
    }));

  const expectWhole = async (dialog: Locator): Promise<void> => {
    expect(await scrolls(dialog)).toEqual({ more: true, seen: 222 });
    expect(await scrolls(dialog.locator(".dialog-body"))).toMatchObject({ more: false });
  };
  const expectInReach = async (way: Locator): Promise<void> => {
    await way.focus();
    expect(await isSeen(way)).toBe(true);
  };

  it("to book scrolls as a whole, has each failure in sight, and its buttons in reach", async () => {
    const { page, portal } = await open({ ...low, portal: { scenario: "fail:checkout" } });
    await page.getByRole("button", { name: "Buchen für Agnieszka" }).click();
    const dialog = dialogOf(page);
    const send = dialog.getByRole("button", { name: booking.send });
    await expectWhole(dialog);
    await expectInReach(send);
    await dialog.getByRole("radio", { name: bookingOptionLabels.ohneNacht_HP }).check();
    await dialog.getByRole("checkbox", { name: /^Ich akzeptiere/ }).check();
    for (const [scenario, failure, next] of [
      ["fail:checkout", booking.failed, send],
      ["status-403:checkout", booking.converted, dialog.getByRole("button", { name: "Schließen" })],
    ] as const) {
      portal.select({ scenario });
      await send.click();
      const said = dialog.getByText(failure).locator("..");
      await said.waitFor();
      expect(await isSeen(said)).toBe(true);
      await expectWhole(dialog);
      await expectInReach(dialog.getByRole("link", { name: /^Kundensupport/ }));
      await expectInReach(next.last());
      expect(await axeFindings(page)).toEqual([]);
    }
  });

  it("to cancel scrolls as a whole, has its button in reach, and brings the error into view", async () => {
    const { page } = await open(low);
    await page.getByRole("button", { name: "Stornieren für Jörg" }).click();
    const dialog = dialogOf(page);
    const send = dialog.getByRole("button", { name: "Stornieren" });
    await expectWhole(dialog);
    await expectInReach(send);
    await send.click();
    const error = dialog.getByRole("alert");
    await error.waitFor();
    expect(await isSeen(error)).toBe(true);
  });
});
