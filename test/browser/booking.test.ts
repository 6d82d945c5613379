import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Scenario } from "#mocks/scenarios.ts";
import { gate, recordEvents, seenEvents } from "./events.ts";
import { focused, tabTo } from "./keyboard.ts";
import { scenesOf } from "./scenes.ts";
import { axeFindings, type Scene } from "./support.ts";

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
    before: recordEvents,
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
const purchases = ({ page }: Scene): Promise<number> =>
  page.evaluate(
    () =>
      ((window as { dataLayer?: { event: string }[] }).dataLayer ?? []).filter(({ event }) => event === "purchase")
        .length,
  );

/** Opens the first dialog of this button and waits until it stands. */
async function openDialog({ page }: Scene, button: RegExp): Promise<Locator> {
  await page.getByRole("button", { name: button }).first().click();
  await dialogOf(page).waitFor();
  return dialogOf(page);
}

async function acceptAndSend(dialog: Locator): Promise<void> {
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Verbindlich buchen" }).click();
}

describe("booking", () => {
  it("works by keyboard alone, tells page and tag manager once, and leaves the focus with the participant", async () => {
    const scene = await open(5001);
    const { page } = scene;
    await tabTo(page, "Buchen für Agnieszka");
    await page.keyboard.press("Enter");
    await dialogOf(page).waitFor();
    expect(await focused(page)).toBe("Seminar buchen");
    await tabTo(page, "Ich akzeptiere");
    await page.keyboard.press("Space");
    await tabTo(page, "Verbindlich buchen");
    await page.keyboard.press("Enter");
    await dialogOf(page).getByText("Bitte wählen Sie eine Verpflegungsoption aus!").waitFor();
    expect(await focused(page)).toBe("Übernachtung und Vollpension");
    await page.keyboard.press("Space");
    await tabTo(page, "Verbindlich buchen");
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
    expect(await purchases(scene)).toBe(1);
    await expect.poll(() => sent(scene, "event").length).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
  });

  it.each<[Scenario, RegExp]>([
    ["status-403:checkout", /Das Seminar ist bereits gebucht/],
    ["fail:checkout", /Es ist ein Fehler aufgetreten!/],
    ["offline:checkout", /Es ist ein Fehler aufgetreten!/],
    ["status-204:checkout", /Es ist ein Fehler aufgetreten!/],
    ["expired:checkout", /Sie sind nicht mehr angemeldet/],
  ])("says what went wrong (%s), accessibly", async (scenario, message) => {
    const scene = await open(5010, scenario);
    const dialog = await openDialog(scene, /^Buchen für/);
    await acceptAndSend(dialog);
    await dialog.getByRole("alert").filter({ hasText: message }).waitFor();
    expect(await axeFindings(scene.page)).toEqual([]);
    expect(await submits(scene)).toEqual(["started", "failed"]);
    expect(await purchases(scene)).toBe(0);
  });

  it.each<Scenario>(["html:checkout", "malformed:checkout"])(
    "counts a 200 as a success whatever its body says (%s)",
    async (scenario) => {
      const scene = await open(5010, scenario);
      await acceptAndSend(await openDialog(scene, /^Buchen für/));
      await dialogOf(scene.page)
        .getByText(/^Ihre Buchungsanfrage/)
        .waitFor();
    },
  );

  it("sends once while the answer is slow, and after closing changes only the list", async () => {
    const late = gate();
    const scene = await open(5010, "slow:checkout", late);
    const { page } = scene;
    const dialog = await openDialog(scene, /^Buchen für/);
    await acceptAndSend(dialog);
    await dialog.getByRole("button", { name: "Verbindlich buchen" }).click({ force: true });
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    late.open();
    await participants(page).getByText("Buchungsbestätigung ausstehend").waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    expect(await page.getByText(/^Ihre Buchungsanfrage/).count()).toBe(0);
    expect(sent(scene, "checkout")).toHaveLength(1);
    expect(await purchases(scene)).toBe(1);
  });

  it("leaves the reservation as it was when a slow answer after closing is a failure, and can be tried again", async () => {
    const late = gate();
    const scene = await open(5010, "slow:checkout+fail:checkout", late);
    const dialog = await openDialog(scene, /^Buchen für/);
    await acceptAndSend(dialog);
    await dialog.getByRole("button", { name: "Abbrechen" }).click();
    await dialog.waitFor({ state: "detached" });
    late.open();
    await expect.poll(() => submits(scene)).toEqual(["started", "failed"]);
    expect(await participants(scene.page).getByText("Reserviert").isVisible()).toBe(true);
    scene.portal.select({ scenario: "normal" });
    await acceptAndSend(await openDialog(scene, /^Buchen für/));
    await dialogOf(scene.page)
      .getByText(/^Ihre Buchungsanfrage/)
      .waitFor();
    expect(await purchases(scene)).toBe(1);
  });
});

describe("an option that is chosen again", () => {
  it.each<[string, (page: Page) => Promise<void>]>([
    ["its button", (page) => page.getByRole("radio", { name: "Nur Vollpension" }).click()],
    ["its label", (page) => page.getByText("Nur Vollpension", { exact: true }).click()],
    ["the space bar", (page) => page.getByRole("radio", { name: "Nur Vollpension" }).press("Space")],
  ])("is cleared by %s, and chosen by the same once more", async (_name, act) => {
    const scene = await open(5001);
    const { page } = scene;
    await openDialog(scene, /^Buchen für/);
    const option = page.getByRole("radio", { name: "Nur Vollpension" });
    for (const expected of [true, false, true, false]) {
      await act(page);
      expect(await option.isChecked()).toBe(expected);
    }
    await acceptAndSend(dialogOf(page));
    await dialogOf(page).getByText("Bitte wählen Sie eine Verpflegungsoption aus!").waitFor();
    expect(sent(scene, "checkout")).toEqual([]);
  });

  it("is left by the arrow keys, which choose the next", async () => {
    const scene = await open(5009);
    const dialog = await openDialog(scene, /^Buchen für/);
    await dialog.getByRole("radio", { name: "Anreise ohne Übernachtung" }).press("Space");
    expect(await dialog.getByRole("radio", { checked: true }).count()).toBe(0);
    await scene.page.keyboard.press("ArrowDown");
    expect(await dialog.getByRole("radio", { name: "Anreise am Vortag" }).isChecked()).toBe(true);
  });
});

describe("cancelling", () => {
  it("works by keyboard alone on a phone, with the free text, and asks before it drops it", async () => {
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
    await page.getByText("Möchten Sie Ihre Eingaben verwerfen?").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await tabTo(page, "Stornieren");
    await page.keyboard.press("Enter");
    await page.getByText("Buchung erfolgreich storniert.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await focused(page)).toBe("Schließen");
    await page.keyboard.press("Enter");
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await focused(page)).toBe("Jörg Müller");
    expect(sent(scene, "cancelRecipient")).toEqual([{ reason: "Umzug" }]);
    expect(await submits(scene)).toEqual(["started", "succeeded"]);
  });

  it.each<Scenario>(["fail:cancelRecipient", "offline:cancelRecipient", "status-204:cancelRecipient"])(
    "says that it failed (%s), accessibly, and keeps the reason",
    async (scenario) => {
      const scene = await open(5001, scenario);
      const dialog = await openDialog(scene, /^Stornieren für/);
      await dialog.getByRole("button", { name: "Stornieren" }).click();
      await dialog.getByText("Bitte wählen Sie einen Grund aus.").waitFor();
      expect(await axeFindings(scene.page)).toEqual([]);
      await dialog.getByRole("radio", { name: "Erkrankung" }).check();
      await dialog.getByRole("button", { name: "Stornieren" }).click();
      await dialog.getByRole("alert").filter({ hasText: "Es ist ein Fehler aufgetreten!" }).waitFor();
      expect(await axeFindings(scene.page)).toEqual([]);
      expect(await dialog.getByRole("radio", { name: "Erkrankung" }).isChecked()).toBe(true);
    },
  );

  it.each<Scenario>(["html:cancelRecipient", "malformed:cancelRecipient"])(
    "counts a 200 as a success whatever its body says (%s)",
    async (scenario) => {
      const scene = await open(5001, scenario);
      const dialog = await openDialog(scene, /^Stornieren für/);
      await dialog.getByRole("radio", { name: "Erkrankung" }).check();
      await dialog.getByRole("button", { name: "Stornieren" }).click();
      await dialog.getByText("Buchung erfolgreich storniert.").waitFor();
    },
  );

  it("changes only the list when a slow answer comes after closing", async () => {
    const late = gate();
    const scene = await open(5001, "slow:cancelRecipient", late);
    const dialog = await openDialog(scene, /^Stornieren für/);
    await dialog.getByRole("radio", { name: "Erkrankung" }).check();
    await dialog.getByRole("button", { name: "Stornieren" }).click();
    await dialog.getByRole("button", { name: "Zurück" }).click();
    await dialog.waitFor({ state: "detached" });
    late.open();
    await expect.poll(() => participants(scene.page).getByText("Buchungsstornierung beantragt").count()).toBe(2);
    expect(await scene.page.getByText(/erfolgreich storniert/).count()).toBe(0);
    expect(sent(scene, "cancelRecipient")).toHaveLength(1);
  });
});
