import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { booking, cancelling, OTHER_REASON, participantDialog } from "#i18n/booking.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { sending } from "#i18n/sending.ts";
import type { Scenario } from "#mocks/model/scenarios.ts";
import { gate } from "#mocks/testing/gate.ts";
import { axeFindings } from "./axe.ts";
import { purchaseCount, recordEvents, seenEvents } from "./events.ts";
import { focused, tabTo } from "./keyboard.ts";
import { scenesOf } from "./scenes.ts";
import type { Scene } from "./support.ts";

const openScene = scenesOf({ body: "" });

/** 5001 has everybody, 5010 is online with one reservation. */
async function open(
  eventId: number,
  scenario: Scenario = "normal",
  { width = 1280, ...portal }: { width?: number; wait?: () => Promise<void> } = {},
): Promise<Scene> {
  const scene = await openScene({
    body: `<main><h1>Portal</h1><div id="portal-event-detail" data-event-id="${eventId}"></div></main>`,
    portal: { scenario, ...portal },
    context: { viewport: { width, height: 800 } },
    early: recordEvents,
  });
  await participants(scene.page).waitFor();
  return scene;
}

const participants = (page: Page): Locator => page.getByRole("list", { name: "Teilnehmende" });
const dialogOf = (page: Page): Locator => page.getByRole("dialog");
const sent = ({ portal }: Scene, name: string): unknown[] =>
  portal.calls.filter((call) => call.name === name).map((call) => call.body);
const submits = async ({ page }: Scene): Promise<unknown[]> =>
  (await seenEvents(page)).filter(({ type }) => type === "portal:submit").map(({ detail }) => detail.outcome);

/** Opens the first dialog of this button and waits until it stands. */
async function openDialog({ page }: Scene, button: RegExp): Promise<Locator> {
  await page.getByRole("button", { name: button }).first().click();
  await dialogOf(page).waitFor();
  return dialogOf(page);
}

async function acceptAndSend(dialog: Locator): Promise<void> {
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: booking.send }).click();
}

describe("booking", () => {
  it("works by keyboard alone, tells page and tag manager once, and leaves the focus with the participant", async () => {
    const scene = await open(5001);
    const { page } = scene;
    await tabTo(page, "Buchen für Agnieszka");
    await page.keyboard.press("Enter");
    await dialogOf(page).waitFor();
    expect(await focused(page)).toBe(booking.title);
    await tabTo(page, "Ich akzeptiere");
    await page.keyboard.press("Space");
    await tabTo(page, booking.send);
    await page.keyboard.press("Enter");
    await dialogOf(page).getByText(booking.optionMissing).waitFor();
    expect(await focused(page)).toBe(bookingOptionLabels.mitNacht_VP);
    await page.keyboard.press("Space");
    await tabTo(page, booking.send);
    await page.keyboard.press("Enter");
    await dialogOf(page)
      .getByText(/^Ihre Buchungsanfrage haben wir erhalten/)
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await focused(page)).toBe("Agnieszka Wiśniewska");
    await page.getByText(/^Ihre Buchungsanfrage haben wir erhalten/).waitFor();
    expect(sent(scene, "checkout")).toMatchObject([
      { recipientId: 500106, recipient: { recipientId: 500106, hotelOverNightOption: "mitNacht_VP", comment: null } },
    ]);
    expect(await submits(scene)).toEqual(["started", "succeeded"]);
    expect(await purchaseCount(scene.page)).toBe(1);
    await expect.poll(() => sent(scene, "event").length).toBe(2);
  });

  it("sends once while the answer is slow; a failure after closing leaves the reservation, and can be tried again", async () => {
    const late = gate();
    const scene = await open(5010, "slow:checkout+fail:checkout", late);
    const { page } = scene;
    const dialog = await openDialog(scene, /^Buchen für/);
    await acceptAndSend(dialog);
    await dialog.getByRole("button", { name: booking.send }).click({ force: true });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: sending.leave }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText(sending.underWay).waitFor();
    late.open();
    await expect.poll(() => submits(scene)).toEqual(["started", "failed"]);
    expect(sent(scene, "checkout")).toHaveLength(1);
    expect(await purchaseCount(scene.page)).toBe(0);
    expect(await participants(page).getByText("Reserviert").isVisible()).toBe(true);
    expect(await dialogOf(page).count()).toBe(0);
    scene.portal.select({ scenario: "normal" });
    await acceptAndSend(await openDialog(scene, /^Buchen für/));
    await dialogOf(page)
      .getByText(/^Ihre Buchungsanfrage/)
      .waitFor();
    expect(await purchaseCount(scene.page)).toBe(1);
  });
});

it("an option is cleared and chosen again by its button, its label and the space bar, and left by the arrow keys", async () => {
  const scene = await open(5001);
  const { page } = scene;
  await openDialog(scene, /^Buchen für/);
  const option = page.getByRole("radio", { name: bookingOptionLabels.ohneNacht_VP });
  for (const act of [
    () => option.click(),
    () => page.getByText(bookingOptionLabels.ohneNacht_VP, { exact: true }).click(),
    () => option.press("Space"),
  ])
    for (const expected of [true, false, true, false]) {
      await act();
      expect(await option.isChecked()).toBe(expected);
    }
  await page.keyboard.press("ArrowDown");
  const next = page.getByRole("radio", { name: bookingOptionLabels.mitNacht_HP });
  expect(await next.isChecked()).toBe(true);
  await next.press("Space");
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
  await acceptAndSend(dialogOf(page));
  await dialogOf(page).getByText(booking.optionMissing).waitFor();
  expect(sent(scene, "checkout")).toEqual([]);
});

it("cancelling works by keyboard alone on a phone, with the free text, and asks before it drops it", async () => {
  const scene = await open(5001, "normal", { width: 390 });
  const { page } = scene;
  await tabTo(page, "Stornieren für Jörg");
  await page.keyboard.press("Enter");
  await dialogOf(page).waitFor();
  await tabTo(page, "Erkrankung");
  await page.keyboard.press("ArrowUp");
  await tabTo(page, "Ihr Grund");
  await page.keyboard.type("Umzug");
  await page.keyboard.press("Escape");
  await page.getByText(participantDialog.question).waitFor();
  await page.keyboard.press("Enter");
  await tabTo(page, "Stornieren");
  await page.keyboard.press("Enter");
  await page.getByText("Buchung erfolgreich storniert.").waitFor();
  expect(await focused(page)).toBe("Schließen");
  await page.keyboard.press("Enter");
  await dialogOf(page).waitFor({ state: "detached" });
  expect(await focused(page)).toBe("Jörg Müller");
  expect(sent(scene, "cancelRecipient")).toEqual([{ reason: "Umzug" }]);
  expect(await submits(scene)).toEqual(["started", "succeeded"]);
});

describe("a dialog whose tab is left by the address", () => {
  it("stands there again with all that was entered, modal as before", async () => {
    const { page } = await open(5001);
    await page
      .getByRole("button", { name: /^Stornieren für/ })
      .first()
      .click();
    await dialogOf(page).getByRole("radio", { name: OTHER_REASON }).check();
    await dialogOf(page).getByRole("textbox").fill("Umzug");
    await page.evaluate(() => {
      location.hash = "inhalt";
    });
    await page.getByRole("tab", { name: "Inhalt", selected: true }).waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    await page.getByRole("tab", { name: "Mein Gremium" }).click();
    expect(await dialogOf(page).getByRole("textbox").inputValue()).toBe("Umzug");
    expect(await dialogOf(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    await dialogOf(page).getByRole("button", { name: cancelling.back }).click();
    await dialogOf(page).getByRole("button", { name: participantDialog.leave }).click();
    await dialogOf(page).waitFor({ state: "detached" });
  });
});
